import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import { describe, expect, it } from "vitest";
import { makeStaff, type TestUser } from "../../testing/factories-core.ts";
import { codeOf, invitationsIn, newEmail } from "../../testing/invitations.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited, linkTo, mailedToken, finish } = invitationsIn(api);

describe("the hotel's people", () => {
  const list = async (as: TestUser, hotelId: string) =>
    (await request("GET", `/hotels/${hotelId}/users`, { as })).json() as Promise<HotelUserList>;

  it("USR-01 are listed without those of other hotels", async () => {
    const admin = await makeStaff(database, { displayName: "Karim" });
    const { hotelId } = admin;
    await makeStaff(database, { hotelId, displayName: "zohra", role: "employee" });
    await makeStaff(database, { hotelId, displayName: "Amina", role: "front-office" });
    await makeStaff(database, { hotelId, displayName: "Lynda", role: "manager" });
    await makeStaff(database);

    const { users } = await list(admin, hotelId);

    const names = users.map(({ displayName }) => displayName);
    expect(names.sort()).toEqual(["Amina", "Karim", "Lynda", "zohra"]);
    expect(users.find(({ displayName }) => displayName === "Amina")).toMatchObject({
      role: "front-office",
      sections: [],
      status: "active",
      invitation: null,
    });
  });

  it("USR-02 USR-03 an invited user is in the list, with the delivery state of the mail", async () => {
    const admin = await makeStaff(database);
    const { email, id } = await invited(admin, { email: " Zohra@Hotel.TEST ", sections: ["pos"] });
    const { users } = await list(admin, admin.hotelId);
    expect(users.find((user) => user.id === id)).toMatchObject({
      email: "zohra@hotel.test",
      role: "employee",
      sections: ["pos"],
      invitation: "waiting",
    });
    expect(email).not.toBe("");
    await owner`update outgoing_mails set last_error = 'ECONNREFUSED'`;
    expect((await list(admin, admin.hotelId)).users.at(-1)?.invitation).toBe("failed");
    await owner`delete from outgoing_mails`;
    expect((await list(admin, admin.hotelId)).users.at(-1)?.invitation).toBe("sent");
  });

  it("USR-02 an email has only one place in a hotel, in upper or lower case", async () => {
    const admin = await makeStaff(database);
    const body = { email: admin.email.toUpperCase(), displayName: "" };
    const refused = await request("POST", `/hotels/${admin.hotelId}/users`, { as: admin, body });
    expect(await refused.json()).toMatchObject({ status: 409, code: "user.already-here" });
    expect(await owner`select from outgoing_mails where recipient = ${admin.email}`).toEqual([]);
  });

  it.each([
    ["a name of one line", { email: "a@b.dz", displayName: "Nadia\n\nhttps://elsewhere.test" }],
    ["an email", { email: "not an address", displayName: "" }],
    [
      "a role",
      {
        email: "a@b.dz",
        displayName: "",
        role: "owner",
      },
    ],
  ])("USR-02 needs %s", async (_, body) => {
    const admin = await makeStaff(database);
    const refused = await request("POST", `/hotels/${admin.hotelId}/users`, { as: admin, body });
    expect(await codeOf(refused)).toBe("request.invalid");
  });

  it("USR-03 a new link replaces the former one", async () => {
    const admin = await makeStaff(database);
    const first = await invited(admin);
    const again = await request("POST", `/hotels/${admin.hotelId}/users/${first.id}/sign-in-link`, {
      as: admin,
    });
    expect(again.status).toBe(204);
    const token = await mailedToken(first.email);
    expect((await finish(first.token, first.email)).status).toBe(401);
    expect((await finish(token, first.email)).status).toBe(200);
  });

  it("X-07 USR-03 AUTH-09 keeps the links valid that other hotels have sent to the same email", async () => {
    const [admin, elsewhere] = [await makeStaff(database), await makeStaff(database)];
    const email = newEmail();
    const operators = await linkTo(email);
    const theirs = await invited(elsewhere, { email });
    const mine = await invited(admin, { email });
    const again = `/hotels/${admin.hotelId}/users/${mine.id}/sign-in-link`;
    expect((await request("POST", again, { as: admin })).status).toBe(204);

    const check = (token: string) =>
      request("POST", "/sign-in-links/check", { body: { token } }).then(({ status }) => status);
    expect(await check(operators)).toBe(204);
    expect(await check(theirs.token)).toBe(204);
    expect(await check(mine.token)).toBe(401);
    expect(await mailedToken(email, elsewhere.hotelId)).toBe(theirs.token);
    const current = await mailedToken(email, admin.hotelId);
    // Each link signs in to the account; the others stay valid.
    for (const token of [current, theirs.token, operators])
      expect((await finish(token, email)).status).toBe(200);
  });

  it("USR-01 a mail that another hotel could not send does not count as this one's", async () => {
    const [admin, elsewhere] = [await makeStaff(database), await makeStaff(database)];
    const { email } = await invited(elsewhere);
    await owner`update outgoing_mails set last_error = 'ECONNREFUSED' where recipient = ${email}`;
    await invited(admin, { email });
    const invitationIn = async (as: typeof admin) => {
      const listed = await request("GET", `/hotels/${as.hotelId}/users`, { as });
      const { users } = (await listed.json()) as HotelUserList;
      return users.find((user) => user.email === email)?.invitation;
    };
    expect(await invitationIn(elsewhere)).toBe("failed");
    expect(await invitationIn(admin)).toBe("waiting");
  });

  it("USR-03 a hotel can send five links an hour to one email; other hotels have a limit of their own", async () => {
    const admin = await makeStaff(database);
    const { id, email } = await invited(admin);
    const again = () =>
      request("POST", `/hotels/${admin.hotelId}/users/${id}/sign-in-link`, { as: admin });
    const answers = await Promise.all(Array.from({ length: 6 }, again));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 429, 429]);
    expect(await codeOf(await again())).toBe("user.too-many-links");
    await mailedToken(email);

    const elsewhere = await makeStaff(database);
    expect((await invited(elsewhere, { email })).email).toBe(email);
    await owner`
      update sign_in_links set created_at = created_at - interval '61 minutes'
      where email = ${email}`;
    expect((await again()).status).toBe(204);
  });

  it("USR-03 a hotel invites a hundred people within an hour, and then waits", async () => {
    const admin = await makeStaff(database);
    const { email } = await invited(admin);
    await owner`
      insert into sign_in_links (token_hash, email, purpose, for_hotel_id, voided_at, expires_at)
      select md5(n::text || ${email}) || md5(n::text), 'n' || n || '@hotel.test', 'invitation',
        ${admin.hotelId}, now(), now() + interval '1 day' from generate_series(2, 100) n`;
    const body = { email: "one-more@hotel.test", displayName: "" };
    const refused = await request("POST", `/hotels/${admin.hotelId}/users`, { as: admin, body });
    expect(await codeOf(refused)).toBe("user.too-many-links");
    expect(await owner`select from hotel_users where email = ${body.email}`).toEqual([]);
    expect((await invited(await makeStaff(database), body)).email).toBe(body.email);
  });

  it("X-07 sends no link to another hotel's user", async () => {
    const admin = await makeStaff(database);
    const stranger = await makeStaff(database);
    const refused = await request(
      "POST",
      `/hotels/${admin.hotelId}/users/${stranger.hotelUserId}/sign-in-link`,
      { as: admin },
    );
    expect(await codeOf(refused)).toBe("user.not-found");
    expect(await owner`select from outgoing_mails where recipient = ${stranger.email}`).toEqual([]);
  });
});
