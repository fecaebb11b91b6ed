import { afterEach, expect, it } from "vitest";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { invitationsIn } from "../../testing/invitations.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited } = invitationsIn(api);
afterEach(async () => {
  await owner`delete from login_attempts`;
});

/** The seconds left until an instant plus a window, by the database's clock. */
async function rest(at: string, window: string): Promise<number> {
  const [row] = await owner`
    select ceil(extract(epoch from ${at}::timestamptz + ${window}::interval - clock_timestamp()))::int as rest`;
  return row?.rest;
}

/** Expects the remaining time of the window in the header and in the body. */
async function expectTrueTime(ask: () => Promise<Response>, at: string, window: string) {
  const before = await rest(at, window);
  const refused = await ask();
  const after = await rest(at, window);
  expect(refused.status).toBe(429);
  const told = Number(refused.headers.get("retry-after"));
  expect(told).toBeLessThanOrEqual(before);
  expect(told).toBeGreaterThanOrEqual(after);
  const { params } = (await refused.json()) as { params: object };
  expect(params).toEqual({ retryAfterSeconds: told });
}

it("AUTH-02 a refused sign-in says when the oldest of five failures leaves the window of 15 minutes", async () => {
  const { email } = await makeStaff(database);
  const signIn = (password: string) => request("POST", "/session", { body: { email, password } });
  for (let n = 0; n < 5; n++) await signIn("wrong");
  await owner`update login_attempts set at = at - interval '11 minutes'
    where id = (select id from login_attempts order by at limit 1)`;
  const [oldest] = await owner`select min(at) as at from login_attempts`;
  await expectTrueTime(() => signIn(TEST_PASSWORD), oldest?.at, "15 minutes");
  await owner`update login_attempts set at = at - interval '4 minutes' where at = ${oldest?.at}`;
  expect((await signIn(TEST_PASSWORD)).status).toBe(200);
});

it("AUTH-02 an address that tries unknown emails gets the time until the oldest of ten leaves the hour", async () => {
  const signIn = (email: string) =>
    request("POST", "/session", { body: { email, password: "wrong" } });
  for (let n = 0; n < 10; n++) await signIn(`nobody-${n}@hotel.test`);
  await owner`update login_attempts set at = at - interval '40 minutes'`;
  const [oldest] = await owner`select min(at) as at from login_attempts`;
  await expectTrueTime(() => signIn("nobody@hotel.test"), oldest?.at, "1 hour");
});

it("USR-03 a hotel that has sent too many links gets the time until it may send the next one", async () => {
  const admin = await makeStaff(database);
  const { id, email } = await invited(admin);
  const again = () =>
    request("POST", `/hotels/${admin.hotelId}/users/${id}/sign-in-link`, { as: admin });
  for (let n = 0; n < 4; n++) await again();
  await owner`update sign_in_links set created_at = created_at - interval '20 minutes'
    where email = ${email}`;
  const [oldest] = await owner`
    select min(created_at) as at from sign_in_links where email = ${email}`;
  await expectTrueTime(again, oldest?.at, "1 hour");
});
