import { afterEach, expect, it } from "vitest";
import { cookieJar } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { codeOf } from "../../testing/invitations.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { appOver, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
afterEach(async () => {
  await owner`delete from login_attempts`;
});

/** An application whose delays end when the test calls `end`. */
function slowed() {
  const app = appOver(api);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let waiting = 0;
  app.clock.wait = () => {
    waiting += 1;
    return over;
  };
  const signIn = (body: { email: string; password: string }, headers: Record<string, string>) =>
    app.request("POST", "/session", { body, headers });
  return { app, signIn, end, waiting: () => waiting };
}

const failures = (count: number, address: string) => owner`
  insert into login_attempts (id, email, address, succeeded)
  select gen_random_uuid(), 'n' || n, ${address}, false from generate_series(1, ${count}) n`;

it("T7 S6 a delayed attempt holds no transaction, no lock and no hashing slot", async () => {
  const { app, signIn, end, waiting } = slowed();
  const clerk = await makeStaff(database);
  const body = { email: clerk.email, password: TEST_PASSWORD };
  const reception = cookieJar();
  const headers = { "x-forwarded-for": "198.51.100.50" };
  reception.take(await signIn(body, headers));
  await failures(20, "198.51.100.50");

  const delayed = Array.from({ length: 5 }, () => signIn(body, headers));
  await eventually(() => expect(waiting()).toBe(5));
  const computed = app.app.runtime.hashing.computed();
  const open = await owner`select from pg_stat_activity
    where datname = current_database() and usename = 'funduq_app' and xact_start is not null`;
  expect(open).toHaveLength(0);
  const known = await signIn(body, { ...headers, ...reception.header() });
  expect(known.status).toBe(200);
  expect(app.app.runtime.hashing.computed()).toBe(computed + 1);

  end();
  const statuses = (await Promise.all(delayed)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

it("T7 T18 waiting attempts are limited per address and in all; a further one is 503 and not counted as failed", async () => {
  const { signIn, end, waiting } = slowed();
  const addresses = [60, 61, 62, 63, 64, 65].map((host) => `198.51.100.${host}`);
  for (const address of addresses) await failures(20, address);
  const answers: Promise<Response>[] = [];
  const come = async (address: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const { email } = await makeStaff(database);
      answers.push(signIn({ email, password: "wrong" }, { "x-forwarded-for": address }));
    }
  };
  for (const [index, address] of addresses.slice(0, 5).entries()) {
    await come(address, 8);
    await eventually(() => expect(waiting()).toBe(8 * (index + 1)));
  }
  const [first = "", last = ""] = [addresses[0], addresses[5]];
  const { email } = await makeStaff(database);
  for (const address of [first, last]) {
    const refused = await signIn({ email, password: "wrong" }, { "x-forwarded-for": address });
    expect([refused.status, await codeOf(refused)]).toEqual([503, "service.busy"]);
  }
  const counted = await owner`select from login_attempts where not succeeded and email !~ '^n'`;
  expect(counted).toHaveLength(40);

  end();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  // Hashing has its own queue, which may be full for the last of forty concurrent attempts.
  expect(statuses.every((status) => [401, 503].includes(status))).toBe(true);
  const after = await signIn({ email, password: TEST_PASSWORD }, { "x-forwarded-for": first });
  expect(after.status).toBe(200);
});

it("T10 a password that is replaced during a sign-in with it starts no session", async () => {
  const clerk = await makeStaff(database);
  const body = { email: clerk.email, password: TEST_PASSWORD };
  const outcomes = await arrangeRace(
    api,
    (tx) => tx`update users set password_hash = 'another' where id = ${clerk.userId}`,
    () => [api.request("POST", "/session", { body })],
  );
  expect(tally(outcomes)).toEqual({ "401 session.wrong-password": 1 });
  expect(await owner`select from sessions where user_id = ${clerk.userId}`).toEqual([]);
});
