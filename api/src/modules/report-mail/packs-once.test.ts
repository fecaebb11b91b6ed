import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startJobs } from "../../jobs.ts";
import { eventually } from "../../testing/eventually.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { eveningHouse, nightDesk } from "../../testing/night-desk.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { reportMailDesk } from "../../testing/report-mail-desk.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { findKeptMail, listKeptMails } from "../mail/kept-mails.service.ts";
import { mailTransport } from "../mail/mail-transports.service.ts";

const api = await testApp();
const { database, owner, app } = api;
const { close, preview, start } = nightDesk(api);
const { add, makeMails, sendMails, send, queued } = reportMailDesk(api);

async function houseWith(...emails: string[]) {
  const staff = await makeStaff(database);
  for (const email of emails) await add(staff, { email, language: "fr", withAttachments: true });
  return staff;
}

const packsOf = (hotelId: string) =>
  owner`select date, outcome from report_packs where hotel_id = ${hotelId} order by date`;

it("REP-01 NA-03 of five audits at the same time one queues the day", async () => {
  const staff = await houseWith("one@abroad.test", "two@abroad.test");
  const { businessDate, fingerprint } = await preview(staff);
  const answers = await arrangeRace(
    api,
    (tx) => tx`select from hotels where id = ${staff.hotelId} for update`,
    () => Array.from({ length: 5 }, () => start(staff, { businessDate, fingerprint })),
  );
  expect(tally(answers)).toMatchObject({ "200": 1 });
  await makeMails();
  expect(await queued(staff.hotelId)).toHaveLength(2);
});

it("REP-01 NA-03 an audit waits for the removal of a recipient, and queues the day for the others", async () => {
  const staff = await houseWith("one@abroad.test", "two@abroad.test");
  const { businessDate, fingerprint } = await preview(staff);
  const answers = await arrangeRace(
    api,
    (tx) => tx`delete from report_recipients
      where hotel_id = ${staff.hotelId} and email = 'one@abroad.test'`,
    () => [start(staff, { businessDate, fingerprint })],
  );
  expect(tally(answers)).toEqual({ "200": 1 });
  await makeMails();
  expect((await queued(staff.hotelId)).map(({ recipient }) => recipient)).toEqual([
    "two@abroad.test",
  ]);
});

it("REP-01 an audit that is rolled back queues nothing", async () => {
  const staff = await houseWith("owner@abroad.test");
  const { businessDate } = await preview(staff);
  expect((await start(staff, { businessDate, fingerprint: "another" })).status).toBe(409);
  expect(await packsOf(staff.hotelId)).toEqual([]);
});

it("REP-01 four workers at the same time make each mail once", async () => {
  const staff = await houseWith("one@abroad.test", "two@abroad.test", "three@abroad.test");
  await close(staff);
  await close(staff);
  await Promise.all([makeMails(), makeMails(), makeMails(), makeMails()]);
  await makeMails();
  expect(await queued(staff.hotelId)).toHaveLength(6);
});

it("REP-01 two requests for the last closed day at the same time queue it once", async () => {
  const staff = await makeStaff(database);
  await close(staff);
  await add(staff, { email: "owner@abroad.test", language: "fr", withAttachments: false });
  const answers = await Promise.all([send(staff), send(staff)]);
  expect(answers.map(({ saved }) => saved).sort()).toEqual([0, 1]);
  await makeMails();
  expect(await queued(staff.hotelId)).toHaveLength(1);
});

it("REP-01 a worker that is killed while it makes a mail has made none, and the next one makes it", async () => {
  const staff = await houseWith("owner@abroad.test");
  await close(staff);
  // The worker waits at its last step, when the mail is written, until its connection is killed.
  await owner.begin(async (tx) => {
    await tx`lock table outgoing_mails in share mode`;
    const making = makeMails();
    await eventually(async () => {
      const [found] = await owner`select pid from pg_stat_activity
        where datname = current_database() and usename = 'funduq_app' and wait_event_type = 'Lock'`;
      expect(found).toBeDefined();
      await owner`select pg_terminate_backend(${found?.pid})`;
    });
    await making;
  });
  expect(await queued(staff.hotelId)).toEqual([]);
  expect(await packsOf(staff.hotelId)).toEqual([{ date: "2026-11-21", outcome: null }]);
  await owner`update report_packs set make_after = now()`;
  await makeMails();
  expect(await queued(staff.hotelId)).toHaveLength(1);
  expect(await packsOf(staff.hotelId)).toMatchObject([{ outcome: "mailed" }]);
});

it("REP-01 a report that fails delays its hotel's mails, not those of another", async () => {
  const [broken, whole] = [await houseWith("a@abroad.test"), await houseWith("b@abroad.test")];
  await close(broken);
  await close(whole);
  await owner`update business_days set statistics = '{"sold": "many"}' where hotel_id = ${broken.hotelId}`;
  await makeMails();
  expect(await queued(whole.hotelId)).toHaveLength(1);
  const [pack] = await owner`select outcome, attempts, make_after > now() as later
    from report_packs where hotel_id = ${broken.hotelId}`;
  expect(pack).toEqual({ outcome: null, attempts: 1, later: true });
});

it("REP-01 NA-03 a mail server that does not answer fails no audit; the mail arrives later with its files", async () => {
  await owner`delete from outgoing_mails`;
  let away = true;
  const { inbox, url, close: stopServer } = await startMailServer(() => (away ? 452 : undefined));
  onTestFinished(stopServer);
  const settings = { SMTP_URL: url };
  const stop = await startJobs(appOver(api, { settings }).app.runtime, "https://hotel.example");
  onTestFinished(stop);
  const { staff } = await eveningHouse(database);
  await add(staff, { email: "owner@abroad.test", language: "fr", withAttachments: true });

  await close(staff);

  await eventually(async () => {
    const [mail] =
      await owner`select last_error from outgoing_mails where for_hotel_id = ${staff.hotelId}`;
    expect(mail).toEqual({ last_error: "EENVELOPE 452" });
  });
  away = false;
  await owner`update outgoing_mails set send_after = now()`;
  await owner`select pg_notify('funduq_mail', '')`;
  await eventually(() => expect(inbox).toHaveLength(1));
  const [mail] = inbox;
  expect(mail?.subject).toContain("18.000,00");
  expect(mail?.html).toContain(
    `https://hotel.example/hotel/${staff.hotelId}/reports?from=2026-11-21`,
  );
  expect(mail?.text).toContain("https://hotel.example/hotel/");
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ["manager-2026-11-21.csv", "text/csv"],
    ["day-book-2026-11-21.csv", "text/csv"],
    ["payments-2026-11-21.csv", "text/csv"],
  ]);
  const [manager] = mail?.attachments ?? [];
  const bytes = Buffer.from(manager?.content as ArrayBuffer);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain("Hébergement;18000,00");
});

it("REP-01 AUTH-09 an installation without a mail server keeps the mail with the names of its files", async () => {
  await owner`delete from outgoing_mails`;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-packs-"));
  onTestFinished(() => fs.rm(folder, { recursive: true }));
  const env = { ...app.runtime.env, SMTP_URL: undefined, MAIL_FOLDER: folder };
  const staff = await houseWith("owner@abroad.test");
  await close(staff);
  await makeMails();
  await sendMails(mailTransport(env, "https://hotel.example"));
  const { mails } = await listKeptMails(env);
  expect(mails).toMatchObject([{ to: "owner@abroad.test" }]);
  const [kept] = mails;
  if (!kept) throw new Error("nothing was kept");
  expect(await findKeptMail(env, kept.id)).toMatchObject({
    link: null,
    attachments: ["manager-2026-11-21.csv", "day-book-2026-11-21.csv", "payments-2026-11-21.csv"],
  });
});
