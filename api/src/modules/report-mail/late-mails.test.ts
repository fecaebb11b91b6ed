import { beforeEach, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { reportMailDesk } from "../../testing/report-mail-desk.ts";
import { testApp } from "../../testing/test-app.ts";
import type { Letter } from "../mail/mail.service.ts";

const api = await testApp();
const { database, owner, request } = api;
const { close } = nightDesk(api);
const { add, at, read, makeMails, sendMails, queued } = reportMailDesk(api);

beforeEach(async () => {
  await owner`delete from report_packs`;
  await owner`delete from outgoing_mails`;
});

const outside = (email: string) => ({ email, language: "fr" as const, withAttachments: true });

it("REP-01 not a user who was disabled, or an address that was removed, while the mail server was away", async () => {
  const admin = await makeStaff(database);
  const { hotelId } = admin;
  const manager = await makeStaff(database, { hotelId, role: "manager" });
  await add(admin, { hotelUserId: manager.hotelUserId, withAttachments: false });
  const { id } = await (await add(admin, outside("owner@abroad.test"))).json();
  await add(admin, outside("books@abroad.test"));
  await close(admin);
  await makeMails();
  await owner`update hotel_users set status = 'disabled' where id = ${manager.hotelUserId}`;
  await request("DELETE", at(admin, `/recipients/${id}`), { as: admin });
  const sent: string[] = [];
  await sendMails({ send: async ({ to }) => void sent.push(to), close: () => undefined });
  expect(sent).toEqual(["books@abroad.test"]);
  expect((await read(admin)).recipients).toMatchObject([
    { email: "books@abroad.test", last: { state: "sent" } },
    { email: manager.email, last: { state: "not-allowed" } },
  ]);
});

it("REP-01 the files no longer once they were unticked while the mail server was away, but the figures", async () => {
  const admin = await makeStaff(database);
  const { id } = await (await add(admin, outside("owner@abroad.test"))).json();
  await add(admin, outside("books@abroad.test"));
  await close(admin);
  await makeMails();
  const change = (withAttachments: boolean) =>
    request("PUT", at(admin, `/recipients/${id}`), { as: admin, body: { withAttachments } });
  expect((await change(false)).status).toBe(200);
  const sent: [string, number | undefined][] = [];
  const transport = {
    send: async ({ to, attachments }: Letter) => void sent.push([to, attachments?.length]),
    close: () => undefined,
  };
  await sendMails(transport);
  expect(sent).toEqual([["books@abroad.test", 3]]);
  expect((await read(admin)).recipients).toMatchObject([{}, { last: { state: "waiting" } }]);
  await makeMails();
  await sendMails(transport);
  expect(sent.slice(1)).toEqual([["owner@abroad.test", 0]]);
  // What was sent is not sent again.
  await change(true);
  await makeMails();
  expect(await queued(admin.hotelId)).toEqual([]);
});

it("REP-01 a mail or a day that has failed a hundred times holds up no other hotel's", async () => {
  const [here, there] = [await makeStaff(database), await makeStaff(database)];
  await add(here, outside("here@abroad.test"));
  await add(there, outside("there@abroad.test"));
  await close(here);
  await makeMails();
  await close(there);
  await makeMails();
  await owner`update outgoing_mails set attempts = 100 where for_hotel_id = ${here.hotelId}`;
  const tried: string[] = [];
  const send = async ({ to }: { to: string }) => {
    tried.push(to);
    if (to === "here@abroad.test") throw new Error("no such address");
  };
  await sendMails({ send, close: () => undefined });
  expect(tried).toEqual(["here@abroad.test", "there@abroad.test"]);
  expect(
    await owner`select attempts, send_after - now() between interval '59 minutes' and interval '1 hour' as "inAnHour"
      from outgoing_mails`,
  ).toEqual([{ attempts: 101, inAnHour: true }]);

  await close(here);
  await close(there);
  await owner`update report_packs set attempts = 100, make_after = now() - interval '1 minute'
    where hotel_id = ${here.hotelId} and outcome is null`;
  await owner`update business_days set statistics = '{"sold": "many"}' where hotel_id = ${here.hotelId}`;
  await makeMails();
  expect(await queued(there.hotelId)).toHaveLength(1);
});
