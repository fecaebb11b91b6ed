import type {
  CompanyReminders,
  DueReminders,
  ReminderLetter,
} from "@funduq/shared-types/contracts/reminder";
import { describe, expect, it } from "vitest";
import { type Payer, part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, request } = api;
const desk = paymentDesk(api);
const { payer, invoice, record, payments, reverse } = desk;
const TODAY = "2026-11-21";
const ISSUED = "2026-09-01";

const at = ({ staff, companyId }: Payer) =>
  `/hotels/${staff.hotelId}/companies/${companyId}/reminders`;
async function read(company: Payer): Promise<CompanyReminders> {
  const response = await request("GET", at(company), { as: company.staff });
  expect(response.status).toBe(200);
  return response.json();
}
const dueFor = async (company: Payer, step: string) =>
  (await read(company)).due.find((letter) => letter.step === step);
const numbers = (letter: ReminderLetter | undefined) =>
  letter?.invoices.map(({ number }) => number);
const seenIn = ({ step, invoices }: ReminderLetter) => ({
  step,
  invoices: invoices.map(({ invoiceId, openCentimes }) => ({ invoiceId, openCentimes })),
});
const send = (company: Payer, body: object, key?: string) =>
  request("POST", at(company), { as: company.staff, body, ...(key && { key }) });

async function write(company: Payer, step: "first" | "last") {
  const letter = await dueFor(company, step);
  if (!letter) throw new Error(`no ${step} reminder is due`);
  const response = await send(company, seenIn(letter));
  expect(response.status).toBe(201);
}
const setDay = ({ staff }: Payer, day: string) =>
  owner`update hotels set business_date = ${day} where id = ${staff.hotelId}`;
const due = (company: Payer, dueDate: string, amount = 100_000) =>
  invoice(company, amount, { date: ISSUED, dueDate });

describe("who is due for which reminder", () => {
  it("INV-14 the first is due 7 days after the due date, by the business date", async () => {
    const company = await payer();
    const overdue = await due(company, "2026-11-14");
    await due(company, "2026-11-15");
    expect(numbers(await dueFor(company, "first"))).toEqual([overdue.number]);
    expect(await dueFor(company, "last")).toBeUndefined();
  });

  it("INV-14 the last is due 21 days after the due date, and 14 days after the first", async () => {
    const company = await payer();
    const late = await due(company, "2026-10-01");
    await write(company, "first");
    expect((await read(company)).due).toEqual([]);
    await setDay(company, "2026-12-04");
    expect((await read(company)).due).toEqual([]);
    await setDay(company, "2026-12-05");
    const last = await dueFor(company, "last");
    expect(last?.invoices).toMatchObject([{ number: late.number, remindedOn: TODAY }]);
    await write(company, "last");
    await setDay(company, "2027-06-01");
    expect((await read(company)).due).toEqual([]);
  });

  it("SET-02 the hotel sets both numbers of days", async () => {
    const company = await payer();
    await owner`update hotels set first_reminder_days = 3, last_reminder_days = 5
      where id = ${company.staff.hotelId}`;
    await due(company, "2026-11-18");
    await due(company, "2026-11-19");
    expect(await read(company)).toMatchObject({ firstDays: 3, lastDays: 5 });
    expect(await dueFor(company, "first")).toMatchObject({ invoices: [{ dueDate: "2026-11-18" }] });
    await write(company, "first");
    await setDay(company, "2026-11-23");
    expect(await dueFor(company, "last")).toMatchObject({ invoices: [{ dueDate: "2026-11-18" }] });
  });

  it("INV-14 what is paid or credited drops out, what is paid in part is due for the rest", async () => {
    const company = await payer();
    const [paid, credited, part1] = [
      await due(company, "2026-10-01"),
      await due(company, "2026-10-02"),
      await due(company, "2026-10-03"),
    ];
    await record(company, transferOf(100_000, [part(paid, 100_000)]));
    await desk.credit(company, credited, 100_000);
    await record(company, transferOf(40_000, [part(part1, 40_000)]));
    const first = await dueFor(company, "first");
    expect(first?.invoices).toMatchObject([
      { number: part1.number, dueCentimes: 100_000, openCentimes: 60_000 },
    ]);
    const [payment] = (await payments(company)).filter(
      ({ amountCentimes }) => amountCentimes === 100_000,
    );
    const allocationId = payment?.allocations[0]?.id ?? "";
    await reverse(company, { paymentId: payment?.id ?? "", allocationId });
    expect(numbers(await dueFor(company, "first"))).toEqual([paid.number, part1.number]);
  });

  it("INV-14 the hotel's list has each company and step once, the last reminders first", async () => {
    const company = await payer();
    const other = await payer(company.staff);
    await due(company, "2026-10-01");
    await write(company, "first");
    await setDay(company, "2026-12-06");
    await due(company, "2026-11-20", 5_000);
    await due(other, "2026-11-10");
    await due(other, "2026-11-12");
    const { hotelId } = company.staff;
    const response = await request("GET", `/hotels/${hotelId}/reminders`, { as: company.staff });
    const { companies }: DueReminders = await response.json();
    expect(companies).toMatchObject([
      { companyId: company.companyId, step: "last", invoices: 1, oldestDueDate: "2026-10-01" },
      { companyId: other.companyId, step: "first", invoices: 2, openCentimes: 200_000 },
      { companyId: company.companyId, step: "first", invoices: 1, openCentimes: 5_000 },
    ]);
  });
});

describe("a letter that was written", () => {
  it("INV-14 keeps day, step, writer, invoices and amounts as they were", async () => {
    const company = await payer();
    const late = await due(company, "2026-10-01");
    await owner`update companies set name = 'Sonatrach' where id = ${company.companyId}`;
    await write(company, "first");
    await owner`update companies set name = 'Renamed' where id = ${company.companyId}`;
    await record(company, transferOf(100_000, [part(late, 100_000)]));
    const { written, due: none } = await read(company);
    expect(none).toEqual([]);
    expect(written).toMatchObject([
      {
        step: "first",
        businessDate: TODAY,
        buyer: { name: "Sonatrach" },
        invoices: [{ number: late.number, dueDate: "2026-10-01", openCentimes: 100_000 }],
      },
    ]);
    expect(written[0]?.writtenBy).toBeTruthy();
  });

  it("INV-14 is on its invoices", async () => {
    const company = await payer();
    const late = await due(company, "2026-10-01");
    await write(company, "first");
    await setDay(company, "2026-12-05");
    await write(company, "last");
    await owner`update invoices set seller = '{"name": "Hotel"}', buyer = '{"name": "Sonatrach"}'
      where id = ${late.id}`;
    const path = `/hotels/${company.staff.hotelId}/invoices/${late.id}`;
    const response = await request("GET", path, { as: company.staff });
    expect(await response.json()).toMatchObject({
      reminders: [
        { step: "first", businessDate: TODAY, openCentimes: 100_000 },
        { step: "last", businessDate: "2026-12-05", openCentimes: 100_000 },
      ],
    });
  });

  it("X-02 is written once, whatever is sent again under its key", async () => {
    const company = await payer();
    await due(company, "2026-10-01");
    const letter = await dueFor(company, "first");
    const body = letter ? seenIn(letter) : {};
    const key = crypto.randomUUID();
    const [one, two] = [await send(company, body, key), await send(company, body, key)];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await one.json()).toEqual(await two.json());
    expect((await read(company)).written).toHaveLength(1);
  });
});

describe("a letter that is refused", () => {
  const refused = async (company: Payer, body: object) => {
    const response = await send(company, body);
    return [response.status, (await response.json()).code];
  };

  it("INV-14 differs from what was seen: another amount, invoice or step", async () => {
    const company = await payer();
    const late = await due(company, "2026-10-01");
    const letter = await dueFor(company, "first");
    const seen = letter ? seenIn(letter) : { step: "first", invoices: [] };
    const changed = [409, "reminder.changed"];
    await record(company, transferOf(1, [part(late, 1)]));
    expect(await refused(company, seen)).toEqual(changed);
    const now = { invoiceId: late.id, openCentimes: 99_999 };
    expect(await refused(company, { step: "last", invoices: [now] })).toEqual(changed);
    expect(await refused(company, { step: "first", invoices: [now, now] })).toEqual(changed);
    await due(company, "2026-10-02");
    expect(await refused(company, { step: "first", invoices: [now] })).toEqual(changed);
    expect((await read(company)).written).toEqual([]);
  });

  it("INV-14 is a second one of its step", async () => {
    const company = await payer();
    await due(company, "2026-10-01");
    const letter = await dueFor(company, "first");
    const seen = letter ? seenIn(letter) : {};
    expect((await send(company, seen)).status).toBe(201);
    expect(await refused(company, seen)).toEqual([409, "reminder.changed"]);
  });

  it("INV-14 has no invoice, or is of a company of another hotel", async () => {
    const [company, other] = [await payer(), await payer()];
    const late = await due(other, "2026-10-01");
    expect((await send(company, { step: "first", invoices: [] })).status).toBe(400);
    const invoices = [{ invoiceId: late.id, openCentimes: 100_000 }];
    expect(await refused(company, { step: "first", invoices })).toEqual([409, "reminder.changed"]);
    const elsewhere = { staff: company.staff, companyId: other.companyId };
    expect(await refused(elsewhere, { step: "first", invoices })).toEqual([
      404,
      "company.not-found",
    ]);
  });
});
