import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { type Fault, faultyDatabase } from "../../testing/faulty-database.ts";
import { codeOf, cookieOf, invitationsIn } from "../../testing/invitations.ts";
import { appOver, type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { invited } = invitationsIn(api);

const aKey = () => randomBytes(32).toString("base64url");
/** The first commit counts the attempt; the second one is the sign-in. */
const lostCommit: Fault = { kind: "commit", nth: 2 };
type Followed = { token: string; email: string; browserKey?: string };
const follow = (body: Followed, on: TestApp = api) =>
  on.request("POST", "/sign-in-links/finish", { body });
const choose = (cookie: string, password: string, on: TestApp = api) =>
  on.request("PUT", "/session/password", { body: { password }, headers: { cookie } });
const signIn = (email: string, password: string) =>
  api.request("POST", "/session", { body: { email, password } });

const sessionsOf = async (email: string) => {
  const rows = await owner`
    select s.id from sessions s join users u on u.id = s.user_id where u.email = ${email}`;
  return rows.length;
};
async function aLink(): Promise<Required<Followed>> {
  const { token, email } = await invited(await makeStaff(database));
  return { token, email, browserKey: aKey() };
}

/** Repeats the request with a fault at every possible point, until a request ends before it reaches its fault. */
async function everyFault(
  kinds: readonly Fault["kind"][],
  once: (on: TestApp, fault: Fault) => Promise<Response>,
  then: (answer: Response, fault: Fault) => Promise<void>,
): Promise<number> {
  let faults = 0;
  for (const kind of kinds) {
    for (let nth = 1; ; nth += 1) {
      const fault = { kind, nth } satisfies Fault;
      const faulty = faultyDatabase(api, fault);
      const answer = await once(appOver({ ...api, database: faulty.database }), fault);
      if (!faulty.happened()) break;
      expect(answer.status, JSON.stringify(fault)).toBeGreaterThanOrEqual(500);
      await then(answer, fault);
      faults += 1;
    }
  }
  return faults;
}

describe("following a link", () => {
  it("AUTH-09 I15 a failure at any point before the commit leaves the link unused, also without a browser key", async () => {
    let link: Followed = await aLink();
    const faults = await everyFault(
      ["statement", "killed", "commit"],
      async (on) => {
        const { token, email } = await aLink();
        link = { token, email };
        return follow(link, on);
      },
      async (_, fault) => {
        expect(await sessionsOf(link.email), JSON.stringify(fault)).toBe(0);
        const again = await follow(link);
        expect(again.status, JSON.stringify(fault)).toBe(200);
        expect(await sessionsOf(link.email)).toBe(1);
        // The new session may set a password: only the password itself is invalid.
        const tooShort = await choose(cookieOf(again), "five!");
        expect(await codeOf(tooShort)).toBe("password.too-short");
      },
    );
    expect(faults).toBeGreaterThan(30);
  });

  it("AUTH-09 after a lost answer only the same browser can repeat it", async () => {
    let link = await aLink();
    const faults = await everyFault(
      ["answer"],
      async (on) => {
        link = await aLink();
        return follow(link, on);
      },
      async (_, fault) => {
        const isUsed = fault.nth === 2;
        const { token, email } = link;
        if (isUsed) {
          for (const other of [
            { token, email },
            { token, email, browserKey: aKey() },
          ])
            expect(await codeOf(await follow(other))).toBe("sign-in-link.invalid");
        }
        const again = await follow(link);
        expect(again.status).toBe(200);
        expect(await sessionsOf(email)).toBe(1);
        expect((await choose(cookieOf(again), "seven camels")).status).toBe(204);
        expect(await codeOf(await follow(link))).toBe("sign-in-link.invalid");
      },
    );
    expect(faults).toBe(2);
  });

  it("AUTH-02 AUTH-09 failures of the server do not count as guesses: link and password still work after many", async () => {
    const link = await aLink();
    const breakingOff = () =>
      appOver({ ...api, database: faultyDatabase(api, lostCommit).database });
    for (let round = 0; round < 6; round += 1)
      expect((await follow(link, breakingOff())).status).toBeGreaterThanOrEqual(500);
    expect((await follow(link)).status).toBe(200);

    const { email } = await makeStaff(database);
    const body = { email, password: TEST_PASSWORD };
    for (let round = 0; round < 6; round += 1)
      expect(
        (await breakingOff().request("POST", "/session", { body })).status,
      ).toBeGreaterThanOrEqual(500);
    expect((await api.request("POST", "/session", { body })).status).toBe(200);
  });

  it("AUTH-09 T10 a repeat ends the session of the lost answer", async () => {
    const link = await aLink();
    const lost = cookieOf(await follow(link));
    const again = cookieOf(await follow(link));
    const seen = async (cookie: string) =>
      (await api.request("GET", "/session", { headers: { cookie } })).status;
    expect([await seen(lost), await seen(again)]).toEqual([401, 200]);
    expect(await codeOf(await choose(lost, "seven camels"))).toBe("session.required");
    expect((await choose(again, "seven camels")).status).toBe(204);
  });

  it("AUTH-06 the check of a used link accepts only the browser that may repeat it", async () => {
    const link = await aLink();
    await follow(link);
    const check = (browserKey?: string) =>
      api.request("POST", "/sign-in-links/check", { body: { token: link.token, browserKey } });
    expect((await check(link.browserKey)).status).toBe(204);
    expect((await check(aKey())).status).toBe(401);
    expect((await check()).status).toBe(401);
  });

  it("AUTH-09 can be repeated for an hour, and not after a log-out", async () => {
    const late = await aLink();
    await follow(late);
    await owner`update sign_in_links set created_at = created_at - interval '61 minutes',
      used_at = used_at - interval '61 minutes' where email = ${late.email}`;
    expect(await codeOf(await follow(late))).toBe("sign-in-link.invalid");

    const left = await aLink();
    const cookie = cookieOf(await follow(left));
    await api.request("DELETE", "/session", { headers: { cookie } });
    expect(await codeOf(await follow(left))).toBe("sign-in-link.invalid");
  });

  it("AUTH-09 in two tabs of one browser at the same time leaves one session, and the browser can repeat it", async () => {
    for (let round = 0; round < 10; round += 1) {
      const link = await aLink();
      const other = appOver(api);
      const answers = await Promise.all([follow(link), follow(link, other)]);
      // 503 without a cookie when the other tab has ended this tab's session before the answer was sent.
      const outcomes = answers.map((answer) => `${answer.status} ${cookieOf(answer) !== ""}`);
      expect(["200 true", "503 false"]).toEqual(expect.arrayContaining(outcomes));
      expect((await follow(link)).status).toBe(200);
      expect(await sessionsOf(link.email)).toBe(1);
    }
  });

  it("AUTH-09 I15 in fifty browsers at the same time signs exactly one in", async () => {
    const { token, email } = await aLink();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        api.request("POST", "/sign-in-links/finish", {
          body: { token, email, browserKey: aKey() },
          headers: { "x-forwarded-for": `203.0.113.${n}` },
        }),
      ),
    );
    // On a busy machine the answer to the successful one may be 503.
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await sessionsOf(email)).toBe(1);
  });
});

describe("choosing the password", () => {
  it("AUTH-08 after a failure at any point, a repeat with the same password succeeds", async () => {
    let link = await aLink();
    let cookie = "";
    const faults = await everyFault(
      ["statement", "killed", "commit", "answer"],
      async (on) => {
        link = await aLink();
        cookie = cookieOf(await follow(link));
        return choose(cookie, "seven camels", on);
      },
      async (_, fault) => {
        expect((await choose(cookie, "seven camels")).status, JSON.stringify(fault)).toBe(204);
        expect(await codeOf(await choose(cookie, "nine camels"))).toBe(
          "session.password-not-expected",
        );
        expect((await signIn(link.email, "seven camels")).status).toBe(200);
      },
    );
    expect(faults).toBeGreaterThan(10);
  });

  it("T10 only the session that set it can repeat it, for an hour, and the repeat counts as an attempt", async () => {
    const link = await aLink();
    const cookie = cookieOf(await follow(link));
    await choose(cookie, "seven camels");
    const other = cookieOf(await signIn(link.email, "seven camels"));
    expect(await codeOf(await choose(other, "seven camels"))).toBe("session.password-not-expected");
    for (let n = 0; n < 5; n += 1) await choose(cookie, `guess number ${n}`);
    expect(await codeOf(await choose(cookie, "seven camels"))).toBe("session.too-many-attempts");

    const late = await aLink();
    const own = cookieOf(await follow(late));
    await choose(own, "seven camels");
    await owner`update sign_in_links set created_at = created_at - interval '61 minutes',
      used_at = used_at - interval '61 minutes',
      password_set_at = password_set_at - interval '61 minutes' where email = ${late.email}`;
    expect(await codeOf(await choose(own, "seven camels"))).toBe("session.password-not-expected");
  });
});
