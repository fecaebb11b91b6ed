import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { makeUser, TEST_PASSWORD } from "@funduq/api/testing/factories-core";
import { testApp } from "@funduq/api/testing/test-app";
import { afterAll, expect, it } from "vitest";
import { writeInstallation } from "../start/installation-file.ts";

const api = await testApp();
const { database, owner, ownerUrl, request } = api;
const origin = "http://hotel.test";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-admin-link-"));
writeInstallation(folder, { databaseUrl: ownerUrl, origin });
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const command = fileURLToPath(new URL("./command.ts", import.meta.url));

/** Runs the command as an operator does, with the installation's data folder. */
async function adminLink(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, FUNDUQ_DATA: folder },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [where = "", ...said] = err.trim().split("\n");
  expect(where).toBe(`Data folder: ${folder}`);
  return { code: await ended, out: out.trim(), err: said.join("\n") };
}

const tokenIn = (out: string) =>
  /^http:\/\/hotel\.test\/finish-signin#([\w-]{43})$/m.exec(out)?.[1];
const follow = (token: string | undefined, email: string) =>
  request("POST", "/sign-in-links/finish", { body: { token, email } });

it("SYS-06 prints an instruction when there is no super admin", async () => {
  await makeUser(database);
  const { code, err } = await adminLink();
  expect([code, err]).toEqual([1, expect.stringMatching(/^There is no super admin yet.*$/)]);
});

it("SYS-06 prints a link for the only super admin, which works once and allows setting a password", async () => {
  const { email } = await api.makeSuperAdmin();
  const { code, out } = await adminLink();
  expect([code, out.split("\n")[0]]).toEqual([
    0,
    `${email} signs in once, within 24 hours, and chooses a new password here:`,
  ]);
  const entered = await follow(tokenIn(out), email);
  expect(await entered.json()).toMatchObject({ user: { email, isSuperAdmin: true } });
  expect((await follow(tokenIn(out), email)).status).toBe(401);

  const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const body = { password: "quarante-deux dattes" };
  expect((await request("PUT", "/session/password", { headers: { cookie }, body })).status).toBe(
    204,
  );
  const signIn = (password: string) => request("POST", "/session", { body: { email, password } });
  expect((await signIn(TEST_PASSWORD)).status).toBe(401);
  expect((await signIn(body.password)).status).toBe(200);
});

it("SYS-06 with several super admins it lists them, and creates a link only for a given email", async () => {
  const second = await api.makeSuperAdmin();
  await owner`delete from sign_in_links`;
  const listed = await adminLink();
  expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(second.email)]);
  expect(listed.out.split("\n")).toHaveLength(3);
  expect(await owner`select from sign_in_links`).toHaveLength(0);

  const first = await adminLink(second.email.toUpperCase());
  const again = await adminLink(second.email);
  expect((await follow(tokenIn(first.out), second.email)).status).toBe(401);
  expect((await follow(tokenIn(again.out), second.email)).status).toBe(200);
});

it("SYS-06 refuses the email of a user who is not a super admin, in one line, and grants no rights", async () => {
  const { email } = await makeUser(database);
  for (const given of [email, "nobody@hotel.test"]) {
    const { code, out, err } = await adminLink(given);
    expect([code, out, err]).toEqual([
      1,
      "",
      `${given} is no super admin of this installation. No link was made.`,
    ]);
  }
  expect(await owner`select from users where email = ${email} and is_super_admin`).toEqual([]);
});
