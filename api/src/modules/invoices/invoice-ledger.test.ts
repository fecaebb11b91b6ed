import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { entriesDesk } from "../../testing/entries-desk.ts";
import { type FolioLine, type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, request } = api;
const desk = invoiceDesk(api);
const { entriesOf, movedBy } = entriesDesk(api);
const { close } = nightDesk(api);

const FIRST = calendarDate("2026-11-21");
const SECOND = calendarDate("2026-11-22");
const THIRD = calendarDate("2026-11-23");

type Treatment = Pick<TaxRates, "tvaTreatment" | "stayTaxTreatment">;

/** What the company's ledger says of a day, and what its entries credit to TVA and stay tax beyond its charges. */
async function ledgerOf({ staff }: House, day: CalendarDate) {
  const { hotelId } = staff;
  const address = `/hotels/${hotelId}/reports/trial-balance?from=${day}&to=${day}`;
  const report: TrialBalance = await (await request("GET", address, { as: staff })).json();
  expect(report.totals.differenceCentimes).toBe(0);
  const company = report.ledgers.find(({ ledger }) => ledger === "company");
  const { lines } = await entriesOf({ staff, hotelId }, day, day);
  const moved = (company?.entries ?? []).reduce((sum, entry) => sum + entry.amountCentimes, 0);
  expect(movedBy(lines, "company")).toBe(moved);
  // Entries of invoices bear the invoice's number.
  const ofInvoices = lines.filter(({ reference }) => reference.startsWith("INV-"));
  const credited = (purpose: string) =>
    ofInvoices
      .filter((line) => line.purpose === purpose)
      .reduce((sum, line) => sum + line.creditCentimes - line.debitCentimes, 0);
  return {
    closing: company?.closingCentimes,
    entries: Object.fromEntries(
      (company?.entries ?? []).map(({ kind, amountCentimes }) => [kind, amountCentimes]),
    ),
    tva: credited("tax.tva"),
    stayTax: credited("tax.stay"),
    stamp: credited("tax.stamp"),
    rebates: credited("department.Rebates"),
  };
}

const room: FolioLine = { amount: 900_000, night: "2026-11-20" };
const priced: FolioLine = { ...room, tvaBp: 900, stayTax: 50_000 };
const paid: FolioLine = { amount: 100_000, kind: "payment" };

it.each<[string, Treatment, FolioLine, { tva: number; stayTax: number; stamp: number }]>([
  [
    "only on invoices",
    { tvaTreatment: "invoice", stayTaxTreatment: "invoice" },
    room,
    // 1 031 000 − 100 000 = 931 000 centimes: 94 steps of 1 DA.
    { tva: 81_000, stayTax: 50_000, stamp: 9_400 },
  ],
  [
    "in the prices",
    { tvaTreatment: "included", stayTaxTreatment: "included" },
    priced,
    { tva: 0, stayTax: 0, stamp: 8_000 },
  ],
  [
    "TVA in the prices, the stay tax on invoices",
    { tvaTreatment: "included", stayTaxTreatment: "invoice" },
    { ...room, tvaBp: 900 },
    { tva: 0, stayTax: 50_000, stamp: 8_500 },
  ],
])(
  "REP-01 REP-03 the ledger has what an invoice adds, and a credit note takes it off: taxes %s",
  async (_, treatment, line, added) => {
    const made = await desk.house();
    const { hotelId } = made.staff;
    await setTaxes(owner, hotelId, "2026-01-01", treatment);
    const { debtorId } = await desk.debtor(made, { lines: [line, paid] });
    const { id } = await desk.issue(made, [debtorId], "Cash");
    const sum = added.tva + added.stayTax + added.stamp;
    const rebates = 0;
    const first = {
      closing: 800_000 + sum,
      entries: { "company-transfers": 800_000, "invoice-taxes": sum },
      ...added,
      rebates,
    };
    expect(await ledgerOf(made, FIRST)).toEqual(first);
    await close(made.staff);
    expect(await ledgerOf(made, FIRST)).toEqual(first);
    await desk.credit(made, id, [debtorId]);
    expect(await ledgerOf(made, SECOND)).toEqual({
      closing: 800_000,
      entries: { "credit-notes": -sum },
      tva: 0 - added.tva,
      stayTax: 0 - added.stayTax,
      stamp: 0 - added.stamp,
      rebates,
    });
    expect(await ledgerOf(made, FIRST)).toEqual(first);
    await close(made.staff);
    const [day] =
      await owner`select closing from business_days where hotel_id = ${hotelId} and date = ${SECOND}`;
    expect(day?.closing.ledgers.company).toBe(800_000);
    expect(await desk.violations(made)).toEqual([]);
  },
);

/** What a credit note moves: the ledger, and what its entries credit; below zero is a debit. */
type Moved = Record<"ledger" | "tva" | "stayTax" | "stamp" | "rebates", number>;

it.each<[string, Treatment, FolioLine, { owed: number; amount: Moved; stay: Moved }]>([
  [
    "only on invoices",
    { tvaTreatment: "invoice", stayTaxTreatment: "invoice" },
    room,
    // 931 000 and 9 400 of stamp duty; of 832 900 it is 8 400.
    {
      owed: 940_400,
      amount: { ledger: -99_100, tva: -8_100, stayTax: 0, stamp: -1_000, rebates: -90_000 },
      stay: { ledger: -41_300, tva: -72_900, stayTax: -50_000, stamp: -8_400, rebates: 90_000 },
    },
  ],
  [
    "in the prices",
    { tvaTreatment: "included", stayTaxTreatment: "included" },
    priced,
    // 800 000 and 8 000; of 701 900 the stamp duty is 7 100. The folio's TVA is owed again.
    {
      owed: 808_000,
      amount: { ledger: -99_000, tva: -8_100, stayTax: 0, stamp: -900, rebates: -90_000 },
      stay: { ledger: 91_000, tva: 8_100, stayTax: 0, stamp: -7_100, rebates: 90_000 },
    },
  ],
  [
    "TVA in the prices, the stay tax on invoices",
    { tvaTreatment: "included", stayTaxTreatment: "invoice" },
    { ...room, tvaBp: 900 },
    // 850 000 and 8 500; of 751 900 the stamp duty is 7 600.
    {
      owed: 858_500,
      amount: { ledger: -99_000, tva: -8_100, stayTax: 0, stamp: -900, rebates: -90_000 },
      stay: { ledger: 40_500, tva: 8_100, stayTax: -50_000, stamp: -7_600, rebates: 90_000 },
    },
  ],
])(
  "INV-16 REP-01 REP-03 an amount of 981 DA is off revenue and TVA, and the stay's return gives it back: taxes %s",
  async (_, treatment, line, { owed, amount, stay }) => {
    const made = await desk.house();
    const { hotelId } = made.staff;
    await setTaxes(owner, hotelId, "2026-01-01", treatment);
    const { debtorId } = await desk.debtor(made, { lines: [line, paid] });
    const { id } = await desk.issue(made, [debtorId], "Cash");
    expect((await ledgerOf(made, FIRST)).closing).toBe(owed);
    await close(made.staff);
    const moves = ({ ledger, ...entries }: Moved, closing: number) => ({
      closing,
      entries: { "credit-notes": ledger },
      ...entries,
    });
    expect((await desk.creditLines(made, id, [[1, 98_100]])).status).toBe(201);
    const second = moves(amount, owed + amount.ledger);
    expect(await ledgerOf(made, SECOND)).toEqual(second);
    await close(made.staff);
    expect(await ledgerOf(made, SECOND)).toEqual(second);
    expect((await desk.credit(made, id, [debtorId])).status).toBe(201);
    expect(await ledgerOf(made, THIRD)).toEqual(moves(stay, 800_000));
    expect(await desk.violations(made)).toEqual([]);
  },
);
