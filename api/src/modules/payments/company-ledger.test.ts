import type { CompanyAccount } from "@funduq/shared-types/contracts/company-payment";
import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import type {
  AgedBalance,
  AgedBalances,
} from "@funduq/shared-types/contracts/report-aged-balances";
import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import fc from "fast-check";
import { expect, it } from "vitest";
import { entriesDesk } from "../../testing/entries-desk.ts";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { step } = bookingSteps(api);
const invoicing = invoiceDesk(api);
const paying = paymentDesk(api);
const { entriesOf, movedBy } = entriesDesk(api);

/** How many guests of a company can leave. */
const STAYS = 5;

const doing = fc.record({
  what: fc.constantFrom(
    "stay",
    "stay",
    "invoice",
    "invoice",
    "pay",
    "pay",
    "allocate",
    "reverse",
    "credit",
    "credit-amount",
    "credit-amount",
    "day",
  ),
  amount: fc.integer({ min: 1, max: 2_000_000 }),
  which: fc.nat(7),
});
type Doing = { what: string; amount: number; which: number };

const invoicesOf = ({ companyId }: House) => owner<{ id: InvoiceId; open: number }[]>`
  select id, (due_centimes - settled_centimes - credited_centimes)::int as open
  from invoices where company_id = ${companyId} and kind = 'invoice' order by series_number`;

/** Settles the oldest invoices with an amount. */
async function planFor(house: House, amount: number) {
  let left = amount;
  return (await invoicesOf(house)).flatMap(({ id, open }) => {
    const amountCentimes = Math.min(left, open);
    left -= amountCentimes;
    return amountCentimes > 0 ? [{ invoiceId: id, amountCentimes }] : [];
  });
}

const pick = <Item>(items: readonly Item[], which: number) => items[which % items.length];

type Party = House & { stays: TestBooking[] };

/** A company with guests in the house. */
async function party(staff: TestStaff): Promise<Party> {
  const companyId = await makeCompany(database, staff.hotelId);
  const stays: TestBooking[] = [];
  while (stays.length < STAYS)
    stays.push(await makeBooking(database, { staff, companyId, checkInNow: true, nights: 30 }));
  return { staff, companyId, stays };
}

/** A guest leaves at the company's expense. */
async function leave({ stays }: Party, amountCentimes: number): Promise<void> {
  const made = stays.pop();
  if (!made) return;
  const folioId = made.booking.folios[1]?.id;
  const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
  const charge = { folioId, description: "Dinner", department: "Restaurant", amountCentimes };
  await request("POST", `${at}/charges`, { as: made.staff, body: charge });
  const toCompanyAccount = [{ folioId, amountCentimes }];
  const left = await step(made, "check-out", { toCompanyAccount });
  expect(left.status).toBe(200);
}

/** What happens to a company; what the rules refuse is not done. */
const acts: Record<string, (party: Party, doing: Doing) => Promise<void>> = {
  stay: (party, { amount }) => leave(party, amount),
  invoice: (party, { which }) => invoiceSome(party, which),
  credit: (party, { which }) => creditSome(party, which),
  "credit-amount": creditAmount,
  pay,
  allocate,
  reverse,
};

async function pay(party: Party, { amount, which }: Doing): Promise<void> {
  const parts = which > 1 ? await planFor(party, Math.ceil(amount / (1 + (which % 2)))) : [];
  const method = which % 3 === 0 ? "Cash" : "Cheque";
  const payment = { ...transferOf(amount, parts), method };
  const response = await paying.record(party, payment);
  if (response.status === 201) return;
  // It was another stamp duty: the refusal says which.
  const { code, params } = await response.json();
  expect(code).toBe("payment.stamp-duty-changed");
  expect((await paying.record(party, { ...payment, ...params })).status).toBe(201);
}

async function allocate(party: Party, { amount, which }: Doing): Promise<void> {
  const payment = pick(await paying.payments(party), which);
  const parts = payment ? await planFor(party, Math.min(payment.leftCentimes, amount)) : [];
  if (!payment || parts.length === 0) return;
  const response = await paying.allocate(party, payment.id, parts);
  // Of cash, the stamp duty that was collected says for which invoices.
  if (response.status !== 201)
    expect(await response.json()).toMatchObject({ code: "payment.stamp-duty-collected" });
}

async function reverse(party: Party, { which }: Doing): Promise<void> {
  const payment = pick(await paying.payments(party), which);
  const allocation = payment && pick(payment.allocations, which);
  if (!allocation) return;
  const ids = { paymentId: payment.id, allocationId: allocation.id };
  const { status } = await paying.reverse(party, ids);
  expect(status).toBe(allocation.reversedAt === null ? 201 : 409);
}

async function invoiceSome(house: House, which: number): Promise<void> {
  const ids = invoicing.idsOf(await invoicing.debtors(house)).slice(0, 1 + (which % 2));
  if (ids.length > 0) await invoicing.issue(house, ids, which % 3 === 0 ? "Cash" : "Cheque");
}

/** Takes a part of an invoice back, or all of it; refused of what is paid. */
async function creditSome(house: House, which: number): Promise<void> {
  const bill = pick(await invoicesOf(house), which);
  if (!bill) return;
  const { standingStays } = await invoicing.invoice(house, bill.id);
  const some = standingStays.slice(0, 1 + (which % 2)).map(({ debtorId }) => debtorId);
  if (some.length > 0) await invoicing.credit(house, bill.id, some);
}

/** Credits a part of what is open of an invoice, or one of its lines; refused beyond the prices, as with all stamp duty. */
async function creditAmount(house: House, { amount, which }: Doing): Promise<void> {
  const bill = pick(await invoicesOf(house), which);
  if (!bill) return;
  const some = 1 + (amount % Math.max(1, bill.open));
  const { status } =
    which % 2 === 0
      ? await invoicing.creditAmount(house, bill.id, some)
      : await invoicing.creditLines(house, bill.id, [[1, some]]);
  expect([201, 409]).toContain(status);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

/** The report of all companies has each account's figures, and comes to their ledger. */
async function expectAgedBalances(
  staff: TestStaff,
  accounts: readonly CompanyAccount[],
  ledgerCentimes: number,
) {
  const address = `/hotels/${staff.hotelId}/reports/aged-balances`;
  const report: AgedBalances = await (await request("GET", address, { as: staff })).json();
  expect(sum(report.companies.map(({ balanceCentimes }) => balanceCentimes))).toBe(ledgerCentimes);
  const figuresOf = (company: Omit<AgedBalance, "companyId" | "name">) =>
    [
      ...[company.notDueCentimes, company.days30Centimes, company.days60Centimes],
      ...[company.days90Centimes, company.olderCentimes, company.uninvoicedCentimes],
      ...[company.unallocatedCentimes, company.balanceCentimes],
    ].join(" ");
  const expected = accounts.map((account) => figuresOf({ ...account, ...account.aging }));
  const idle = expected.filter((figures) => /^0( 0)*$/.test(figures));
  expect([...report.companies.map(figuresOf), ...idle].sort()).toEqual(expected.sort());
}

/** The ledger, the accounts and the statements of a day say the same. Returns what the day closes with. */
async function checkDay(
  staff: TestStaff,
  parties: readonly Party[],
  day: CalendarDate,
): Promise<number[]> {
  const address = `/hotels/${staff.hotelId}/reports/trial-balance?from=${day}&to=${day}`;
  const report: TrialBalance = await (await request("GET", address, { as: staff })).json();
  expect(report.totals.differenceCentimes).toBe(0);
  const ledger = report.ledgers.find((each) => each.ledger === "company");
  const statements = await Promise.all(parties.map((each) => paying.statement(each, day, day)));
  const accounts = await Promise.all(parties.map(paying.account));
  const closings = statements.map(({ balanceCentimes }) => balanceCentimes);
  expect(accounts.map(({ balanceCentimes }) => balanceCentimes)).toEqual(closings);
  expect(sum(closings)).toBe(ledger?.closingCentimes);
  const uninvoiced = statements.map(({ uninvoicedCentimes }) => uninvoicedCentimes);
  expect(accounts.map(({ uninvoicedCentimes }) => uninvoicedCentimes)).toEqual(uninvoiced);
  const entries = await entriesOf({ staff, hotelId: staff.hotelId }, day, day);
  const opening = ledger?.openingCentimes ?? 0;
  expect(movedBy(entries.lines, "company")).toBe(sum(closings) - opening);
  await expectAgedBalances(staff, accounts, ledger?.closingCentimes ?? 0);
  for (const account of accounts) {
    const { openInvoicesCentimes, uninvoicedCentimes, unallocatedCentimes, aging } = account;
    const parts = openInvoicesCentimes + uninvoicedCentimes - unallocatedCentimes;
    expect(parts).toBe(account.balanceCentimes);
    expect(sum(Object.values(aging))).toBe(openInvoicesCentimes);
  }
  expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
  return closings;
}

async function nextDay({ hotelId }: TestStaff): Promise<CalendarDate> {
  const [hotel] = await owner<{ day: CalendarDate }[]>`
    update hotels set business_date = business_date + 1 where id = ${hotelId}
    returning business_date::text as day`;
  if (!hotel) throw new Error("no hotel");
  return hotel.day;
}

/** Later movements do not change what an earlier day closed with. */
async function checkPast(parties: readonly Party[], closings: Map<CalendarDate, number[]>) {
  for (const [day, left] of closings) {
    const again = await Promise.all(parties.map((each) => paying.statement(each, day, day)));
    expect(again.map(({ balanceCentimes }) => balanceCentimes)).toEqual(left);
  }
}

const agreement = fc.asyncProperty(
  fc.array(doing, { minLength: 24, maxLength: 40 }),
  async (all) => {
    const staff = await makeStaff(database);
    const parties = [await party(staff), await party(staff)];
    for (const each of parties) {
      await leave(each, 1_500_000);
      await leave(each, 2_500_000);
      await invoiceSome(each, 1);
    }
    const closings = new Map<CalendarDate, number[]>();
    let day = calendarDate("2026-11-21");
    for (const each of [...all, { what: "day", amount: 1, which: 0 }]) {
      const acting = pick(parties, each.amount);
      if (acting) await acts[each.what]?.(acting, each);
      if (each.what !== "day") continue;
      closings.set(day, await checkDay(staff, parties, day));
      day = await nextDay(staff);
    }
    await checkPast(parties, closings);
  },
);

it("COM-07 INV-14 INV-16 each day the trial balance, the entries, the account and the statement of companies say the same", async () => {
  await fc.assert(agreement, { numRuns: 10, seed: 20261121 });
  const [credited] = await owner`
    select count(*) filter (where credits = 'amount')::int as amounts,
      count(*) filter (where rebate_centimes < 0)::int as returned_after_an_amount
    from invoices`;
  expect(credited?.amounts).toBeGreaterThan(10);
  expect(credited?.returned_after_an_amount).toBeGreaterThan(2);
}, 300_000);
