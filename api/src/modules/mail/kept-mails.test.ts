import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { KeptMailList, KeptMailText } from "@funduq/shared-types/contracts/kept-mail";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { startJobs } from "../../jobs.ts";
import { eventually } from "../../testing/eventually.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { codeOf, invitationsIn, newEmail } from "../../testing/invitations.ts";
import { appOver, testApp } from "../../testing/test-app.ts";

const home = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-kept-"));
const folder = path.join(home, "mails");
const api = await testApp({ settings: { MAIL_FOLDER: folder } });
const { finish } = invitationsIn(api);
const origin = "http://localhost:8080";
const boss = await api.makeSuperAdmin();

const stop = await startJobs(api.app.runtime, origin);
afterAll(async () => {
  await stop();
  await fs.rm(home, { recursive: true });
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const list = async (as = boss) => {
  const answer = await api.request("GET", "/kept-mails", { as });
  return (await answer.json()) as KeptMailList;
};
const read = (id: string, as = boss) => api.request("GET", `/kept-mails/${id}`, { as });

/** Invites a user and waits for the mail. */
async function invite() {
  const admin = await makeStaff(api.database);
  const email = newEmail();
  const place = `/hotels/${admin.hotelId}/users`;
  await api.request("POST", place, { as: admin, body: { email, displayName: "نادية حمدي" } });
  await eventually(async () => expect((await list()).mails.map(({ to }) => to)).toContain(email));
  return { admin, email };
}

describe("the page of stored mails", () => {
  it("AUTH-09 a stored mail can be opened, and its link signs in", async () => {
    expect(await list()).toEqual({ isKept: true, mails: [] });
    const first = await invite();
    const { email } = await invite();
    const { mails } = await list();
    expect(mails.map(({ to }) => to)).toEqual([email, first.email]);

    const mail = (await (await read(mails[0]?.id ?? "")).json()) as KeptMailText;
    expect(mail).toMatchObject({ ...mails[0], text: expect.stringContaining("مرحبًا نادية حمدي") });
    const token = mail.link?.split(`${origin}/finish-signin#`)[1] ?? "";
    expect((await finish(token, email)).status).toBe(200);
  });

  it("AUTH-09 the list has no link, and the log says who opened a mail", async () => {
    await invite();
    expect(JSON.stringify(await list())).not.toContain("finish-signin");
    const [mail] = (await list()).mails;
    await read(mail?.id ?? "");
    const line = api.logged.find((each) => each.includes("kept mail opened"));
    expect(line).toContain(boss.userId);
    expect(line).not.toContain("finish-signin");
  });

  it("AUTH-15 a hotel admin can't read stored mails: a link may belong to any account", async () => {
    const { admin } = await invite();
    const [mail] = (await list()).mails;
    for (const place of ["/kept-mails", `/kept-mails/${mail?.id}`]) {
      const answer = await api.request("GET", place, { as: admin });
      expect(await codeOf(answer)).toBe("super-admin.required");
      expect((await api.request("GET", place)).status).toBe(401);
    }
  });

  it("AUTH-09 an installation with a mail server shows none, not even earlier stored mails", async () => {
    await invite();
    const [mail] = (await list()).mails;
    const settings = { MAIL_FOLDER: folder, SMTP_URL: "smtp://127.0.0.1:1" };
    const sending = appOver(api, { settings });
    const answer = await sending.request("GET", "/kept-mails", { as: boss });
    expect(await answer.json()).toEqual({ isKept: false, mails: [] });
    const one = await sending.request("GET", `/kept-mails/${mail?.id}`, { as: boss });
    expect(await codeOf(one)).toBe("mail.not-found");
    const withoutFolder = await appOver(api, {}).request("GET", "/kept-mails", { as: boss });
    expect(await withoutFolder.json()).toMatchObject({ isKept: false });
  });

  it("opens only files that the mail transport wrote", async () => {
    await invite();
    await fs.writeFile(path.join(folder, "notes.txt"), "To: me\n\nprivate");
    await fs.writeFile(path.join(home, "secret.txt"), "To: me\n\nprivate");
    expect((await list()).mails).toHaveLength(1);
    for (const id of ["notes", "..%2Fsecret", "%2e%2e%2fsecret", "notes.txt%00"])
      expect((await read(id)).status).toBe(400);
    const gone = await read(`2026-11-21T09-00-00-000Z-${randomUUID()}`);
    expect(await codeOf(gone)).toBe("mail.not-found");
  });
});
