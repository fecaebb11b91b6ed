import type { Ledger, LedgerEntryKind, TrialBalance } from "@funduq/shared-types/contracts/report";
import type { Language } from "@funduq/shared-types/contracts/session";
import { openDayWord, periodOfFile, periodWord } from "./report-words.ts";
import type { ReportSheets, ReportText, SheetRow } from "./sheet.ts";

const ledgers = {
  guest: "reports.ledger.guest",
  deposit: "reports.ledger.deposit",
  group: "reports.ledger.group",
  company: "reports.ledger.company",
} as const satisfies Record<Ledger, string>;

const entries = {
  charges: "reports.entry.charges",
  payments: "reports.entry.payments",
  "group-transfers": "reports.entry.group-transfers",
  "company-transfers": "reports.entry.company-transfers",
  "deposits-applied": "reports.entry.deposits-applied",
  "invoice-taxes": "reports.entry.invoice-taxes",
  "credit-notes": "reports.entry.credit-notes",
  "invoice-payments": "reports.entry.invoice-payments",
} as const satisfies Record<LedgerEntryKind, string>;

/** Each ledger: opening, what moved it, closing; then the house's, and that it closes. */
export function trialBalanceSheets(
  report: TrialBalance,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { totals } = report;
  const title = t("reports.trial-balance");
  return {
    title,
    period: periodWord(report, t, language),
    openDay: openDayWord(report, t),
    fileName: `trial-balance-${periodOfFile(report)}`,
    sheets: [
      {
        id: "ledgers",
        title,
        columns: [
          { id: "ledger", header: t("reports.ledger"), kind: "text" },
          { id: "amount", header: t("reports.amount"), kind: "money" },
        ],
        rows: [
          ...report.ledgers.flatMap((each) => rowsOf(each, t)),
          heading("hotel", t("reports.ledger.hotel")),
          row("hotel-opening", t("reports.opening"), totals.openingCentimes),
          row("hotel-activity", t("reports.activity"), totals.activityCentimes),
          sum("hotel-closing", t("reports.closing"), totals.closingCentimes),
          row("difference", t("reports.difference"), totals.differenceCentimes),
        ],
        notes: [
          totals.differenceCentimes === 0 ? t("reports.closes") : t("reports.does-not-close"),
          t("reports.signs"),
        ],
      },
    ],
  };
}

function rowsOf(
  { ledger, openingCentimes, entries: moves, closingCentimes }: TrialBalance["ledgers"][number],
  t: ReportText,
): SheetRow[] {
  return [
    heading(ledger, t(ledgers[ledger])),
    row(`${ledger}-opening`, t("reports.opening"), openingCentimes),
    ...moves.map(({ kind, amountCentimes }) =>
      row(`${ledger}-${kind}`, t(entries[kind]), amountCentimes),
    ),
    sum(`${ledger}-closing`, t("reports.closing"), closingCentimes),
  ];
}

const row = (id: string, name: string, amount: number): SheetRow => ({ id, cells: [name, amount] });
const sum = (id: string, name: string, amount: number): SheetRow => ({
  ...row(id, name, amount),
  weight: "sum",
});
const heading = (id: string, name: string): SheetRow => ({
  id,
  weight: "heading",
  cells: [name, null],
});
