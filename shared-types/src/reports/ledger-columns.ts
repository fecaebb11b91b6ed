import type { Ledger, LedgerEntryKind, TrialBalance } from "../contracts/report.ts";
import type { JournalKind } from "../contracts/report-journal.ts";
import type { ReportPlace, ReportText, SheetColumn } from "./sheet.ts";

/** The name of each ledger. */
export const ledgerWords = {
  guest: "reports.ledger.guest",
  deposit: "reports.ledger.deposit",
  group: "reports.ledger.group",
  company: "reports.ledger.company",
} as const satisfies Record<Ledger, string>;

export type Entries = TrialBalance["ledgers"][number]["entries"];
export type LedgerColumn = "charges" | "payments" | "transfers";
const columns: readonly LedgerColumn[] = ["charges", "payments", "transfers"];

/** The column that a kind of activity is summed in. */
export const columnOf = {
  charges: "charges",
  "invoice-taxes": "charges",
  "credit-notes": "charges",
  payments: "payments",
  "invoice-payments": "payments",
  "group-transfers": "transfers",
  "company-transfers": "transfers",
  "deposits-applied": "transfers",
} as const satisfies Record<LedgerEntryKind, LedgerColumn>;

/** Opening, charges, payments, transfers and closing, after the name of a ledger or an account. */
export const balanceColumns = (t: ReportText): SheetColumn[] => [
  { id: "opening", header: t("reports.opening"), kind: "money" },
  { id: "charges", header: t("reports.entry.charges"), kind: "money" },
  { id: "payments", header: t("reports.entry.payments"), kind: "money" },
  { id: "transfers", header: t("reports.transfers"), kind: "money" },
  { id: "closing", header: t("reports.closing"), kind: "money" },
];

/** The sums of some entries, in the order of the columns. */
export function activityOf(entries: Entries): number[] {
  return columns.map((column) =>
    entries
      .filter(({ kind }) => columnOf[kind] === column)
      .reduce((sum, { amountCentimes }) => sum + amountCentimes, 0),
  );
}

const kindOfColumn = {
  charges: "charge",
  payments: "payment",
  transfers: "transfer",
} as const satisfies Record<LedgerColumn, JournalKind>;

/** Kinds that are no lines of the journal: taxes of invoices, and deposits of guests who arrive. */
const withoutLines: readonly LedgerEntryKind[] = [
  "invoice-taxes",
  "credit-notes",
  "deposits-applied",
];

/** For each column the kind of the journal's lines that it sums; none where a part of the sum has no lines. */
export function linesOfActivity(entries: Entries): (JournalKind | undefined)[] {
  return columns.map((column) =>
    entries.some(({ kind }) => columnOf[kind] === column && withoutLines.includes(kind))
      ? undefined
      : kindOfColumn[column],
  );
}

/** The accounts that a ledger's balances sum. */
export const accountsOfLedger = (
  ledger: Ledger,
  { from, to }: Pick<TrialBalance, "from" | "to">,
): ReportPlace => ({ report: "ledger", of: ledger, from, to });
