import {
  type ChangeUser,
  type HotelUserList,
  hotelRoleSchema,
} from "@funduq/shared-types/contracts/user";
import { describe, expect, it } from "vitest";
import {
  joinHotel,
  makeHotel,
  makeStaff,
  TEST_PASSWORD,
  type TestUser,
} from "../../testing/factories-core.ts";
import { codeOf, invitationsIn } from "../../testing/invitations.ts";
import { meeting, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited, mailedToken, finish } = invitationsIn(api);

const setStatus = (as: TestUser, hotelId: string, hotelUserId: string, status: string) =>
  request("PUT", `/hotels/${hotelId}/users/${hotelUserId}/status`, { as, body: { status } });

it("AUTH-19 ends every session of a disabled user at once, and the way into that hotel", async () => {
  const admin = await makeStaff(database);
  const { hotelId } = admin;
  const clerk = await makeStaff(database, { hotelId, role: "front-office" });
  const elsewhere = await makeHotel(database);
  await joinHotel(database, clerk, { hotelId: elsewhere, role: "housekeeping" });
  const cookies = await Promise.all([api.signIn(clerk), api.signIn(clerk)]);

  const response = await setStatus(admin, hotelId, clerk.hotelUserId, "disabled");

  expect(await response.json()).toEqual({ id: clerk.hotelUserId, status: "disabled" });
  for (const cookie of cookies) {
    expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(401);
  }
  const body = { email: clerk.email, password: TEST_PASSWORD };
  const session = await (await request("POST", "/session", { body })).json();
  expect(session).toMatchObject({ hotels: [{ hotelId: elsewhere }] });
});

it("AUTH-19 lets an enabled user in again", async () => {
  const admin = await makeStaff(database);
  const clerk = await makeStaff(database, { hotelId: admin.hotelId, status: "disabled" });
  await setStatus(admin, admin.hotelId, clerk.hotelUserId, "active");
  const body = { email: clerk.email, password: TEST_PASSWORD };
  expect((await request("POST", "/session", { body })).status).toBe(200);
});

it("T5 lets no request of the disabled user through after the commit", async () => {
  const admin = await makeStaff(database);
  const clerk = await makeStaff(database, { hotelId: admin.hotelId });
  const cookie = await api.signIn(clerk);
  let committed = false;
  const seen: { after: boolean; status: number }[] = [];
  const traffic = Array.from({ length: 4 }, async () => {
    for (let index = 0; index < 15; index += 1) {
      const after = committed;
      const { status } = await request("GET", "/session", { headers: { cookie } });
      seen.push({ after, status });
    }
  });

  const response = await setStatus(admin, admin.hotelId, clerk.hotelUserId, "disabled");
  committed = true;
  await Promise.all(traffic);
  const last = await request("GET", "/session", { headers: { cookie } });

  expect(response.status).toBe(200);
  expect(last.status).toBe(401);
  expect(seen.filter(({ after, status }) => after && status !== 401)).toEqual([]);
});

it("AUTH-19 keeps an admin from locking themselves out", async () => {
  const admin = await makeStaff(database);
  const response = await setStatus(admin, admin.hotelId, admin.hotelUserId, "disabled");
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "user.own-status" });
});

it("AUTH-19 of two admins who disable each other at once, one stays", async () => {
  const [one, other] = [await makeStaff(database), await makeStaff(database)];
  const { hotelId } = one;
  const hotelUserId = await joinHotel(database, other, { hotelId });
  const outcomes = await meeting(
    api,
    (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
    () => [
      setStatus(one, hotelId, hotelUserId, "disabled"),
      setStatus(other, hotelId, one.hotelUserId, "disabled"),
    ],
  );
  expect(tally(outcomes)).toEqual({ 200: 1, "401 session.required": 1 });
  const active = await owner`
    select from hotel_users where hotel_id = ${hotelId} and status = 'active'`;
  expect(active).toHaveLength(1);
});

describe("editing a colleague", () => {
  type Change = Partial<Record<keyof ChangeUser, unknown>>;
  const find = async (as: TestUser, hotelId: string, id: string) => {
    const answer = await request("GET", `/hotels/${hotelId}/users`, { as });
    const { users }: HotelUserList = await answer.json();
    const found = users.find((user) => user.id === id);
    if (!found) throw new Error(`${id} has no place in the hotel`);
    return found;
  };
  /** Sends someone's place as it is now, but for what is named. */
  const save = async (as: TestUser, hotelId: string, id: string, wanted: Change) => {
    const { displayName, role, sections, status, version } = await find(as, hotelId, id);
    const body = { displayName, role, sections, status, version, ...wanted };
    return request("PUT", `/hotels/${hotelId}/users/${id}`, { as, body });
  };

  it("USR-02 saves name, role, sections and status; the email stays what it was", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const clerk = await makeStaff(database, { hotelId, role: "employee", sections: ["pos"] });
    const response = await save(admin, hotelId, clerk.hotelUserId, {
      displayName: " Amel Kaci ",
      role: "front-office",
      sections: ["extra", "extra"],
    });
    expect(response.status).toBe(200);
    const saved = await response.json();
    expect(saved).toEqual(await find(admin, hotelId, clerk.hotelUserId));
    expect(saved).toMatchObject({
      email: clerk.email,
      displayName: "Amel Kaci",
      role: "front-office",
      sections: ["extra"],
      version: 2,
    });
    const withEmail = await save(admin, hotelId, clerk.hotelUserId, {
      email: "else@hotel.test",
    } as Change);
    expect(await codeOf(withEmail)).toBe("request.invalid");
  });

  it.each(hotelRoleSchema.options)("USR-02 gives the role %s", async (role) => {
    const admin = await makeStaff(database);
    const clerk = await makeStaff(database, { hotelId: admin.hotelId, role: "housekeeping" });
    const saved = await save(admin, admin.hotelId, clerk.hotelUserId, { role });
    expect(await saved.json()).toMatchObject({ role });
  });

  it("USR-02 AUTH-17 the session that is open has the new rights with its next request", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const clerk = await makeStaff(database, { hotelId, role: "front-office" });
    const cookie = await api.signIn(clerk);
    const look = async (path: string) =>
      (await request("GET", `/hotels/${hotelId}/${path}`, { headers: { cookie } })).status;
    expect([await look("day-grid"), await look("users")]).toEqual([200, 403]);
    await save(admin, hotelId, clerk.hotelUserId, { role: "employee", sections: ["housekeeping"] });
    expect([await look("day-grid"), await look("housekeeping")]).toEqual([403, 200]);
    await save(admin, hotelId, clerk.hotelUserId, { role: "manager" });
    expect([await look("day-grid"), await look("users")]).toEqual([200, 200]);
  });

  it("USR-02 AUTH-19 disabling in the form ends the sessions, as the button does", async () => {
    const admin = await makeStaff(database);
    const clerk = await makeStaff(database, { hotelId: admin.hotelId });
    const cookie = await api.signIn(clerk);
    await save(admin, admin.hotelId, clerk.hotelUserId, { status: "disabled" });
    expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(401);
  });

  it("USR-02 nobody takes their own rights away or widens them; the own name is theirs", async () => {
    const admin = await makeStaff(database);
    const own = (wanted: Change) => save(admin, admin.hotelId, admin.hotelUserId, wanted);
    expect(await codeOf(await own({ role: "manager" }))).toBe("user.own-rights");
    expect(await codeOf(await own({ sections: ["extra"] }))).toBe("user.own-rights");
    expect(await codeOf(await own({ status: "disabled" }))).toBe("user.own-status");
    expect(await (await own({ displayName: "Karim" })).json()).toMatchObject({
      displayName: "Karim",
      role: "hotel-admin",
    });
  });

  it("USR-02 of two admins who edit the same person at once the second is told by whom", async () => {
    const [one, other] = [
      await makeStaff(database, { displayName: "Lynda" }),
      await makeStaff(database, { displayName: "Lynda" }),
    ];
    const { hotelId } = one;
    await joinHotel(database, other, { hotelId });
    const clerk = await makeStaff(database, { hotelId, role: "employee" });
    const outcomes = await meeting(
      api,
      (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
      () =>
        [one, other].map((as, at) =>
          request("PUT", `/hotels/${hotelId}/users/${clerk.hotelUserId}`, {
            as,
            body: {
              displayName: `Clerk ${at}`,
              role: "employee",
              sections: ["pos"],
              status: "active",
              version: 1,
            },
          }),
        ),
    );
    expect(tally(outcomes)).toEqual({ 200: 1, "409 request.stale": 1 });
    const refused = outcomes.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ params: { changedBy: "Lynda" } });
    expect(await find(one, hotelId, clerk.hotelUserId)).toMatchObject({ version: 2 });
  });

  it("USR-02 AUTH-19 of two admins who make each other employees at once, one stays", async () => {
    const [one, other] = [await makeStaff(database), await makeStaff(database)];
    const { hotelId } = one;
    const hotelUserId = await joinHotel(database, other, { hotelId });
    const demote = (as: TestUser, id: string) =>
      request("PUT", `/hotels/${hotelId}/users/${id}`, {
        as,
        body: {
          displayName: "",
          role: "employee",
          sections: ["pos"],
          status: "active",
          version: 1,
        },
      });
    const outcomes = await meeting(
      api,
      (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
      () => [demote(one, hotelUserId), demote(other, one.hotelUserId)],
    );
    expect(tally(outcomes)).toEqual({ 200: 1, "403 section.denied": 1 });
    const admins = await owner`
      select from hotel_users where hotel_id = ${hotelId} and role = 'hotel-admin'`;
    expect(admins).toHaveLength(1);
  });

  it("USR-02 a status changed by the button makes an open form stale too", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const clerk = await makeStaff(database, { hotelId, role: "front-office" });
    const { version } = await find(admin, hotelId, clerk.hotelUserId);
    await setStatus(admin, hotelId, clerk.hotelUserId, "disabled");
    const late = await save(admin, hotelId, clerk.hotelUserId, { version, status: "active" });
    expect(await codeOf(late)).toBe("request.stale");
  });

  it("X-07 USR-02 reaches nobody of another hotel", async () => {
    const admin = await makeStaff(database);
    const stranger = await makeStaff(database);
    const body = { displayName: "", role: "employee", sections: [], status: "active", version: 1 };
    const path = `/hotels/${admin.hotelId}/users/${stranger.hotelUserId}`;
    expect(await codeOf(await request("PUT", path, { as: admin, body }))).toBe("user.not-found");
    expect(await find(stranger, stranger.hotelId, stranger.hotelUserId)).toMatchObject({
      role: "hotel-admin",
      version: 1,
    });
  });
});

it("X-07 doesn't find another hotel's user", async () => {
  const admin = await makeStaff(database);
  const stranger = await makeStaff(database);
  const cookie = await api.signIn(stranger);
  const response = await setStatus(admin, admin.hotelId, stranger.hotelUserId, "disabled");
  expect(await response.json()).toMatchObject({ status: 404, code: "user.not-found" });
  expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(200);
});

describe("the hotel's people", () => {
  const list = async (as: TestUser, hotelId: string) =>
    (await request("GET", `/hotels/${hotelId}/users`, { as })).json() as Promise<HotelUserList>;

  it("USR-01 are listed managers first, then by name, and none of another hotel", async () => {
    const admin = await makeStaff(database, { displayName: "Karim" });
    const { hotelId } = admin;
    await makeStaff(database, { hotelId, displayName: "zohra", role: "employee" });
    await makeStaff(database, { hotelId, displayName: "Amina", role: "front-office" });
    await makeStaff(database, { hotelId, displayName: "Lynda", role: "manager" });
    await makeStaff(database);

    const { users } = await list(admin, hotelId);

    expect(users.map(({ displayName }) => displayName)).toEqual([
      "Karim",
      "Lynda",
      "Amina",
      "zohra",
    ]);
    expect(users[2]).toMatchObject({
      role: "front-office",
      sections: [],
      status: "active",
      invitation: null,
    });
  });

  it("USR-02 USR-03 an invited one stands in the list with the mail's fate", async () => {
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

  it("USR-02 nobody has two places in a hotel, however the email is written", async () => {
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

  it("USR-03 a new link is sent in place of the one before", async () => {
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

  it("USR-03 nobody is flooded with links: five an hour by a hotel, and no other hotel by that", async () => {
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
