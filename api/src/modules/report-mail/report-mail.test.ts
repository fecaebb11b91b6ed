import { randomUUID } from "node:crypto";
import { MAX_REPORT_RECIPIENTS } from "@funduq/shared-types/contracts/report-mail";
import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { arrangeRace, outcomeOf, tally } from "../../testing/races.ts";
import { reportMailDesk } from "../../testing/report-mail-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { close } = nightDesk(api);
const { add, at, read, send, makeMails, sendMails, queued } = reportMailDesk(api);

beforeEach(async () => {
  await owner`delete from report_packs`;
  await owner`delete from outgoing_mails`;
});

const outside = (email = `owner-${randomUUID()}@abroad.test`) => ({
  email,
  language: "fr" as const,
  withAttachments: true,
});
const user = ({ hotelUserId }: { hotelUserId: string }) => ({
  hotelUserId,
  withAttachments: false,
});

describe("the list of recipients", () => {
  it("REP-01 has users who may read reports, in their own language, and addresses outside", async () => {
    const admin = await makeStaff(database, { displayName: "Nadia" });
    const { hotelId } = admin;
    const books = await makeStaff(database, {
      hotelId,
      role: "employee",
      sections: ["extra"],
      displayName: "Books",
    });
    await makeStaff(database, { hotelId, role: "front-office", displayName: "Desk" });
    await owner`update users set language = 'ar' where id = ${books.userId}`;
    const before = await read(admin);
    expect(before.users.map(({ email }) => email)).toEqual([books.email, admin.email]);
    expect(before).toMatchObject({ recipients: [], lastClosedDate: null });

    expect((await add(admin, user(books))).status).toBe(201);
    expect((await add(admin, outside("OWNER@abroad.test "))).status).toBe(201);

    const { recipients, users } = await read(admin);
    expect(users.map(({ email }) => email)).toEqual([admin.email]);
    expect(recipients).toMatchObject([
      { email: "owner@abroad.test", hotelUserId: null, name: "", language: "fr", last: null },
      { email: books.email, hotelUserId: books.hotelUserId, name: "Books", language: "ar" },
    ]);
    expect(recipients.map(({ withAttachments }) => withAttachments)).toEqual([true, false]);
  });

  it("REP-01 refuses who may not read reports, a user's address, a second entry and a hotel's stranger", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const desk = await makeStaff(database, { hotelId, role: "front-office" });
    const gone = await makeStaff(database, { hotelId, role: "manager", status: "disabled" });
    const stranger = await makeStaff(database);
    const codeOf = async (body: object) => outcomeOf(await add(admin, body));
    for (const nobody of [desk, gone, stranger])
      expect(await codeOf(user(nobody))).toMatchObject({ code: "report-mail.not-allowed" });
    expect(await codeOf(outside(desk.email))).toMatchObject({ code: "report-mail.is-user" });
    await add(admin, outside("owner@abroad.test"));
    const again = { status: 409, code: "report-mail.already-listed" };
    expect(await codeOf(outside("owner@abroad.test"))).toMatchObject(again);
    await add(admin, user(admin));
    expect(await codeOf(user(admin))).toMatchObject(again);
  });

  it("REP-01 refuses an outside address that has become a user's, as a second entry of that user", async () => {
    const admin = await makeStaff(database);
    await add(admin, outside("owner@abroad.test"));
    const { hotelId } = admin;
    const joined = await makeStaff(database, {
      hotelId,
      role: "manager",
      email: "owner@abroad.test",
    });
    const second = await outcomeOf(await add(admin, user(joined)));
    expect(second).toMatchObject({ code: "report-mail.already-listed" });
    expect((await read(admin)).users.map(({ email }) => email)).not.toContain(joined.email);
  });

  it.each([
    "owner@abroad.test\r\nBcc: all@example.test",
    "owner@abroad.test, second@abroad.test",
    "Owner <owner@abroad.test>",
    "owner",
    "",
  ])("REP-01 refuses the address %j", async (email) => {
    const admin = await makeStaff(database);
    expect((await add(admin, outside(email))).status).toBe(400);
    expect((await read(admin)).recipients).toEqual([]);
  });

  it("REP-01 has at most twenty, also when two are added at the same time", async () => {
    const admin = await makeStaff(database);
    for (let count = 1; count < MAX_REPORT_RECIPIENTS; count += 1)
      expect((await add(admin, outside())).status).toBe(201);
    const answers = await arrangeRace(
      api,
      (tx) => tx`select from hotels where id = ${admin.hotelId} for update`,
      () => [add(admin, outside()), add(admin, outside())],
    );
    expect(await tally(answers)).toEqual({ "201": 1, "409 report-mail.too-many": 1 });
  });

  it("REP-01 a repeated request adds one, and the trail names who was added, changed and removed", async () => {
    const admin = await makeStaff(database);
    const body = outside("owner@abroad.test");
    const key = randomUUID();
    const first = await (await add(admin, body, key)).json();
    expect(await (await add(admin, body, key)).json()).toEqual(first);
    const one = at(admin, `/recipients/${first.id}`);
    expect(
      (await request("PUT", one, { as: admin, body: { withAttachments: false } })).status,
    ).toBe(200);
    expect((await read(admin)).recipients).toMatchObject([{ withAttachments: false }]);
    // What is so already is no change, and no line of the trail.
    const same = { as: admin, body: { withAttachments: false } };
    expect((await request("PUT", one, same)).status).toBe(200);
    expect((await request("DELETE", one, { as: admin })).status).toBe(204);
    const gone = { status: 404, code: "report-mail.not-found" };
    expect(await outcomeOf(await request("DELETE", one, { as: admin }))).toMatchObject(gone);
    const again = await request("PUT", one, { as: admin, body: { withAttachments: true } });
    expect(await outcomeOf(again)).toMatchObject(gone);
    const lines = await owner`select action, details->'facts' as facts from changes
      where hotel_id = ${admin.hotelId} and action like 'report-mail.%' order by seq`;
    expect(lines).toMatchObject([
      { action: "report-mail.add", facts: [{ what: "email", after: "owner@abroad.test" }, {}] },
      {
        action: "report-mail.change",
        facts: [{ of: "owner@abroad.test", before: true, after: false }],
      },
      { action: "report-mail.remove", facts: [{ what: "email", before: "owner@abroad.test" }] },
    ]);
  });
});

describe("who gets a closed day", () => {
  it("REP-01 nobody in a hotel without recipients", async () => {
    const admin = await makeStaff(database);
    await close(admin);
    await makeMails();
    expect(await queued(admin.hotelId)).toEqual([]);
    expect(await owner`select from report_packs where hotel_id = ${admin.hotelId}`).toHaveLength(0);
  });

  it("REP-01 one mail for each closed day and recipient: eight overdue days are eight mails", async () => {
    const admin = await makeStaff(database);
    await add(admin, outside("owner@abroad.test"));
    for (let day = 0; day < 8; day += 1) await close(admin);
    await makeMails();
    const mails = await queued(admin.hotelId);
    expect(mails.map(({ attachments }) => attachments[0]?.name)).toEqual(
      [21, 22, 23, 24, 25, 26, 27, 28].map((day) => `manager-2026-11-${day}.csv`),
    );
    expect(mails[0]?.subject).toContain("21 nov. 2026");
  });

  it("REP-01 USR-05 not a user who was disabled or has lost the right after the day was closed", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    const [disabled, demoted, kept] = [
      await makeStaff(database, { hotelId, role: "manager" }),
      await makeStaff(database, { hotelId, role: "manager" }),
      await makeStaff(database, { hotelId, role: "manager" }),
    ];
    for (const each of [disabled, demoted, kept]) await add(admin, user(each));
    await close(admin);
    await owner`update hotel_users set status = 'disabled' where id = ${disabled.hotelUserId}`;
    await owner`update hotel_users set role = 'housekeeping' where id = ${demoted.hotelUserId}`;
    await makeMails();
    expect((await queued(hotelId)).map(({ recipient }) => recipient)).toEqual([kept.email]);
    const { recipients } = await read(admin);
    const of = (email: string) => recipients.find((one) => one.email === email);
    for (const { email } of [disabled, demoted])
      expect(of(email)).toMatchObject({ isAllowed: false, last: { state: "not-allowed" } });
    expect(of(kept.email)).toMatchObject({ isAllowed: true, last: { date: "2026-11-21" } });
  });

  it("REP-01 X-07 only the hotel's own recipients", async () => {
    const [here, there] = [await makeStaff(database), await makeStaff(database)];
    await add(here, outside("here@abroad.test"));
    await add(there, outside("there@abroad.test"));
    await close(here);
    await makeMails();
    expect(await queued(there.hotelId)).toEqual([]);
    expect((await queued(here.hotelId)).map(({ recipient }) => recipient)).toEqual([
      "here@abroad.test",
    ]);
  });
});

describe("the last closed day now", () => {
  it("REP-01 goes to who does not have it yet, once", async () => {
    const admin = await makeStaff(database);
    const none = await request("POST", at(admin, "/last-closed-day"), { as: admin });
    expect(await outcomeOf(none)).toMatchObject({ code: "report-mail.no-closed-day" });
    await add(admin, outside("first@abroad.test"));
    await close(admin);
    await makeMails();
    await add(admin, outside("second@abroad.test"));
    expect(await send(admin)).toEqual({ saved: 1 });
    expect(await send(admin)).toEqual({ saved: 0 });
    await makeMails();
    expect(await send(admin)).toEqual({ saved: 0 });
    expect((await queued(admin.hotelId)).map(({ recipient }) => recipient)).toEqual([
      "first@abroad.test",
      "second@abroad.test",
    ]);
    // Two of the three sent nothing, and left no line in the trail.
    const lines = await owner`select details->'facts' as facts from changes
      where hotel_id = ${admin.hotelId} and action = 'report-mail.send'`;
    expect(lines).toMatchObject([
      { facts: [{ what: "businessDate" }, { what: "mails", after: 1 }] },
    ]);
  });

  it("REP-01 goes again to who could not be reached for a week, and says what became of it", async () => {
    const admin = await makeStaff(database);
    await add(admin, outside("owner@abroad.test"));
    await close(admin);
    const state = async () => (await read(admin)).recipients[0]?.last?.state;
    expect(await state()).toBe("waiting");
    await makeMails();
    expect(await state()).toBe("waiting");
    const away = {
      send: () => Promise.reject(Object.assign(new Error("down"), { code: "ECONNREFUSED" })),
      close: () => undefined,
    };
    await sendMails(away);
    expect(await state()).toBe("waiting");
    await owner`update outgoing_mails set created_at = now() - interval '6 days', send_after = now()`;
    await sendMails(away);
    expect((await queued(admin.hotelId))[0]?.attachments).toHaveLength(3);
    await owner`update outgoing_mails set created_at = now() - interval '8 days'`;
    await sendMails(away);
    expect(await queued(admin.hotelId)).toMatchObject([
      { body_text: "", body_html: null, attachments: [] },
    ]);
    expect(await state()).toBe("failed");
    expect(await send(admin)).toEqual({ saved: 1 });
    await makeMails();
    const sent: string[] = [];
    await sendMails({
      send: async ({ subject }) => void sent.push(subject),
      close: () => undefined,
    });
    expect(sent).toHaveLength(1);
    expect(await state()).toBe("sent");
  });

  it("REP-01 a mail that was given up is still said to have failed once its row is deleted after 90 days, and can be sent then", async () => {
    const admin = await makeStaff(database);
    await add(admin, outside("owner@abroad.test"));
    await close(admin);
    await makeMails();
    await owner`update outgoing_mails set created_at = now() - interval '91 days'`;
    await sendMails(undefined);
    expect(await queued(admin.hotelId)).toEqual([]);
    const state = async () => (await read(admin)).recipients[0]?.last?.state;
    expect(await state()).toBe("failed");
    expect(await send(admin)).toEqual({ saved: 1 });
    expect(await state()).toBe("waiting");
    await makeMails();
    await sendMails({ send: async () => undefined, close: () => undefined });
    expect(await state()).toBe("sent");
    expect(await send(admin)).toEqual({ saved: 0 });
  });
});
