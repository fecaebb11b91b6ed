import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import { afterEach, describe, expect, it } from "vitest";
import { startJobs } from "../../jobs.ts";
import { eventually } from "../../testing/eventually.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { invitationsIn } from "../../testing/invitations.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { appOver, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { finish } = invitationsIn(api);
const ORIGIN = "https://hotel.example";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await owner`delete from outgoing_mails`;
});

/** A mail server that accepts every mail, or refuses every recipient. */
async function mailServer(refusing: () => boolean = () => false) {
  const { inbox, url, close } = await startMailServer(() => (refusing() ? 452 : undefined));
  ends.push(close);
  return { inbox, url };
}

async function sendingThrough(settings: Record<string, string>): Promise<string[]> {
  const { app, logged } = appOver(api, { settings });
  ends.push(await startJobs(app.runtime, ORIGIN));
  return logged;
}

const invite = (as: Awaited<ReturnType<typeof makeStaff>>, email: string) =>
  api.request("POST", `/hotels/${as.hotelId}/users`, {
    as,
    body: { email, displayName: "نادية حمدي" },
  });
const waiting = () =>
  owner`select attempts, last_error, send_after > now() as later from outgoing_mails`;

describe("the outbox", () => {
  it("AUTH-09 the link of an invitation arrives by mail and signs the user in", async () => {
    const { inbox, url } = await mailServer();
    await sendingThrough({ SMTP_URL: url });
    const admin = await makeStaff(database);
    await invite(admin, "nadia@hotel.test");

    await eventually(() => expect(inbox).toHaveLength(1));
    const [mail] = inbox;
    expect(mail?.to?.[0]?.address).toBe("nadia@hotel.test");
    expect(mail?.from?.address).toBe("funduq@hotel.example");
    expect(mail?.text).toContain("مرحبًا نادية حمدي");
    const link = /https:\/\/hotel\.example\/finish-signin#([\w-]{43})\n/.exec(mail?.text ?? "");
    expect((await finish(link?.[1] ?? "", "nadia@hotel.test")).status).toBe(200);
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it("USR-03 an unavailable mail server fails no request; the mail is sent later", async () => {
    let full = true;
    const { inbox, url } = await mailServer(() => full);
    await sendingThrough({ SMTP_URL: url });
    const admin = await makeStaff(database);
    expect((await invite(admin, "samia@hotel.test")).status).toBe(201);
    await eventually(async () =>
      expect(await waiting()).toMatchObject([
        { attempts: 1, last_error: "EENVELOPE 452", later: true },
      ]),
    );
    full = false;
    await owner`update outgoing_mails set send_after = now()`;
    await owner`select pg_notify('funduq_mail', '')`;
    await eventually(() => expect(inbox).toHaveLength(1));
  });

  it("USR-03 USR-04 X-07 an open list of users hears that the mail failed, and later that it went out", async () => {
    let full = true;
    const { url } = await mailServer(() => full);
    await sendingThrough({ SMTP_URL: url });
    const admin = await makeStaff(database);
    const { id } = (await (await invite(admin, "hind@hotel.test")).json()) as { id: string };
    const heard = () => owner`
      select c.action, l.tags, l.entity_id, l.by_user_id from live_changes l
        join changes c on c.hotel_id = l.hotel_id and c.seq = l.seq
      where l.hotel_id = ${admin.hotelId} and c.action like 'users.mail-%' order by l.seq`;
    const invitation = async () => {
      const path = `/hotels/${admin.hotelId}/users`;
      const { users }: HotelUserList = await (await api.request("GET", path, { as: admin })).json();
      return users.find((user) => user.id === id)?.invitation;
    };
    const again = async () => {
      await owner`update outgoing_mails set send_after = now()`;
      await owner`select pg_notify('funduq_mail', '')`;
    };
    const line = { tags: ["User"], entity_id: id, by_user_id: null };
    const failed = { action: "users.mail-failed", ...line };
    await eventually(async () => expect(await heard()).toEqual([failed]));
    expect(await invitation()).toBe("failed");

    await again();
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 2 }]));
    full = false;
    await again();
    const sent = { action: "users.mail-sent", ...line };
    await eventually(async () => expect(await heard()).toEqual([failed, sent]));
    expect(await invitation()).toBe("sent");
  });

  it("AUTH-09 two processes send a mail only once", async () => {
    const { inbox, url } = await mailServer();
    await sendingThrough({ SMTP_URL: url });
    await sendingThrough({ SMTP_URL: url });
    const admin = await makeStaff(database);
    await Promise.all(Array.from({ length: 8 }, (_, n) => invite(admin, `n${n}@hotel.test`)));
    await eventually(async () => expect(await waiting()).toEqual([]));
    const got = inbox.map(({ to }) => to?.[0]?.address).sort();
    expect(got).toEqual(Array.from({ length: 8 }, (_, n) => `n${n}@hotel.test`));
  });

  it("without a mail server, stores mails in a folder that only its owner can read", async () => {
    const home = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-mail-"));
    ends.push(() => fs.rm(home, { recursive: true }));
    const folder = path.join(home, "mails");
    await sendingThrough({ MAIL_FOLDER: folder });
    await invite(await makeStaff(database), "yacine@hotel.test");
    await eventually(async () => expect(await waiting()).toEqual([]));
    const [name = ""] = await fs.readdir(folder);
    const text = await fs.readFile(path.join(folder, name), "utf8");
    expect(text).toContain("To: yacine@hotel.test");
    expect(text).toMatch(/^https:\/\/hotel\.example\/finish-signin#[\w-]{43}$/m);
    expect((await fs.stat(path.join(folder, name))).mode & 0o077).toBe(0);
    expect((await fs.stat(folder)).mode & 0o077).toBe(0);
  });

  it("USR-03 deletes the text of a mail that could not be sent for a day, and counts it as failed", async () => {
    const { url } = await mailServer(() => true);
    await sendingThrough({ SMTP_URL: url });
    const admin = await makeStaff(database);
    await invite(admin, "amel@hotel.test");
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]));
    const people = async () =>
      (await (
        await api.request("GET", `/hotels/${admin.hotelId}/users`, { as: admin })
      ).json()) as HotelUserList;

    await owner`update outgoing_mails set created_at = now() - interval '25 hours'`;
    await owner`select pg_notify('funduq_mail', '')`;
    const links = () => owner`select from outgoing_mails where body_text like '%finish-signin%'`;
    await eventually(async () => expect(await links()).toEqual([]));

    const invited = (await people()).users.find(({ email }) => email === "amel@hotel.test");
    expect(invited?.invitation).toBe("failed");
    const again = `/hotels/${admin.hotelId}/users/${invited?.id}/sign-in-link`;
    expect((await api.request("POST", again, { as: admin })).status).toBe(204);
    await eventually(async () => expect(await waiting()).toMatchObject([{ attempts: 1 }]));
    expect(await links()).toHaveLength(1);
  });

  it("deletes only its own mails from the folder, after 30 days", async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-mail-"));
    ends.push(() => fs.rm(folder, { recursive: true }));
    const day = 24 * 60 * 60 * 1000;
    const written = (days: number) => {
      const at = new Date(api.clock.now().getTime() - days * day);
      const time = at.toISOString().replaceAll(/[:.]/g, "-");
      return `${time}-0190aaaa-0000-7000-8000-00000000000${days % 10}.txt`;
    };
    const names = [written(31), written(29), "1999-notes.txt"];
    for (const name of names) await fs.writeFile(path.join(folder, name), "a link");
    await sendingThrough({ MAIL_FOLDER: folder });
    await eventually(async () => expect(await fs.readdir(folder)).not.toContain(names[0]));
    expect((await fs.readdir(folder)).sort()).toEqual(names.slice(1).sort());
  });

  it("AUTH-09 removes a link from a stored mail when it has expired; the mail stays", async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-mail-"));
    ends.push(() => fs.rm(folder, { recursive: true }));
    const link = `https://hotel.example/finish-signin#${"t".repeat(43)}`;
    const written = async (hours: number) => {
      const at = new Date(api.clock.now().getTime() - hours * 60 * 60 * 1000);
      const name = `${at.toISOString().replaceAll(/[:.]/g, "-")}-0190aaaa-0000-7000-8000-000000000001.txt`;
      await fs.writeFile(path.join(folder, name), `To: a@b.dz\n\nHello,\n${link}\nGoodbye\n`);
      return path.join(folder, name);
    };
    const [late, valid] = [await written(25), await written(23)];
    await sendingThrough({ MAIL_FOLDER: folder });
    await eventually(async () => expect(await fs.readFile(late, "utf8")).not.toContain(link));
    expect(await fs.readFile(late, "utf8")).toMatch(/Hello,\n\(.*link expired\)\nGoodbye/);
    expect(await fs.readFile(valid, "utf8")).toContain(link);
  });

  it("USR-03 without a mail transport, a mail is given up after a day as well", async () => {
    const admin = await makeStaff(database);
    await invite(admin, "lila@hotel.test");
    await owner`update outgoing_mails set created_at = now() - interval '25 hours'`;
    await sendingThrough({});
    await eventually(async () =>
      expect(await waiting()).toMatchObject([{ attempts: 0, last_error: "too late", later: true }]),
    );
    expect(await owner`select from outgoing_mails where body_text <> ''`).toEqual([]);
  });

  it("logs neither an email address nor a link when sending fails", async () => {
    const { url } = await mailServer(() => true);
    const logged = await sendingThrough({ SMTP_URL: url });
    await invite(await makeStaff(database), "rachid@hotel.test");
    await eventually(() => expect(logged.join()).toContain("mail not sent"));
    expect(logged.join()).not.toMatch(/rachid|finish-signin/);
  });
});
