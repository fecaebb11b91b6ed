import type { CompanyReminders } from "@funduq/shared-types/contracts/reminder";
import { expect, it } from "vitest";
import { type Payer, part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { deadlocksDuring, type Outcome, outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { payer, invoice, settled } = paymentDesk(api);
const CLERKS = 8;

const at = ({ companyId }: Payer) => `companies/${companyId}/reminders`;
async function read(company: Payer): Promise<CompanyReminders> {
  const path = `/hotels/${company.staff.hotelId}/${at(company)}`;
  return (await api.request("GET", path, { as: company.staff })).json();
}

/** Two overdue invoices of a company, and the letter about them as it was seen. */
async function seenLetter() {
  const company = await payer();
  const bill = await invoice(company, 1_000, { date: "2026-09-01", dueDate: "2026-10-01" });
  await invoice(company, 2_000, { date: "2026-09-01", dueDate: "2026-10-02" });
  const [letter] = (await read(company)).due;
  const invoices = (letter?.invoices ?? []).map(({ invoiceId, openCentimes }) => ({
    invoiceId,
    openCentimes,
  }));
  return { company, bill, body: { step: "first", invoices } };
}

type Send = (desk: ReturnType<typeof paymentDesk>) => Promise<Response>;

/** Sends requests alternately to two processes; returns their outcomes without any deadlock. */
async function together(sends: readonly Send[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const deadlocks = await deadlocksDuring(api, async (processes) => {
    const answers = sends.map((send, index) =>
      send(paymentDesk(processes[index % 2 === 0 ? 0 : 1])),
    );
    outcomes.push(...(await Promise.all(answers.map(async (each) => outcomeOf(await each)))));
  });
  expect(deadlocks).toBe(0);
  return outcomes;
}

it("INV-14 of eight clerks who save one letter at once, one writes it", async () => {
  const { company, body } = await seenLetter();
  const write: Send = (desk) => desk.send(company, at(company), body);
  const outcomes = await together(Array.from({ length: CLERKS }, () => write));
  expect(tally(outcomes)).toEqual({ "201": 1, "409 reminder.changed": CLERKS - 1 });
  const { written } = await read(company);
  expect(written).toMatchObject([{ invoices: [{ openCentimes: 1_000 }, { openCentimes: 2_000 }] }]);
});

it("INV-14 a payment and a letter at once: the letter has what was open, or is refused", async () => {
  const { company, bill, body } = await seenLetter();
  const [letter, paid] = await together([
    (desk) => desk.send(company, at(company), body),
    (desk) => desk.record(company, transferOf(1_000, [part(bill, 1_000)])),
  ]);
  expect(paid?.status).toBe(201);
  expect(await settled(bill)).toEqual(["Paid", 1_000, true]);
  const { written, due } = await read(company);
  if (letter?.status === 201) {
    expect(written[0]?.invoices).toMatchObject([{ openCentimes: 1_000 }, { openCentimes: 2_000 }]);
    expect(due).toEqual([]);
  } else {
    expect(letter).toMatchObject({ status: 409, code: "reminder.changed" });
    expect(written).toEqual([]);
    expect(due[0]?.invoices).toMatchObject([{ openCentimes: 2_000 }]);
  }
});
