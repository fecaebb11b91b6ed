import { describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import {
  joinHotel,
  makeHotel,
  makeStaff,
  makeUser,
  TEST_PASSWORD,
} from "../../testing/factories-core.ts";
import { waiting } from "../../testing/races.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { readSession } from "./read-session.ts";

const api = await testApp();
const { database, request } = api;

const signIn = (email: string, password: string, headers?: Record<string, string>) =>
  request("POST", "/session", { body: { email, password }, ...(headers ? { headers } : {}) });

const problemOf = async (response: Response) =>
  (await response.json()) as { code: string; detail: string };

describe("signing in", () => {
  it("AUTH-01 sets a session cookie that is sent only to this host and hidden from scripts", async () => {
    const user = await makeStaff(database);

    const response = await signIn(user.email, TEST_PASSWORD);

    expect(response.status).toBe(200);
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-funduq=[\w-]{43}; /);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("Secure");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).toContain("Path=/");
    expect(cookie).not.toContain("Domain");
    const session = await request("GET", "/session", {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    expect(await session.json()).toMatchObject({ user: { id: user.userId, email: user.email } });
  });

  it("T10 stores no token: the stored hash can't be used as one", async () => {
    const user = await makeStaff(database);
    const token = (await api.signIn(user)).split("=")[1] ?? "";

    const rows = await api.owner`select id from sessions where user_id = ${user.userId}`;

    expect(rows.map((row) => row.id)).not.toContain(token);
    const replayed = await request("GET", "/session", {
      headers: { cookie: `__Host-funduq=${rows[0]?.id}` },
    });
    expect(replayed.status).toBe(401);
  });

  it("AUTH-01 works with invalid cookies of another application on the same host", async () => {
    const user = await makeStaff(database);
    const own = await api.signIn(user);

    for (const foreign of ["other=100%", "other=%E0%A4%A", 'other="; x', "=", "__Host-funduqx=1"]) {
      const headers = { cookie: `${foreign}; ${own}; ${foreign}` };
      expect((await request("GET", "/session", { headers })).status, foreign).toBe(200);
      const fresh = await signIn(user.email, TEST_PASSWORD, { cookie: foreign });
      expect(fresh.status, foreign).toBe(200);
    }
    const broken = { cookie: "__Host-funduq=%E0%A4%A" };
    expect((await request("GET", "/session", { headers: broken })).status).toBe(401);
  });

  it("T10 does not accept a session token that the client chose before the sign-in", async () => {
    const user = await makeStaff(database);
    const chosen = `__Host-funduq=${"a".repeat(43)}`;

    await signIn(user.email, TEST_PASSWORD, { cookie: chosen });

    expect((await request("GET", "/session", { headers: { cookie: chosen } })).status).toBe(401);
  });

  it("T10 ends the browser's former session, and no other session of the user", async () => {
    const user = await makeStaff(database);
    const before = await api.signIn(user);
    const elsewhere = await api.signIn(user);

    expect((await signIn(user.email, "wrong", { cookie: before })).status).toBe(401);
    expect((await request("GET", "/session", { headers: { cookie: before } })).status).toBe(200);
    await signIn(user.email, TEST_PASSWORD, { cookie: before });

    expect((await request("GET", "/session", { headers: { cookie: before } })).status).toBe(401);
    const other = await request("GET", "/session", { headers: { cookie: elsewhere } });
    expect(other.status).toBe(200);
  });

  it("AUTH-04 refuses an account that was deleted during the sign-in", async () => {
    const user = await makeStaff(database);
    const other = appOver(api);
    other.app.runtime.sessions.identify = async () => undefined;

    const response = await other.request("POST", "/session", {
      body: { email: user.email, password: TEST_PASSWORD },
    });

    expect(response.status).toBe(403);
    expect((await problemOf(response)).detail).toBe("User profile not found. Contact an admin.");
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("AUTH-02 says whether the email or the password was wrong, in the specification's words", async () => {
    const user = await makeStaff(database);
    const wrong = await signIn(user.email, "something else");
    const unknown = await signIn("nobody@funduq.test", "something else");

    expect(wrong.status).toBe(401);
    expect((await problemOf(wrong)).detail).toBe("Incorrect password.");
    expect((await problemOf(unknown)).detail).toBe("No account for that email.");
  });

  it("AUTH-02 finds the account in upper or lower case", async () => {
    const user = await makeStaff(database);
    expect((await signIn(` ${user.email.toUpperCase()} `, TEST_PASSWORD)).status).toBe(200);
  });

  it("AUTH-02 hashes for an unknown email too, so that both answers take the same time", async () => {
    const before = api.app.runtime.hashing.computed();
    await signIn("no-one@funduq.test", "guess", { "x-forwarded-for": "203.0.113.9" });
    expect(api.app.runtime.hashing.computed()).toBe(before + 1);
  });

  it("AUTH-04 refuses an account without a hotel, and one disabled in its only hotel", async () => {
    const alone = await makeUser(database);
    const disabled = await makeStaff(database, { status: "disabled" });

    for (const { email } of [alone, disabled]) {
      const response = await signIn(email, TEST_PASSWORD);
      expect(response.status).toBe(403);
      expect((await problemOf(response)).detail).toBe(
        "Your account has no hotel access yet. Contact an admin.",
      );
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    const left = await api.owner`
      select id from sessions where user_id in ${api.owner([alone.userId, disabled.userId])}`;
    expect(left).toHaveLength(0);
  });

  it("AUTH-03 returns the hotels, each with role and sections", async () => {
    const user = await makeStaff(database, { role: "front-office" });
    const second = await makeHotel(database, { name: "AAA Second", businessDate: "2026-02-28" });
    await joinHotel(database, user, { hotelId: second, role: "employee", sections: ["pos"] });

    const session = await (await signIn(user.email, TEST_PASSWORD)).json();

    expect(session).toMatchObject({
      user: { isSuperAdmin: false, language: null, theme: "system" },
      hotels: [
        {
          hotelId: second,
          name: "AAA Second",
          city: "",
          role: "employee",
          sections: ["pos"],
          businessDate: "2026-02-28",
        },
        {
          hotelId: user.hotelId,
          role: "front-office",
          expiresAt: null,
          timeZone: "Africa/Algiers",
          weekStart: 6,
        },
      ],
    });
  });
});

describe("being signed in", () => {
  it("AUTH-10 lists a hotel that another read of the session joins at the same moment", async () => {
    const [user, admin] = [await makeStaff(database), await makeStaff(database)];
    const { runtime } = api.app;
    const cookie = await api.signIn(user);
    const sessionToken = runtime.sessions.tokenFrom(cookie) ?? "";
    const before = await runtime.sessions.identify(sessionToken);
    if (!before) throw new Error("nobody is signed in");
    const body = { email: before.email, displayName: "Nadia Hamdi" };
    await request("POST", `/hotels/${admin.hotelId}/users`, { as: admin, body });
    await request("GET", "/session", { headers: { cookie } });

    const late = { sessionToken, requestId: "late", hotelId: undefined };
    expect((await readSession(runtime, before, late)).hotels).toHaveLength(2);
  });

  it("FO-04 says after which change of the hotel the session was read", async () => {
    const user = await makeStaff(database);
    const cookie = await api.signIn(user);
    await api.owner`
      insert into change_counters (hotel_id, seq) values (${user.hotelId}, 7)
      on conflict (hotel_id) do update set seq = 7`;

    const session = await (await request("GET", "/session", { headers: { cookie } })).json();

    expect(session).toMatchObject({ hotels: [{ changeSeq: 7 }] });
  });

  it("ends at log-out, for good", async () => {
    const user = await makeStaff(database);
    const cookie = await api.signIn(user);

    const response = await request("DELETE", "/session", { headers: { cookie } });

    expect(response.status).toBe(204);
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-funduq=; .*Max-Age=0/);
    expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(401);
  });

  it("AUTH-01 has the browser forget what it cached when it ends without a log-out, and when another person signs in over it", async () => {
    const [user, colleague] = [await makeStaff(database), await makeStaff(database)];
    const cookie = await api.signIn(user);
    const cleared = async (answer: Promise<Response>) =>
      (await answer).headers.get("clear-site-data");
    const read = () => cleared(request("GET", "/session", { headers: { cookie } }));
    const open = (headers: Record<string, string>) =>
      cleared(
        request("POST", "/session", {
          headers,
          body: { email: colleague.email, password: TEST_PASSWORD },
        }),
      );
    expect([await read(), await open({})]).toEqual([null, null]);
    expect(await open({ cookie })).toBe('"cache"');
    await api.owner`delete from sessions where user_id = ${user.userId}`;
    expect([await read(), await open({ cookie })]).toEqual(['"cache"', '"cache"']);
    expect(await cleared(request("GET", "/session"))).toBeNull();
  });

  it("X-05 the chosen language and theme are the user's on any device after the sign-in, and nobody else's", async () => {
    const [user, colleague] = [await makeStaff(database), await makeStaff(database)];
    await request("PUT", "/session/preferences", { as: user, body: { language: "ar" } });
    await request("PUT", "/session/preferences", { as: user, body: { theme: "dark" } });
    const elsewhere = async ({ email }: { email: string }) =>
      (await signIn(email, TEST_PASSWORD)).json();
    const chosen = { language: "ar", theme: "dark" };
    expect(await elsewhere(user)).toMatchObject({ user: chosen });
    expect(await elsewhere(colleague)).toMatchObject({ user: { language: null } });
  });

  it("keeps the language and the theme that two tabs change at the same moment", async () => {
    const user = await makeStaff(database);
    const headers = { cookie: await api.signIn(user) };
    const change = (body: object) => request("PUT", "/session/preferences", { headers, body });

    // Both requests have read the user before either of them writes.
    const { changed } = await api.owner.begin(async (tx) => {
      await tx`select from users where id = ${user.userId} for update`;
      const inLine = [change({ language: "ar" }), change({ theme: "dark" })];
      await eventually(async () => expect(await waiting(api.owner)).toBe(inLine.length));
      return { changed: inLine };
    });

    expect((await Promise.all(changed)).map(({ status }) => status)).toEqual([204, 204]);
    const session = await request("GET", "/session", { headers });
    expect(await session.json()).toMatchObject({ user: { language: "ar", theme: "dark" } });
  });

  it("T10 ends after seven days in any case, and after twelve hours without a request", async () => {
    const user = await makeStaff(database);
    const old = await api.signIn(user);
    await api.owner`update sessions set created_at = now() - interval '7 days 1 second',
      expires_at = now() + interval '1 hour' where user_id = ${user.userId}`;
    expect((await request("GET", "/session", { headers: { cookie: old } })).status).toBe(401);

    const idle = await api.signIn(user);
    await api.owner`update sessions set expires_at = now() - interval '1 second'
      where user_id = ${user.userId}`;
    expect((await request("GET", "/session", { headers: { cookie: idle } })).status).toBe(401);
  });

  it("T10 is extended by a request to twelve hours, never beyond the seventh day", async () => {
    const user = await makeStaff(database);
    const cookie = await api.signIn(user);
    const secondsLeft = async () => {
      const [row] = await api.owner`select extract(epoch from expires_at - now())::int as left
        from sessions where user_id = ${user.userId}`;
      return row?.left as number;
    };

    await api.owner`update sessions set expires_at = now() + interval '11 hours' where user_id = ${user.userId}`;
    await request("GET", "/session", { headers: { cookie } });
    expect(await secondsLeft()).toBeGreaterThan(11.9 * 3600);

    await api.owner`update sessions set expires_at = now() + interval '1 hour',
      created_at = now() - interval '6 days 22 hours' where user_id = ${user.userId}`;
    await request("GET", "/session", { headers: { cookie } });
    expect(await secondsLeft()).toBeLessThanOrEqual(2 * 3600);
  });
});
