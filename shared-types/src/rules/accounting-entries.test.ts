import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LedgerEntryKind } from "../contracts/report.ts";
import type { EntryLine } from "../contracts/report-entries.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes, ZERO } from "../values/money.ts";
import { type AccountingFact, accountingEntries } from "./accounting-entries.ts";
import { sumOf } from "./entries-by-account.ts";

const date = calendarDate("2026-04-10");

function fact(more: Partial<Record<keyof AccountingFact, unknown>>): AccountingFact {
  return {
    date,
    kind: "charges",
    ledger: "guest",
    otherLedger: null,
    name: "",
    reference: "",
    amountCentimes: ZERO,
    tvaCentimes: ZERO,
    stayTaxCentimes: ZERO,
    stampDutyCentimes: ZERO,
    ...more,
  } as AccountingFact;
}

const shown = (lines: readonly EntryLine[]) =>
  lines.map(({ journal, reference, purpose, debitCentimes, creditCentimes }) =>
    [journal, reference, purpose, debitCentimes, creditCentimes].join(" "),
  );

describe("REP-03 accounting entries", () => {
  it("takes the stay tax and TVA off a price that contains them", () => {
    // 7 200 DA for the room of two adults at 500 DA of stay tax each: (7 200 − 1 000) × 9 ÷ 109 = 511,93 of TVA.
    const night = { name: "Room", amountCentimes: 720_000, tvaCentimes: 51_193 };
    const tds = { name: "TDS", amountCentimes: 14_400 };
    expect(
      shown(accountingEntries([fact({ ...night, stayTaxCentimes: 100_000 }), fact(tds)])),
    ).toEqual([
      "sales  ledger.guest 734400 0",
      "sales  department.Room 0 568807",
      "sales  tax.tva 0 51193",
      "sales  tax.stay 0 100000",
      "sales  tax.tourism 0 14400",
    ]);
  });

  it("puts what is taken back on the other side, with the taxes that it contained", () => {
    const spa = { name: "Spa", amountCentimes: 109_000, tvaCentimes: 9_000 };
    const back = { name: "Spa", amountCentimes: -10_900, tvaCentimes: -900 };
    expect(shown(accountingEntries([fact(spa), fact(back)]))).toEqual([
      "sales  ledger.guest 109000 0",
      "sales  department.Spa 10000 0",
      "sales  tax.tva 900 0",
      "sales  ledger.guest 0 10900",
      "sales  department.Spa 0 100000",
      "sales  tax.tva 0 9000",
    ]);
  });

  it("has cash apart from what goes through a bank, each card's slip by itself, refunds in credit", () => {
    const paid = { kind: "payments" };
    expect(
      shown(
        accountingEntries([
          fact({ ...paid, name: "Cash", amountCentimes: -50_000 }),
          fact({ ...paid, name: "Cash", amountCentimes: 5_000 }),
          fact({ ...paid, name: "Credit Card", reference: "8841", amountCentimes: -7_000 }),
          fact({ ...paid, ledger: "deposit", name: "Bank Transfer", amountCentimes: -400_000 }),
          fact({
            kind: "restaurant-sales",
            ledger: null,
            name: "Cash",
            amountCentimes: 3_270,
            tvaCentimes: 270,
          }),
        ]),
      ),
    ).toEqual([
      "cash  ledger.guest 5000 0",
      "cash  method.Cash 53270 0",
      "cash  ledger.guest 0 50000",
      "cash  method.Cash 0 5000",
      "cash  department.Restaurant 0 3000",
      "cash  tax.tva 0 270",
      "bank  method.Bank Transfer 400000 0",
      "bank  ledger.deposit 0 400000",
      "bank 8841 method.Credit Card 7000 0",
      "bank 8841 ledger.guest 0 7000",
    ]);
  });

  it("moves what somebody else pays, and deposits on arrival, between ledgers", () => {
    const to = (kind: LedgerEntryKind, otherLedger: string, amountCentimes: number) =>
      fact({ kind, otherLedger, amountCentimes });
    expect(
      shown(
        accountingEntries([
          to("company-transfers", "company", -900_000),
          to("group-transfers", "group", -30_000),
          to("deposits-applied", "deposit", -400_000),
        ]),
      ),
    ).toEqual([
      "transfers  ledger.deposit 400000 0",
      "transfers  ledger.group 30000 0",
      "transfers  ledger.company 900000 0",
      "transfers  ledger.guest 0 1330000",
    ]);
  });

  it("adds an invoice's taxes to what its company owes; a credit note takes them off, a cheque settles", () => {
    const taxes = { tvaCentimes: 81_000, stayTaxCentimes: 100_000, stampDutyCentimes: 1_000 };
    const less = { tvaCentimes: -81_000, stayTaxCentimes: -100_000, stampDutyCentimes: -1_000 };
    const company = { ledger: "company" };
    expect(
      shown(
        accountingEntries([
          fact({
            ...company,
            kind: "invoice-taxes",
            reference: "1/2026",
            amountCentimes: 182_000,
            ...taxes,
          }),
          fact({
            ...company,
            kind: "credit-notes",
            reference: "2/2026",
            amountCentimes: -182_000,
            ...less,
          }),
          fact({
            ...company,
            kind: "invoice-payments",
            name: "Cheque",
            reference: "77",
            amountCentimes: -1_081_000,
          }),
        ]),
      ),
    ).toEqual([
      "sales 1/2026 ledger.company 182000 0",
      "sales 1/2026 tax.tva 0 81000",
      "sales 1/2026 tax.stay 0 100000",
      "sales 1/2026 tax.stamp 0 1000",
      "sales 2/2026 tax.tva 81000 0",
      "sales 2/2026 tax.stay 100000 0",
      "sales 2/2026 tax.stamp 1000 0",
      "sales 2/2026 ledger.company 0 182000",
      "bank 77 method.Cheque 1081000 0",
      "bank 77 ledger.company 0 1081000",
    ]);
  });
});

it("INV-12 REP-03 collects the stamp duty of a company's payment in cash beside the amount", () => {
  const paid = fact({
    ledger: "company",
    kind: "invoice-payments",
    name: "Cash",
    amountCentimes: -1_000_000,
    stampDutyCentimes: 10_000,
  });
  expect(shown(accountingEntries([paid]))).toEqual([
    "cash  method.Cash 1010000 0",
    "cash  ledger.company 0 1000000",
    "cash  tax.stamp 0 10000",
  ]);
});

const amount = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(centimes);
const someFact = fc.record({
  date: fc.constantFrom("2026-04-10", "2026-04-11").map((day) => calendarDate(day)),
  kind: fc.constantFrom<AccountingFact["kind"]>(
    "charges",
    "payments",
    "group-transfers",
    "company-transfers",
    "deposits-applied",
    "invoice-taxes",
    "credit-notes",
    "invoice-payments",
    "restaurant-sales",
  ),
  ledger: fc.constantFrom("guest" as const, "deposit" as const, "company" as const),
  otherLedger: fc.constant("group" as const),
  name: fc.constantFrom("Cash", "Cheque", "Room", "TDS"),
  reference: fc.constantFrom("", "8841"),
  amountCentimes: amount,
  tvaCentimes: amount,
  stayTaxCentimes: amount,
  stampDutyCentimes: amount,
});

it("REP-03 balances on every day, in every journal and for every reference, whatever was posted", () => {
  const balances = fc.property(fc.array(someFact, { maxLength: 40 }), (facts) => {
    const lines = accountingEntries(facts);
    for (const one of lines) {
      const own = lines.filter(
        ({ date, journal, reference }) =>
          date === one.date && journal === one.journal && reference === one.reference,
      );
      const { debitCentimes, creditCentimes } = sumOf(own);
      expect(debitCentimes).toBe(creditCentimes);
      expect(Math.min(one.debitCentimes, one.creditCentimes)).toBe(0);
    }
    for (const ledger of ["guest", "deposit", "company", "group"] as const)
      expect(movedBy(lines, ledger)).toBe(postedTo(facts, ledger));
  });
  fc.assert(balances, { numRuns: 300, seed: 20260410 });
});

function movedBy(lines: readonly EntryLine[], ledger: string): number {
  const { debitCentimes, creditCentimes } = sumOf(
    lines.filter(({ purpose }) => purpose === `ledger.${ledger}`),
  );
  return debitCentimes - creditCentimes;
}

/** What the trial balance says that a ledger moved by. */
function postedTo(facts: readonly AccountingFact[], ledger: string): number {
  return facts.reduce((sum, { kind, amountCentimes, ...each }) => {
    if (kind === "restaurant-sales") return sum;
    const isTransfer = kind.endsWith("transfers") || kind === "deposits-applied";
    const other = isTransfer && each.otherLedger === ledger ? -amountCentimes : 0;
    return sum + (each.ledger === ledger ? amountCentimes : 0) + other;
  }, 0);
}
