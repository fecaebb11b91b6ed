import { describe, expect, it } from "vitest";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import {
  type MadeInvoice,
  type Payer,
  part,
  paymentDesk,
  transferOf,
} from "../../testing/payment-desk.ts";
import {
  arrangeRace,
  deadlocksDuring,
  type Outcome,
  outcomeOf,
  tally,
} from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const { payer, invoice, record, allocate, reverse, payments, settled, violations } =
  paymentDesk(api);
const invoicing = invoiceDesk(api);

const PAYERS = 8;

/** Sends requests alternately to two processes; returns their outcomes without any deadlock. */
async function together(
  sends: readonly ((desk: ReturnType<typeof paymentDesk>) => Promise<Response>)[],
): Promise<Outcome[]> {
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

async function eightInvoices(company: Payer): Promise<MadeInvoice[]> {
  const bills: MadeInvoice[] = [];
  while (bills.length < PAYERS) bills.push(await invoice(company, 1_000));
  return bills;
}

/** What the invoices of a company and its payments say that was settled. */
async function sumsOf({ companyId }: Payer) {
  const [row] = await owner`select
    (select sum(settled_centimes)::int from invoices where company_id = ${companyId}) as settled,
    (select sum(allocated_centimes)::int from payments where company_id = ${companyId}) as allocated`;
  return row;
}

describe("INV-10 INV-13 at the same time", () => {
  it("of eight payments of overlapping invoices, each settles all of its invoices or none", async () => {
    const company = await payer();
    const bills = await eightInvoices(company);
    const outcomes = await together(
      bills.map((bill, at) => (desk) => {
        const both = [bill, bills[(at + 1) % PAYERS] ?? bill];
        // Named in either order: the locks are taken by id.
        const named = at % 2 === 0 ? both : both.reverse();
        const parts = named.map((each) => part(each, 1_000));
        return desk.record(company, transferOf(2_000, parts));
      }),
    );
    const paid = outcomes.filter(({ status }) => status === 201).length;
    expect(paid).toBeGreaterThan(0);
    expect(tally(outcomes)).toEqual({ "201": paid, "409 invoice.not-payable": PAYERS - paid });
    expect(await payments(company)).toHaveLength(paid);
    expect(await sumsOf(company)).toEqual({ settled: 2_000 * paid, allocated: 2_000 * paid });
    expect(await violations(company)).toEqual([]);
  });

  it("of eight payments of one invoice, one is recorded", async () => {
    const company = await payer();
    const bill = await invoice(company, 1_000);
    const pay = (desk: ReturnType<typeof paymentDesk>) =>
      desk.record(company, transferOf(1_000, [part(bill, 1_000)]));
    const outcomes = await together(Array.from({ length: PAYERS }, () => pay));
    expect(tally(outcomes)).toEqual({ "201": 1, "409 invoice.not-payable": PAYERS - 1 });
    expect(await payments(company)).toHaveLength(1);
    expect(await violations(company)).toEqual([]);
  });

  it("eight allocations of what is left of one payment use it once", async () => {
    const company = await payer();
    const bills = await eightInvoices(company);
    await record(company, transferOf(3_000));
    const [payment] = await payments(company);
    const outcomes = await together(
      bills.map((bill) => (desk) => desk.allocate(company, payment?.id ?? "", [part(bill, 1_000)])),
    );
    expect(tally(outcomes)).toEqual({ "201": 3, "409 payment.exceeds-payment": PAYERS - 3 });
    expect(await sumsOf(company)).toEqual({ settled: 3_000, allocated: 3_000 });
    expect(await violations(company)).toEqual([]);
  });

  it("INV-12 two allocations of the part of cash that no stamp duty was collected for: it is used once", async () => {
    const company = await payer();
    const withDuty = () => invoice(company, 1_010_000, { stampDuty: 10_000 });
    const plain = await invoice(company, 1_000_000);
    const [first, ...bills] = [await withDuty(), await withDuty(), await withDuty()] as const;
    const parts = [part(plain, 1_000_000), part(first, 1_010_000)];
    const cash = { ...transferOf(2_010_000, parts), method: "Cash", stampDutyCentimes: 10_000 };
    expect((await record(company, cash)).status).toBe(201);
    const [payment] = await payments(company);
    const paymentId = payment?.id ?? "";
    for (const { id } of payment?.allocations ?? [])
      await reverse(company, { paymentId, allocationId: id });
    // Both wait for the payment, of which enough is left for the two of them.
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from payments where id = ${paymentId} for no key update`,
      () => bills.map((bill) => allocate(company, paymentId, [part(bill, 1_000_000)])),
    );
    expect(tally(outcomes)).toEqual({ "201": 1, "409 payment.stamp-duty-collected": 1 });
    expect(await violations(company)).toEqual([]);
  });

  it("two payments that wait for the same invoice: the second is decided on what the first left", async () => {
    const company = await payer();
    const bill = await invoice(company, 1_000);
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from invoices where id = ${bill.id} for no key update`,
      () => [
        record(company, transferOf(700, [part(bill, 700)])),
        record(company, transferOf(700, [part(bill, 700)])),
      ],
    );
    expect(tally(outcomes)).toEqual({ "201": 1, "409 payment.exceeds-invoice": 1 });
    expect(await settled(bill)).toEqual(["Unpaid", 700, false]);
    expect(await violations(company)).toEqual([]);
  });

  it("a payment during the night audit waits for it, and is dated with the new business date", async () => {
    const company = await payer();
    const bill = await invoice(company, 1_000);
    const { hotelId } = company.staff;
    const [outcome] = await arrangeRace(
      api,
      (audit) => audit`select from hotels where id = ${hotelId} for no key update`,
      () => [record(company, transferOf(400, [part(bill, 400)]))],
      (audit) => audit`update hotels set business_date = '2026-11-22' where id = ${hotelId}`,
    );
    expect(outcome?.status).toBe(201);
    expect(await payments(company)).toMatchObject([{ businessDate: "2026-11-22" }]);
  });

  it("of eight reversals of one allocation, one takes it back", async () => {
    const company = await payer();
    const bill = await invoice(company, 1_000);
    await record(company, transferOf(1_000, [part(bill, 1_000)]));
    const [payment] = await payments(company);
    const ids = {
      paymentId: payment?.id ?? "",
      allocationId: payment?.allocations[0]?.id ?? "",
    };
    const outcomes = await together(
      Array.from({ length: PAYERS }, () => (desk) => desk.reverse(company, ids)),
    );
    expect(tally(outcomes)).toEqual({ "201": 1, "409 allocation.reversed-already": PAYERS - 1 });
    expect(await settled(bill)).toEqual(["Unpaid", 0, false]);
    expect(await violations(company)).toEqual([]);
  });

  it("two reversals that wait for the account: the second sees the first", async () => {
    const house = await invoicing.house();
    const { debtorId } = await invoicing.debtor(house);
    const bill = await invoicing.issue(house, [debtorId]);
    await record(house, transferOf(500, [part(bill, 500)]));
    const [payment] = await payments(house);
    const paymentId = payment?.id ?? "";
    const ids = { paymentId, allocationId: payment?.allocations[0]?.id ?? "" };
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from folios where owner_id = ${house.companyId} for no key update`,
      () => [reverse(house, ids), reverse(house, ids), allocate(house, paymentId, [part(bill, 1)])],
    );
    const reversals = tally(outcomes.slice(0, 2));
    expect(reversals).toEqual({ "201": 1, "409 allocation.reversed-already": 1 });
    expect(await violations(house)).toEqual([]);
  });

  it("INV-11 a payment and a credit note of the same invoice: the first one stands", async () => {
    for (let round = 0; round < 5; round += 1) {
      const house = await invoicing.house();
      const { debtorId } = await invoicing.debtor(house);
      const bill = await invoicing.issue(house, [debtorId]);
      const { totals } = await invoicing.invoice(house, bill.id);
      const parts = [part(bill, totals.dueCentimes)];
      const outcomes = await arrangeRace(
        api,
        (tx) => tx`select from folios where owner_id = ${house.companyId} for no key update`,
        () => [
          record(house, transferOf(totals.dueCentimes, parts)),
          invoicing.credit(house, bill.id, [debtorId]),
        ],
      );
      const answers = tally(outcomes);
      expect(answers["201"]).toBe(1);
      const loser = outcomes.find(({ status }) => status !== 201);
      expect(["409 invoice.not-payable", "409 invoice.not-creditable"]).toContain(
        `${loser?.status} ${loser?.code}`,
      );
      const isPaid = outcomes[0]?.status === 201;
      expect((await settled(bill))[0]).toBe(isPaid ? "Paid" : "Cancelled");
      expect(await payments(house)).toHaveLength(isPaid ? 1 : 0);
      expect(await violations(house)).toEqual([]);
    }
  });
});
