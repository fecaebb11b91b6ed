import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { appOver, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;

let network = 0;
let address = "";
beforeEach(() => {
  network += 1;
  address = `198.51.${network}.7`;
});
afterEach(async () => {
  api.clock.waited.length = 0;
  await owner`delete from login_attempts`;
});

const guess = (email: string, password: string, from = address, on = api) =>
  on.request("POST", "/session", {
    body: { email, password },
    headers: { "x-forwarded-for": from },
  });
const outcomes = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map((response) => response.status);
const count = (statuses: number[], status: number) =>
  statuses.filter((each) => each === status).length;

describe("guessing", () => {
  it("AUTH-02 is refused after five wrong passwords in 15 minutes, in the specification's words", async () => {
    const { email } = await makeStaff(database);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await guess(email, "wrong")).status).toBe(401);
    }

    const sixth = await guess(email, TEST_PASSWORD);

    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toMatchObject({ detail: "Too many attempts. Try again later." });
  });

  it("T7 blocks an account neither permanently nor from another address", async () => {
    const { email } = await makeStaff(database);
    for (let attempt = 1; attempt <= 6; attempt += 1) await guess(email, "wrong");

    expect((await guess(email, TEST_PASSWORD, "203.0.113.80")).status).toBe(200);
    await owner`update login_attempts set at = at - interval '15 minutes 1 second'`;
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  it("T7 does not count correct passwords: sign-ins are unlimited", async () => {
    const { email } = await makeStaff(database);
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      statuses.push((await guess(email, TEST_PASSWORD)).status);
    }
    expect(count(statuses, 200)).toBe(8);
  });

  it("S6 checks at most five passwords of sixty sent at once through two processes", async () => {
    const { email } = await makeStaff(database);
    const other = appOver(api);
    const before = api.app.runtime.hashing.computed() + other.app.runtime.hashing.computed();

    const statuses = await outcomes(
      Array.from({ length: 60 }, (_, index) =>
        guess(email, `guess ${index}`, address, index % 2 ? api : other),
      ),
    );

    const checked =
      api.app.runtime.hashing.computed() + other.app.runtime.hashing.computed() - before;
    expect(checked).toBeLessThanOrEqual(5);
    expect(count(statuses, 401)).toBe(checked);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  });

  it("T7 is delayed after twenty failures from one address on many accounts", async () => {
    const staff = await Promise.all(Array.from({ length: 22 }, () => makeStaff(database)));
    const statuses: number[] = [];
    for (const { email } of staff) statuses.push((await guess(email, "wrong")).status);
    expect(count(statuses, 401)).toBe(22);
    expect(api.clock.waited).toHaveLength(2);
  });

  it("T8 is refused sooner for an address that tries unknown emails, with the same answer", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await guess(`nobody-${index}@funduq.test`, "x")).status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it("T8 at unknown emails does not block users with an account at the same address", async () => {
    const { email } = await makeStaff(database);
    for (let index = 0; index < 12; index += 1) await guess(`nobody-${index}@funduq.test`, "x");
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  it("T7 at one account from many addresses is delayed after fifty failures in an hour", async () => {
    const { email } = await makeStaff(database);
    const statuses: number[] = [];
    for (let host = 1; host <= 51; host += 1) {
      statuses.push((await guess(email, "wrong", `192.0.2.${host}`)).status);
    }
    expect(count(statuses, 401)).toBe(51);
    expect(api.clock.waited).toHaveLength(1);
  });

  it("T7 with fifty wrong passwords from ten addresses does not block the correct one from another address", async () => {
    const { email } = await makeStaff(database);
    for (let n = 0; n < 50; n += 1) await guess(email, "wrong", `192.0.2.${n % 10}`);
    expect((await guess(email, TEST_PASSWORD, "203.0.113.81")).status).toBe(200);
    expect(api.clock.waited).toHaveLength(1);
  });

  it("stores neither the typed email nor a full IPv6 address", async () => {
    await guess("my-secret-password", "x", "2001:db8:1:2:aaaa::1");
    const rows = await owner`select email, address from login_attempts`;
    expect(rows[0]?.email).toMatch(/^unknown:[0-9a-f]{64}$/);
    expect(rows[0]?.address).toBe("2001:db8:1:2::/64");
  });
});

describe("an installation that must not reveal accounts", () => {
  it("AUTH-02 answers an unknown email and a wrong password alike", async () => {
    const generic = appOver(api, { settings: { AUTH_GENERIC_ERRORS: "true" } });
    const { email } = await makeStaff(database);

    const answers = await Promise.all(
      [email, "nobody@funduq.test"].map(async (who) => {
        const response = await guess(who, "wrong", address, generic);
        const { requestId: _, ...problem } = (await response.json()) as { requestId: string };
        return problem;
      }),
    );

    expect(answers[0]).toMatchObject({ status: 401, detail: "Login failed." });
    expect(answers[1]).toEqual(answers[0]);
  });

  it("T8 AUTH-02 refuses unknown emails no sooner than known ones, which would reveal accounts", async () => {
    const generic = appOver(api, { settings: { AUTH_GENERIC_ERRORS: "true" } });
    const from = "198.51.100.77";
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push((await guess(`nobody-${n}@funduq.test`, "wrong", from, generic)).status);
    expect(count(statuses, 401)).toBe(12);
  });

  it("T8 AUTH-02 treats both alike: same limits, same delay, same Retry-After", async () => {
    const generic = appOver(api, { settings: { AUTH_GENERIC_ERRORS: "true" } });
    const staff = await Promise.all(Array.from({ length: 4 }, () => makeStaff(database)));
    const seen: unknown[] = [];
    for (const [from, emails] of [
      ["198.51.100.78", staff.map(({ email }) => email)],
      ["198.51.100.79", [1, 2, 3, 4].map((n) => `nobody-${n}@hotel.test`)],
    ] as const) {
      generic.clock.waited.length = 0;
      const statuses: number[] = [];
      for (const email of emails)
        for (let n = 0; n < 6; n++)
          statuses.push((await guess(email, "wrong", from, generic)).status);
      const extra = await guess("one-more@hotel.test", "wrong", from, generic);
      seen.push({ statuses, extra: extra.status, waited: [...generic.clock.waited] });
    }
    expect(seen[0]).toMatchObject({ waited: [1500] });
    expect(seen[1]).toEqual(seen[0]);
  });
});
