import { makeUser } from "@funduq/api/testing/factories-core";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { waitingFor } from "@funduq/api/testing/races";
import { testApp } from "@funduq/api/testing/test-app";
import { beforeEach, expect, it } from "vitest";
import { fillFirstTime } from "./first-time.ts";
import { readSettings } from "./settings.ts";

const api = await testApp();
const { owner, ownerUrl, appUrl, database, request } = api;

beforeEach(async () => {
  await owner`delete from sign_in_links`;
  await owner`delete from outgoing_mails`;
  await owner`delete from users`;
});

/** Runs the first-admin step of a start with this address; returns the token of the printed link. */
async function startWith(email: string, more: Record<string, string> = {}) {
  const settings = readSettings({ FUNDUQ_DEMO: "0", FUNDUQ_ADMIN_EMAIL: email, ...more });
  const { admin } = await fillFirstTime(
    { owner, ownerUrl, appUrl, masterKeys: testMasterKeys },
    settings,
  );
  return admin?.linkPath?.replace("/finish-signin#", "");
}

const follow = (token: string | undefined, email: string) =>
  request("POST", "/sign-in-links/finish", { body: { token, email } });
const cookieOf = (answer: Response) => ({
  cookie: (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "",
});
const superAdmins = async () =>
  (await owner`select email from users where is_super_admin`).map(({ email }) => email);

const wrong = "onwer@hotel.test";
const right = "owner@hotel.test";

it("SYS-06 a later start replaces a mistyped first address, which can't sign in any more", async () => {
  const mistyped = await startWith(wrong);
  const link = await startWith(right);

  expect(await superAdmins()).toEqual([right]);
  expect((await follow(mistyped, wrong)).status).toBe(401);
  expect(await (await follow(link, right)).json()).toMatchObject({
    user: { email: right, isSuperAdmin: true },
  });
});

it("SYS-06 a mistyped address that opened its link but set no password loses its session", async () => {
  const session = cookieOf(await follow(await startWith(wrong), wrong));
  await startWith(right);
  expect((await request("GET", "/session", { headers: session })).status).toBe(401);
  const body = { password: "quarante-deux dattes" };
  expect((await request("PUT", "/session/password", { headers: session, body })).status).toBe(401);
  const [account] =
    await owner`select is_super_admin, password_hash from users where email = ${wrong}`;
  expect(account).toEqual({ is_super_admin: false, password_hash: null });
});

it("SYS-06 with a mail server, the queued mail to the mistyped address is deleted", async () => {
  await startWith(wrong, { SMTP_URL: "smtp://127.0.0.1:2525" });
  await startWith(right, { SMTP_URL: "smtp://127.0.0.1:2525" });
  const mails = await owner`select recipient from outgoing_mails`;
  expect(mails.map(({ recipient }) => recipient)).toEqual([right]);
});

it("SYS-06 once a super admin has a password, another address creates no super admin", async () => {
  const session = cookieOf(await follow(await startWith(right), right));
  const body = { password: "quarante-deux dattes" };
  await request("PUT", "/session/password", { headers: session, body });

  expect(await startWith("else@hotel.test")).toBeUndefined();
  expect(await superAdmins()).toEqual([right]);
  expect(await owner`select from users`).toHaveLength(1);
});

it("SYS-06 an existing account becomes the super admin and keeps its password", async () => {
  await startWith(wrong);
  await makeUser(database, { email: right });
  expect(await startWith(right)).toBeUndefined();
  expect(await superAdmins()).toEqual([right]);
});

it("SYS-06 a password that is set concurrently with a later start keeps its super admin, and no other is created", async () => {
  await startWith(wrong);
  const setter = await owner.reserve();
  await setter`begin`;
  await setter`update users set password_hash = 'x' where email = ${wrong}`;
  const second = startWith(right);
  await expect.poll(() => waitingFor(owner, setter)).toBe(1);
  await setter`commit`;
  setter.release();
  expect(await second).toBeUndefined();
  expect(await superAdmins()).toEqual([wrong]);
});
