import type { FinishedSignIn } from "@funduq/shared-types/contracts/session";
import { describe, expect, it } from "vitest";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { codeOf, cookieOf, invitationsIn } from "../../testing/invitations.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited, mailedToken, finish } = invitationsIn(api);

const seen = async (cookie: string) =>
  (await request("GET", "/session", { headers: { cookie } })).status;
const setPassword = (cookie: string, password: string) =>
  request("PUT", "/session/password", { body: { password }, headers: { cookie } });
const signIn = (email: string, password: string) =>
  request("POST", "/session", { body: { email, password } });

/** A link that a hotel sends to one of its users, invited or joined. */
async function sentLink(admin: Awaited<ReturnType<typeof makeStaff>>, id: string, email: string) {
  await owner`delete from outgoing_mails where recipient = ${email}`;
  const path = `/hotels/${admin.hotelId}/users/${id}/sign-in-link`;
  expect((await request("POST", path, { as: admin })).status).toBe(204);
  return mailedToken(email, admin.hotelId);
}

describe("an invitation's link, followed by somebody who has a password", () => {
  async function invitedWithPassword() {
    const [admin, clerk] = [await makeStaff(database), await makeStaff(database)];
    const elsewhere = await api.signIn(clerk);
    const invite = await request("POST", `/hotels/${admin.hotelId}/users`, {
      as: admin,
      body: { email: clerk.email, displayName: "Nadia" },
    });
    const { id } = (await invite.json()) as { id: string };
    const token = await sentLink(admin, id, clerk.email);
    return { admin, clerk, elsewhere, id, token };
  }

  it("AUTH-06 AUTH-10 adds the hotel as new, ends no session and asks for no password", async () => {
    const { admin, clerk, elsewhere, token } = await invitedWithPassword();
    const answer = await finish(token, clerk.email);
    const cookie = cookieOf(answer);
    const session = (await answer.json()) as FinishedSignIn;
    expect(session.choosesPassword).toBe(false);
    const added = session.hotels.find(({ hotelId }) => hotelId === admin.hotelId);
    expect(added).toMatchObject({ isNew: true });
    expect([await seen(elsewhere), await seen(cookie)]).toEqual([200, 200]);

    expect(await codeOf(await setPassword(cookie, "seven camels"))).toBe(
      "session.password-not-expected",
    );
    expect((await signIn(clerk.email, TEST_PASSWORD)).status).toBe(200);
  });

  it("AUTH-06 the same after a lost answer", async () => {
    const { clerk, elsewhere, token } = await invitedWithPassword();
    const body = { token, email: clerk.email, browserKey: "k".repeat(43) };
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await request("POST", "/sign-in-links/finish", { body });
      expect(await answer.json()).toMatchObject({ choosesPassword: false });
    }
    expect(await seen(elsewhere)).toBe(200);
  });

  it("AUTH-06 of a second hotel neither ends the session nor asks again, once a password is set", async () => {
    const [first, second] = [await makeStaff(database), await makeStaff(database)];
    const { token, email } = await invited(first);
    const later = await invited(second, { email });
    const cookie = cookieOf(await finish(token, email));
    expect((await setPassword(cookie, "seven camels")).status).toBe(204);
    const answer = await finish(later.token, email);
    expect(await answer.json()).toMatchObject({ choosesPassword: false });
    expect(await seen(cookie)).toBe(200);
  });

  it("AUTH-08 a link for a lost password still sets a new one and ends the other sessions", async () => {
    const { admin, clerk, elsewhere, id, token } = await invitedWithPassword();
    await finish(token, clerk.email);
    const answer = await finish(await sentLink(admin, id, clerk.email), clerk.email);
    expect(await seen(elsewhere)).toBe(401);
    const cookie = cookieOf(answer);
    expect(await answer.json()).toMatchObject({ choosesPassword: true });
    expect((await setPassword(cookie, "seven camels")).status).toBe(204);
    expect((await signIn(clerk.email, "seven camels")).status).toBe(200);
  });

  it("AUTH-06 the mail of an invitation says that a password stays; one for a lost password asks for a new one", async () => {
    const { admin, clerk, id, token } = await invitedWithPassword();
    const text = async () =>
      String(
        (await owner`select body_text from outgoing_mails where recipient = ${clerk.email}`)[0]
          ?.body_text,
      );
    expect(await text()).toContain("otherwise yours stays the same");
    await finish(token, clerk.email);
    await sentLink(admin, id, clerk.email);
    expect(await text()).toContain("to choose your password");
  });
});
