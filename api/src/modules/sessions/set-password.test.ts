import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { codeOf, cookieOf, invitationsIn } from "../../testing/invitations.ts";
import { appOver, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited, finish, linkTo } = invitationsIn(api);

const setPassword = (cookie: string, password: string) =>
  request("PUT", "/session/password", { body: { password }, headers: { cookie } });

describe("choosing the password", () => {
  async function signedInByLink() {
    const { token, email } = await invited(await makeStaff(database));
    return { email, cookie: cookieOf(await finish(token, email)) };
  }

  it("AUTH-06 AUTH-08 allows to sign in with the new password afterwards", async () => {
    const { email, cookie } = await signedInByLink();
    const body = { email, password: "seven camels" };
    expect(await codeOf(await request("POST", "/session", { body }))).toBe(
      "session.wrong-password",
    );
    expect((await setPassword(cookie, "seven camels")).status).toBe(204);
    expect((await request("POST", "/session", { body })).status).toBe(200);
  });

  it.each([
    ["five!", 400, "password.too-short"],
    ["motdepasse", 400, "password.common"],
    ["Password123", 400, "password.common"],
    ["aaaaaaaa", 400, "password.common"],
    ["123456", 400, "password.common"],
  ])("AUTH-08 refuses %s", async (password, status, code) => {
    const { cookie } = await signedInByLink();
    const refused = await setPassword(cookie, password);
    expect([refused.status, await codeOf(refused)]).toEqual([status, code]);
    expect((await setPassword(cookie, "quarante-deux dattes")).status).toBe(204);
  });

  it("AUTH-08 refuses the own email as a password", async () => {
    const { email, cookie } = await signedInByLink();
    expect(await codeOf(await setPassword(cookie, email))).toBe("password.common");
  });

  it("AUTH-08 an installation can require a longer password", async () => {
    const strict = appOver(api, { settings: { AUTH_PASSWORD_MIN: "12" } });
    const { cookie } = await signedInByLink();
    const refused = await strict.request("PUT", "/session/password", {
      body: { password: "onze lettre" },
      headers: { cookie },
    });
    expect(await refused.json()).toMatchObject({
      status: 400,
      detail: "Password must be at least 12 characters.",
    });
  });

  it("T10 ends every other session of the account, and keeps the current one", async () => {
    const clerk = await makeStaff(database);
    const first = cookieOf(await finish(await linkTo(clerk.email), clerk.email));
    const intruder = await api.signIn(clerk);
    const chosen = await setPassword(first, "seven camels");
    expect(chosen.status).toBe(204);
    const seen = async (cookie: string) =>
      (await request("GET", "/session", { headers: { cookie } })).status;
    expect(await seen(intruder)).toBe(401);
    expect(await seen(first)).toBe(200);
  });

  it("T10 is allowed to the browser that followed the link, not to one with the former password", async () => {
    const clerk = await makeStaff(database);
    const own = cookieOf(await finish(await linkTo(clerk.email), clerk.email));
    const intruder = await api.signIn(clerk);
    const taken = await setPassword(intruder, "stolen camels");
    expect([taken.status, await codeOf(taken)]).toEqual([403, "session.password-not-expected"]);
    expect((await setPassword(own, "seven camels")).status).toBe(204);
  });

  it("T10 is no longer allowed after the session that followed the link has ended", async () => {
    const clerk = await makeStaff(database);
    const own = cookieOf(await finish(await linkTo(clerk.email), clerk.email));
    await request("DELETE", "/session", { headers: { cookie: own } });
    const again = await api.signIn(clerk);
    expect((await setPassword(again, "seven camels")).status).toBe(403);
  });

  it("T10 is allowed once, within an hour after a sign-in by link", async () => {
    const clerk = await makeStaff(database);
    const cookie = await api.signIn(clerk);
    const refused = await setPassword(cookie, "seven camels");
    expect([refused.status, await codeOf(refused)]).toEqual([403, "session.password-not-expected"]);

    const fresh = await signedInByLink();
    const both = await Promise.all(
      ["first choice 1", "second choice 2"].map((it) => setPassword(fresh.cookie, it)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);

    const late = await signedInByLink();
    await owner`
      update sign_in_links set created_at = created_at - interval '61 minutes',
        used_at = used_at - interval '61 minutes' where email = ${late.email}`;
    expect((await setPassword(late.cookie, "seven camels")).status).toBe(403);
  });
});
