import { accountPurposes } from "../contracts/chart-of-accounts.ts";
import type { Ledger, LedgerEntryKind } from "../contracts/report.ts";
import {
  type EntryJournal,
  type EntryLine,
  entryJournalSchema,
} from "../contracts/report-entries.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";

/** The columns of taxes that are lines of their own: they stand apart from what the departments earned. */
export const taxColumns = { "tourism-tax": "TDS", tva: "TVA", "stay-tax": "Stay tax" } as const;

const taxPurposes = new Map<string, string>([
  [taxColumns["tourism-tax"], "tax.tourism"],
  [taxColumns.tva, "tax.tva"],
  [taxColumns["stay-tax"], "tax.stay"],
]);

/** What credit notes of an amount take off the revenue: the lines of invoices name no department. */
export const REBATES = "Rebates";

/** What postings of one kind did on a day, together. Amounts are signed as the balance of the ledger is. */
export type AccountingFact = {
  date: CalendarDate;
  /** Why a ledger moved, as in the trial balance; or restaurant sales that were paid there, which move none. */
  kind: LedgerEntryKind | "restaurant-sales";
  /** The ledger that moved. */
  ledger: Ledger | null;
  /** Of a transfer: the ledger that moved the other way. */
  otherLedger: Ledger | null;
  /** The department of charges, or one of `taxColumns`; `REBATES` of credit notes; or the method of payments. */
  name: string;
  reference: string;
  amountCentimes: Centimes;
  /** What the amount contains or is, with its sign. */
  tvaCentimes: Centimes;
  stayTaxCentimes: Centimes;
  /** Of an invoice or credit note as well; of a payment in cash it was collected beside the amount. */
  stampDutyCentimes: Centimes;
};

/** A purpose and its amount: above zero in debit, below in credit. */
type Leg = { purpose: string; amount: number };

const journals: readonly EntryJournal[] = entryJournalSchema.options;

/**
 * The entries of what was posted. Every fact balances by itself, so do a day, a journal and a reference; lines of these
 * that have one purpose and one side are one line. A reversal of a debit is a credit,
 * and the other way round.
 */
export function accountingEntries(facts: readonly AccountingFact[]): EntryLine[] {
  const lines = new Map<string, Sum>();
  for (const fact of facts) {
    const { date, reference } = fact;
    const journal = journalOf(fact);
    for (const { purpose, amount } of legsOf(fact)) {
      if (amount === 0) continue;
      const side = amount > 0 ? "debit" : "credit";
      const key = JSON.stringify([date, journal, reference, side, purpose]);
      const sum = lines.get(key) ?? { date, journal, reference, side, purpose, amount: 0 };
      sum.amount += Math.abs(amount);
      lines.set(key, sum);
    }
  }
  return [...lines.values()].sort(inOrder).map(lineOf);
}

type Sum = Pick<EntryLine, "date" | "journal" | "reference" | "purpose"> & {
  side: "debit" | "credit";
  amount: number;
};

function lineOf({ side, amount, ...line }: Sum): EntryLine {
  return {
    ...line,
    debitCentimes: centimes(side === "debit" ? amount : 0),
    creditCentimes: centimes(side === "credit" ? amount : 0),
  };
}

function journalOf({ kind, name }: AccountingFact): EntryJournal {
  switch (kind) {
    case "charges":
    case "invoice-taxes":
    case "credit-notes":
      return "sales";
    case "payments":
    case "invoice-payments":
    case "restaurant-sales":
      return name === "Cash" ? "cash" : "bank";
    case "group-transfers":
    case "company-transfers":
    case "deposits-applied":
      return "transfers";
  }
}

function legsOf(fact: AccountingFact): Leg[] {
  const { kind, ledger, otherLedger, name, amountCentimes: amount } = fact;
  switch (kind) {
    case "charges":
    case "invoice-taxes":
    case "credit-notes":
      return [{ purpose: `ledger.${ledger}`, amount }, ...earnedLegs(fact)];
    case "payments":
    case "invoice-payments":
      return [
        { purpose: `method.${name}`, amount: fact.stampDutyCentimes - amount },
        { purpose: `ledger.${ledger}`, amount },
        { purpose: "tax.stamp", amount: -fact.stampDutyCentimes },
      ];
    case "restaurant-sales":
      return [
        { purpose: `method.${name}`, amount },
        { purpose: "department.Restaurant", amount: fact.tvaCentimes - amount },
        { purpose: "tax.tva", amount: -fact.tvaCentimes },
      ];
    case "group-transfers":
    case "company-transfers":
    case "deposits-applied":
      return [
        { purpose: `ledger.${ledger}`, amount },
        { purpose: `ledger.${otherLedger}`, amount: -amount },
      ];
  }
}

/** The other side of what somebody owes: the taxes that the amount contains, and what the house earned by the rest. */
function earnedLegs(fact: AccountingFact): Leg[] {
  const { amountCentimes, tvaCentimes, stayTaxCentimes, stampDutyCentimes, name } = fact;
  const earned = amountCentimes - tvaCentimes - stayTaxCentimes - stampDutyCentimes;
  return [
    { purpose: taxPurposes.get(name) ?? `department.${name}`, amount: -earned },
    { purpose: "tax.tva", amount: -tvaCentimes },
    { purpose: "tax.stay", amount: -stayTaxCentimes },
    { purpose: "tax.stamp", amount: -stampDutyCentimes },
  ];
}

/** By day, journal and reference; debit first; then in the order of the chart, what it does not know last. */
function inOrder(one: Sum, other: Sum): number {
  return (
    compare(one.date, other.date) ||
    journals.indexOf(one.journal) - journals.indexOf(other.journal) ||
    compare(one.reference, other.reference) ||
    compare(other.side, one.side) ||
    placeOf(one.purpose) - placeOf(other.purpose) ||
    compare(one.purpose, other.purpose)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function placeOf(purpose: string): number {
  const place = accountPurposes.findIndex((known) => known === purpose);
  return place < 0 ? accountPurposes.length : place;
}
