import type { SuperAdminList } from "@funduq/shared-types/contracts/super-admin";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { serve } from "../../platform/server.ts";
import { makeStaff, makeUser, type TestUser } from "../../testing/factories-core.ts";
import { codeOf, cookieOf, invitationsIn, newEmail } from "../../testing/invitations.ts";
import { listenLive } from "../../testing/live-client.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp({ settings: { PORT: "0" } });
const server = await serve(api.app);
afterAll(() => api.app.runtime.live.stop());
const { database, owner, request } = api;
const { mailedToken, finish } = invitationsIn(api);

beforeEach(async () => {
  await owner`update users set is_super_admin = false`;
  await owner`delete from outgoing_mails`;
});

const name = (as: TestUser, email: string) =>
  request("POST", "/super-admins", { as, body: { email } });
const revoke = (as: TestUser, userId: string) =>
  request("DELETE", `/super-admins/${userId}`, { as });
const superAdmins = async () =>
  (await owner`select id from users where is_super_admin`).map(({ id }) => id as string);

describe("naming a super admin", () => {
  it("SYS-06 gives an account the rights at once, and sends a mail without a sign-in link", async () => {
    const chief = await api.makeSuperAdmin();
    const clerk = await makeStaff(database, { role: "front-office" });
    const cookie = await api.signIn(clerk);
    const hotels = () => request("GET", "/hotels", { headers: { cookie } });
    expect((await hotels()).status).toBe(403);

    const named = await name(chief, ` ${clerk.email.toUpperCase()} `);

    expect([named.status, await named.json()]).toEqual([
      201,
      expect.objectContaining({ id: clerk.userId, email: clerk.email, hasSignedIn: true }),
    ]);
    expect((await hotels()).status).toBe(200);
    const [mail] =
      await owner`select body_text from outgoing_mails where recipient = ${clerk.email}`;
    expect(mail?.body_text).toContain("super admin of Funduq");
    expect(mail?.body_text).not.toContain("finish-signin");
  });

  it("SYS-06 creates an account if there is none, which signs in by the mailed link; a repeat sends a new link", async () => {
    const chief = await api.makeSuperAdmin();
    const email = newEmail();
    expect(await (await name(chief, email)).json()).toMatchObject({ email, hasSignedIn: false });
    const lost = await mailedToken(email);
    expect((await name(chief, email)).status).toBe(201);
    const token = await mailedToken(email);
    expect((await finish(lost, email)).status).toBe(401);
    const entered = await finish(token, email);
    expect(await entered.clone().json()).toMatchObject({ user: { isSuperAdmin: true } });
    const list = await request("GET", "/super-admins", { headers: { cookie: cookieOf(entered) } });
    const { superAdmins: listed }: SuperAdminList = await list.json();
    expect(listed.map(({ hasSignedIn }) => hasSignedIn).sort()).toEqual([false, true]);
  });

  it("SYS-06 is logged with both ids and without the email", async () => {
    const chief = await api.makeSuperAdmin();
    const { userId, email } = await makeUser(database);
    await name(chief, email);
    await name(chief, email);
    await revoke(chief, userId);
    const lines = api.logged.filter((line) => line.includes(userId) && line.includes(chief.userId));
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      "super admin named",
      "super admin taken back",
    ]);
    expect(lines.join()).not.toContain(email);
  });
});

describe("revoking a super admin's rights", () => {
  it("SYS-06 keeps the account's rights in its hotels, and ends its streams of other hotels", async () => {
    const chief = await api.makeSuperAdmin();
    const clerk = await makeStaff(database, { role: "front-office" });
    const { hotelId } = await makeStaff(database);
    await name(chief, clerk.email);
    const cookie = await api.signIn(clerk);
    const stream = listenLive(`http://127.0.0.1:${server.port}/api/hotels/${hotelId}/live`, {
      cookie,
    });
    await stream.waitFor(({ event }) => event === "ready");

    expect((await revoke(chief, clerk.userId)).status).toBe(204);

    await stream.ended;
    const session = await request("GET", "/session", { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      user: { isSuperAdmin: false },
      hotels: [{ hotelId: clerk.hotelId }],
    });
    expect((await revoke(chief, clerk.userId)).status).toBe(204);
  });

  it("AUTH-19 ends the sessions of an account without a hotel", async () => {
    const chief = await api.makeSuperAdmin();
    const { userId } = await api.makeSuperAdmin();
    expect((await revoke(chief, userId)).status).toBe(204);
    expect(await owner`select id from sessions where user_id = ${userId}`).toEqual([]);
  });

  it("SYS-06 is refused for the last one; a super admin without a password does not count", async () => {
    const chief = await api.makeSuperAdmin();
    const named = await (await name(chief, newEmail())).json();
    const refused = await revoke(chief, chief.userId);
    expect([refused.status, await codeOf(refused)]).toEqual([409, "super-admin.last"]);
    await owner`update users set password_hash = 'x' where id = ${named.id}`;
    expect((await revoke(chief, chief.userId)).status).toBe(204);
    expect(await superAdmins()).toEqual([named.id]);
  });

  it("SYS-06 when two revoke each other at the same time, one stays", async () => {
    const [one, other] = [await api.makeSuperAdmin(), await api.makeSuperAdmin()];
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from users where is_super_admin for no key update`,
      () => [takeBackOutcome(one, other), takeBackOutcome(other, one)],
    );
    expect(tally(outcomes)).toEqual({ 200: 1, "403 super-admin.required": 1 });
    expect(await superAdmins()).toHaveLength(1);
  });

  it("SYS-06 when three revoke each other at the same time, one stays", async () => {
    const chiefs = await Promise.all([1, 2, 3].map(() => api.makeSuperAdmin()));
    await arrangeRace(
      api,
      (tx) => tx`select from users where is_super_admin for no key update`,
      () => chiefs.flatMap((one) => chiefs.map((other) => takeBackOutcome(one, other))),
    );
    expect(await superAdmins()).toHaveLength(1);
  });
});

/** 204 has no body to read. */
async function takeBackOutcome(as: TestUser, { userId }: TestUser): Promise<Response> {
  const answer = await revoke(as, userId);
  return answer.status === 204 ? Response.json({}) : answer;
}

it("SYS-06 naming a super admin during an invitation to the same email waits, without a deadlock", async () => {
  const [chief, deputy] = [await api.makeSuperAdmin(), await api.makeSuperAdmin()];
  const { hotelId } = await makeStaff(database);
  const deadlocks = async () => {
    const [row] = await owner`
      select deadlocks::int as n from pg_stat_database where datname = current_database()`;
    return row?.n;
  };
  const before = await deadlocks();
  for (let round = 0; round < 10; round += 1) {
    const email = newEmail();
    const invited = request("POST", `/hotels/${hotelId}/users`, {
      as: deputy,
      body: { email, displayName: "", role: "employee", sections: ["pos"] },
    });
    const answers = await Promise.all([name(chief, email), invited]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  }
  expect(await deadlocks()).toBe(before);
});

it("SYS-06 the database refuses a caller who is no super admin, independent of the application", async () => {
  await api.makeSuperAdmin();
  const clerk = await makeUser(database);
  const rows = await database.system.execute<{ outcome: string }>(
    `select set_super_admin('${clerk.userId}', '${clerk.userId}', true) as outcome`,
  );
  expect(rows).toEqual([{ outcome: "not-allowed" }]);
  expect(await superAdmins()).not.toContain(clerk.userId);
});
