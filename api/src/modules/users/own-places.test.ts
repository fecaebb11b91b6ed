import type { Session } from "@funduq/shared-types/contracts/session";
import { describe, expect, it } from "vitest";
import {
  joinHotel,
  makeStaff,
  makeUser,
  TEST_PASSWORD,
  type TestStaff,
  type TestUser,
} from "../../testing/factories-core.ts";
import { codeOf, invitationsIn } from "../../testing/invitations.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited, mailedToken, finish } = invitationsIn(api);

const invite = (as: TestStaff, email: string) =>
  request("POST", `/hotels/${as.hotelId}/users`, {
    as,
    body: { email, displayName: "Nadia", role: "front-office" },
  });
const hotelsOf = async (as: TestUser) =>
  ((await (await request("GET", "/session", { as })).json()) as Session).hotels.map(
    ({ hotelId, isNew }) => ({ hotelId, isNew }),
  );
const leave = (as: TestUser, hotelId: string) =>
  request("DELETE", `/hotels/${hotelId}/own-place`, { as });
const mailsTo = async (email: string) =>
  (await owner`select body_text from outgoing_mails where recipient = ${email}`).map(
    ({ body_text }) => String(body_text),
  );

describe("somebody with an account who is invited by another hotel", () => {
  it("X-07 gets a mail that the hotel was added, without a link that could reset the password", async () => {
    const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
    const [{ name = "" } = {}] = await owner`select name from hotels where id = ${admin.hotelId}`;
    expect((await invite(admin, clerk.email)).status).toBe(201);
    const [mail = "", ...others] = await mailsTo(clerk.email);
    expect(others).toEqual([]);
    for (const said of [`l’hôtel ${name}`, `الفندق ${name}`, `the hotel ${name} was added`])
      expect(mail).toContain(said);
    expect(mail).toContain("{origin}/login");
    expect(mail).not.toContain("finish-signin");
    const open = await owner`
      select from sign_in_links where email = ${clerk.email} and voided_at is null`;
    expect(open).toEqual([]);
    const body = { email: clerk.email, password: TEST_PASSWORD };
    expect((await request("POST", "/session", { body })).status).toBe(200);
  });

  it("X-07 AUTH-10 sees the hotel after the next page load on every device, marked as new until seen", async () => {
    const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
    expect(await hotelsOf(clerk)).toEqual([{ hotelId: clerk.hotelId, isNew: false }]);
    await invite(admin, clerk.email);
    const added = { hotelId: admin.hotelId, isNew: true };
    expect(await hotelsOf(clerk)).toContainEqual(added);
    const body = { email: clerk.email, password: TEST_PASSWORD };
    const elsewhere = await (await request("POST", "/session", { body })).json();
    expect(elsewhere).toMatchObject({
      hotels: expect.arrayContaining([expect.objectContaining(added)]),
    });

    const seen = await request("PUT", `/session/hotels/${admin.hotelId}/seen`, { as: clerk });
    expect(seen.status).toBe(204);
    expect(await hotelsOf(clerk)).toContainEqual({ ...added, isNew: false });
  });

  it("X-07 without a password yet gets a link; the hotel that sent it is not marked as new", async () => {
    const admin = await makeStaff(database);
    const { email, token } = await invited(admin);
    const session = (await (await finish(token, email)).json()) as Session;
    expect(session.hotels).toMatchObject([{ hotelId: admin.hotelId, isNew: false }]);
  });

  it("USR-03 still gets a link when an admin asks for one, for a lost password", async () => {
    const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
    const { id } = await (await invite(admin, clerk.email)).json();
    await owner`delete from outgoing_mails where recipient = ${clerk.email}`;
    await request("POST", `/hotels/${admin.hotelId}/users/${id}/sign-in-link`, { as: admin });
    expect((await finish(await mailedToken(clerk.email), clerk.email)).status).toBe(200);
  });

  it("USR-02 gets the mail when the invitation is corrected to their email; the former email gets none", async () => {
    const admin = await makeStaff(database);
    const [wrong, right] = [await makeUser(database), await makeUser(database)];
    const { id } = await (await invite(admin, wrong.email)).json();
    const body = { email: right.email, version: 1 };
    const path = `/hotels/${admin.hotelId}/users/${id}/email`;
    expect((await request("PUT", path, { as: admin, body })).status).toBe(200);
    expect(await mailsTo(wrong.email)).toEqual([]);
    expect((await mailsTo(right.email)).join()).toContain("was added to your Funduq account");
    expect(await hotelsOf(wrong)).toEqual([]);
    expect(await hotelsOf(right)).toEqual([{ hotelId: admin.hotelId, isNew: true }]);
  });
});

it("USR-03 mails about an added hotel count like links: five an hour to one email, with or without a password", async () => {
  const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
  const { id } = await (await invite(admin, "somebody-else@hotel.test")).json();
  const path = `/hotels/${admin.hotelId}/users/${id}/email`;
  const statuses: number[] = [];
  for (let version = 1; version <= 12; version += 1) {
    const email = version % 2 === 1 ? clerk.email : `${version}@hotel.test`;
    statuses.push((await request("PUT", path, { as: admin, body: { email, version } })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 409]);
});

it("X-07 AUTH-10 an invitation to an account that has another place in the hotel fails no sign-in", async () => {
  const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
  await owner`
    insert into hotel_users (hotel_id, id, email, user_id) values
      (${admin.hotelId}, gen_random_uuid(), 'former-address@hotel.test', ${clerk.userId})`;
  expect((await invite(admin, clerk.email)).status).toBe(201);
  expect((await request("GET", "/session", { as: clerk })).status).toBe(200);
  await api.signIn(clerk);
});

it("AUTH-10 a place that was disabled before the first sign-in is taken with a line in the trail", async () => {
  const [admin, guest] = [await makeStaff(database), await makeUser(database)];
  const { id } = await (await invite(admin, guest.email)).json();
  const path = `/hotels/${admin.hotelId}/users/${id}/status`;
  await request("PUT", path, { as: admin, body: { status: "disabled" } });
  const body = { email: guest.email, password: TEST_PASSWORD };
  expect(await codeOf(await request("POST", "/session", { body }))).toBe("session.no-hotel");
  const joined = await owner`
    select from changes where hotel_id = ${admin.hotelId} and action = 'users.join'`;
  expect(joined).toHaveLength(1);
});

describe("leaving a hotel", () => {
  it("X-07 ends only the user's own place, for every role, and is in the audit trail", async () => {
    const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
    const place = await joinHotel(database, clerk, { hotelId: admin.hotelId, role: "employee" });
    expect((await leave(clerk, admin.hotelId)).status).toBe(204);

    expect(await hotelsOf(clerk)).toEqual([{ hotelId: clerk.hotelId, isNew: false }]);
    const gone = await request("GET", `/hotels/${admin.hotelId}/restaurants`, { as: clerk });
    expect(await codeOf(gone)).toBe("hotel.not-found");
    const changes = await owner`
      select action, tags, entity_id, by_user_id, details -> 'rights' -> 'after' ->> 'status' as status
      from changes where hotel_id = ${admin.hotelId}`;
    expect(changes).toEqual([
      {
        action: "users.leave",
        tags: ["User"],
        entity_id: place,
        by_user_id: clerk.userId,
        status: "disabled",
      },
    ]);
    expect(await codeOf(await leave(clerk, admin.hotelId))).toBe("hotel.not-found");
  });

  it("AUTH-19 ends the sessions with the only hotel, and none while another is left", async () => {
    const clerk = await makeStaff(database, { role: "employee" });
    const admin = await makeStaff(database);
    await joinHotel(database, clerk, { hotelId: admin.hotelId, role: "employee" });
    const sessions = () => owner`select id from sessions where user_id = ${clerk.userId}`;
    expect((await leave(clerk, admin.hotelId)).status).toBe(204);
    expect(await sessions()).not.toEqual([]);
    expect((await leave(clerk, clerk.hotelId)).status).toBe(204);
    expect(await sessions()).toEqual([]);
  });

  it("X-07 can be undone by an admin; the hotel is then marked as new", async () => {
    const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
    const place = await joinHotel(database, clerk, { hotelId: admin.hotelId, role: "employee" });
    await leave(clerk, admin.hotelId);
    const path = `/hotels/${admin.hotelId}/users/${place}/status`;
    await request("PUT", path, { as: admin, body: { status: "active" } });
    expect(await hotelsOf(clerk)).toContainEqual({ hotelId: admin.hotelId, isNew: true });
  });

  it("SYS-06 is refused to the last hotel admin, with the reason", async () => {
    const admin = await makeStaff(database);
    const refused = await leave(admin, admin.hotelId);
    expect([refused.status, await codeOf(refused)]).toEqual([409, "user.last-admin"]);
    await makeStaff(database, { hotelId: admin.hotelId });
    expect((await leave(admin, admin.hotelId)).status).toBe(204);
  });

  it("SYS-06 of two admins who leave at once, one stays", async () => {
    const one = await makeStaff(database);
    const other = await makeStaff(database, { hotelId: one.hotelId });
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotel_users where hotel_id = ${one.hotelId} for update`,
      () => [one, other].map(async (as) => told(await leave(as, one.hotelId))),
    );
    expect(tally(outcomes)).toEqual({ 200: 1, "409 user.last-admin": 1 });
  });

  it("X-07 reveals no other hotel, and cannot end another user's place", async () => {
    const clerk = await makeStaff(database);
    const elsewhere = await makeStaff(database);
    expect(await codeOf(await leave(clerk, elsewhere.hotelId))).toBe("hotel.not-found");
    const superAdmin = await api.makeSuperAdmin();
    expect(await codeOf(await leave(superAdmin, elsewhere.hotelId))).toBe("user.not-found");
    expect(await hotelsOf(elsewhere)).toHaveLength(1);
  });
});

/** 204 has no body to read. */
const told = (answer: Response) => (answer.status === 204 ? Response.json({}) : answer);
