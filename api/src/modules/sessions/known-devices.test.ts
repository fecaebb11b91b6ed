import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cookieJar } from "../../testing/browser.ts";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { invitationsIn } from "../../testing/invitations.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { accountsJob } from "./sessions.service.ts";

const api = await testApp();
const { database, owner, request } = api;
const { linkTo, finish } = invitationsIn(api);

const DEVICE = "__Host-funduq-device";
const house = "198.51.100.40";
beforeEach(async () => {
  api.clock.waited.length = 0;
});
afterEach(async () => {
  await owner`delete from login_attempts`;
});

type Attempt = { email: string; password?: string; from?: string };

/** A browser at the hotel's own network address. */
function browser(on = api) {
  const jar = cookieJar();
  const signIn = async ({ email, password = TEST_PASSWORD, from = house }: Attempt) =>
    jar.take(
      await on.request("POST", "/session", {
        body: { email, password },
        headers: { "x-forwarded-for": from, ...jar.header() },
      }),
    );
  const logOut = async () =>
    jar.take(await on.request("DELETE", "/session", { headers: jar.header() }));
  return { jar, signIn, logOut };
}

const statusesOf = async (work: () => Promise<Response>, times: number) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await work()).status);
  return statuses;
};

describe("a known device", () => {
  it("AUTH-02 is stored as a hash; its cookie is hidden from scripts and survives the log-out", async () => {
    const { email, userId } = await makeStaff(database);
    const { jar, signIn, logOut } = browser();
    const set = (await signIn({ email })).headers.getSetCookie();
    expect(set.find((each) => each.startsWith(DEVICE))).toMatch(
      /^__Host-funduq-device=[\w-]{43}; HttpOnly; Max-Age=15552000; Path=\/; SameSite=Lax; Secure$/,
    );
    const rows = await owner`select token_hash from known_devices where user_id = ${userId}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).not.toBe(jar.value(DEVICE));
    const token = jar.value(DEVICE);
    await logOut();
    expect(jar.value("__Host-funduq")).toBeUndefined();
    expect(jar.value(DEVICE)).toBe(token);
  });

  it("AUTH-02 has a cookie name without the __Host- prefix on a network without https", async () => {
    const { email } = await makeStaff(database);
    const plain = browser(appOver(api, { settings: { COOKIE_INSECURE: "true" } }));
    const set = (await plain.signIn({ email })).headers.getSetCookie();
    expect(set[1]).toMatch(
      /^funduq-device=[\w-]{43}; HttpOnly; Max-Age=15552000; Path=\/; SameSite=Lax$/,
    );
  });

  it("T7 signs in at once while attempts from its address are delayed; an unknown device waits", async () => {
    const staff = await Promise.all(Array.from({ length: 6 }, () => makeStaff(database)));
    const [{ email } = await makeStaff(database)] = staff;
    const reception = browser();
    await reception.signIn({ email });
    for (const { email: other } of staff.slice(1))
      await statusesOf(() => browser().signIn({ email: other, password: "wrong" }), 5);
    api.clock.waited.length = 0;

    expect((await reception.signIn({ email })).status).toBe(200);
    expect(api.clock.waited).toEqual([]);
    expect((await browser().signIn({ email })).status).toBe(200);
    expect(api.clock.waited).toEqual([1500]);
  });

  it("T7 is not refused when others guess the password of its account, even from its own address", async () => {
    const { email } = await makeStaff(database);
    const reception = browser();
    await reception.signIn({ email });
    const strangers = await statusesOf(() => browser().signIn({ email, password: "wrong" }), 6);
    expect(strangers.at(-1)).toBe(429);
    expect((await reception.signIn({ email })).status).toBe(200);
  });

  it("T7 has limited attempts when it is stolen, which are counted apart from those of the address", async () => {
    const { email } = await makeStaff(database);
    const stolen = browser();
    await stolen.signIn({ email });
    let host = 0;
    const guesses = await statusesOf(
      () => stolen.signIn({ email, password: "wrong", from: `192.0.2.${++host}` }),
      6,
    );
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await browser().signIn({ email })).status).toBe(200);
  });

  it("T7 is known only for the accounts that signed in with it", async () => {
    const [first, second, other] = [
      await makeStaff(database),
      await makeStaff(database),
      await makeStaff(database),
    ];
    const reception = browser();
    await reception.signIn(first);
    const token = reception.jar.value(DEVICE);
    await reception.signIn(second);
    expect(reception.jar.value(DEVICE)).toBe(token);
    await statusesOf(() => reception.signIn({ email: other.email, password: "wrong" }), 5);
    const places = await owner`select distinct address from login_attempts where not succeeded`;
    expect(places).toEqual([{ address: house }]);
    await statusesOf(() => browser().signIn({ email: second.email, password: "wrong" }), 5);
    expect((await reception.signIn(second)).status).toBe(200);
  });

  it("T10 accepts only tokens that the installation issued", async () => {
    const { email } = await makeStaff(database);
    const chosen = `${DEVICE}=${"a".repeat(43)}`;
    const response = await request("POST", "/session", {
      body: { email, password: TEST_PASSWORD },
      headers: { cookie: chosen },
    });
    const set = response.headers.getSetCookie().find((each) => each.startsWith(DEVICE));
    expect(set).toBeDefined();
    expect(set).not.toContain(chosen);
  });

  it("T10 a password set after a sign-in by link deletes all known devices of the account but the current one", async () => {
    const clerk = await makeStaff(database);
    const lost = browser();
    await lost.signIn(clerk);
    const own = cookieJar();
    own.take(await finish(await linkTo(clerk.email), clerk.email));
    const devices = () => owner`select from known_devices where user_id = ${clerk.userId}`;
    expect(await devices()).toHaveLength(2);
    const chosen = await request("PUT", "/session/password", {
      body: { password: "seven camels" },
      headers: own.header(),
    });
    expect(chosen.status).toBe(204);
    expect(await devices()).toHaveLength(1);
    await statusesOf(() => browser().signIn({ email: clerk.email, password: "wrong" }), 5);
    const body = { email: clerk.email, password: "seven camels" };
    expect((await lost.signIn(body)).status).toBe(429);
    const headers = { "x-forwarded-for": house, ...own.header() };
    expect((await request("POST", "/session", { body, headers })).status).toBe(200);
  });

  it("T7 is deleted after 180 days without a sign-in; an account has at most fifty", async () => {
    const [{ userId }, busy] = [await makeStaff(database), await makeStaff(database)];
    await owner`
      insert into known_devices (token_hash, user_id, last_used_at)
      select md5(n::text) || md5('a'), ${userId}, now() - make_interval(days => n)
      from generate_series(178, 182) n`;
    await owner`
      insert into known_devices (token_hash, user_id, last_used_at)
      select md5(n::text) || md5('b'), ${busy.userId}, now() - make_interval(mins => n)
      from generate_series(1, 60) n`;
    await accountsJob(api.app.runtime).run(new AbortController().signal);
    const left = (id: string) => owner`select from known_devices where user_id = ${id}`;
    expect(await left(userId)).toHaveLength(2);
    expect(await left(busy.userId)).toHaveLength(50);
  });
});
