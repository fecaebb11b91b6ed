import type { Ledger, LedgerEntryKind, TrialBalance } from "../contracts/report.ts";
import type { JournalFilter } from "../contracts/report-journal.ts";
import type { Language } from "../contracts/session.ts";
import { COMPANY_ACCOUNT, GROUP_ACCOUNT } from "../rules/reversal.ts";
import { formatMoney } from "../values/money-text.ts";
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

type LedgerOfPeriod = TrialBalance["ledgers"][number];
type Column = "charges" | "payments" | "transfers";

/** The column that a kind of activity is summed in. */
const columnOf = {
  charges: "charges",
  "invoice-taxes": "charges",
  "credit-notes": "charges",
  payments: "payments",
  "invoice-payments": "payments",
  "group-transfers": "transfers",
  "company-transfers": "transfers",
  "deposits-applied": "transfers",
} as const satisfies Record<LedgerEntryKind, Column>;

/** The ledgers with their opening, activity and closing, and that they close; then each activity by its kind. */
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
          { id: "opening", header: t("reports.opening"), kind: "money" },
          { id: "charges", header: t("reports.entry.charges"), kind: "money" },
          { id: "payments", header: t("reports.entry.payments"), kind: "money" },
          { id: "transfers", header: t("reports.transfers"), kind: "money" },
          { id: "closing", header: t("reports.closing"), kind: "money" },
        ],
        rows: [
          ...report.ledgers.map((each) => ({
            id: each.ledger,
            cells: [
              t(ledgers[each.ledger]),
              each.openingCentimes,
              ...activityOf([each]),
              each.closingCentimes,
            ],
          })),
          {
            id: "hotel",
            weight: "sum",
            cells: [
              t("reports.ledger.hotel"),
              totals.openingCentimes,
              ...activityOf(report.ledgers),
              totals.closingCentimes,
            ],
          },
        ],
        notes: [
          totals.differenceCentimes === 0
            ? t("reports.closes")
            : t("reports.does-not-close", { amount: formatMoney(totals.differenceCentimes) }),
          t("reports.signs"),
        ],
      },
      {
        id: "activity",
        title: t("reports.activity"),
        columns: [
          { id: "kind", header: t("reports.ledger"), kind: "text" },
          { id: "amount", header: t("reports.amount"), kind: "money" },
        ],
        rows: report.ledgers.flatMap((each) => rowsOf(each, report, t)),
      },
    ],
  };
}

/** What moved some ledgers together, in the order of the columns. */
function activityOf(some: readonly LedgerOfPeriod[]): number[] {
  const columns: readonly Column[] = ["charges", "payments", "transfers"];
  const moves = some.flatMap(({ entries: moves }) => moves);
  return columns.map((column) =>
    moves
      .filter(({ kind }) => columnOf[kind] === column)
      .reduce((sum, { amountCentimes }) => sum + amountCentimes, 0),
  );
}

const summed = (lines: JournalFilter | undefined, days: Pick<TrialBalance, "from" | "to">) =>
  lines && { ...days, ...lines };

/**
 * The lines of the journal that a kind of activity sums. The journal does not tell a stay's deposit from what its
 * guest owes, and has no taxes of invoices: these have none.
 */
function linesOf(ledger: Ledger, kind: LedgerEntryKind): JournalFilter | undefined {
  if (kind === "invoice-payments") return { kind: "payment", source: "invoice" };
  if (ledger !== "group" && ledger !== "company") return undefined;
  const lines = {
    charges: { kind: "charge", source: ledger },
    payments: { kind: "payment", source: ledger },
    "group-transfers": { kind: "transfer", source: ledger, name: GROUP_ACCOUNT },
    "company-transfers": { kind: "transfer", source: ledger, name: COMPANY_ACCOUNT },
    "deposits-applied": undefined,
    "invoice-taxes": undefined,
    "credit-notes": undefined,
  } as const satisfies Record<
    Exclude<LedgerEntryKind, "invoice-payments">,
    JournalFilter | undefined
  >;
  return lines[kind];
}

function rowsOf(
  { ledger, entries: moves }: LedgerOfPeriod,
  { from, to }: TrialBalance,
  t: ReportText,
): SheetRow[] {
  if (moves.length === 0) return [];
  return [
    { id: ledger, weight: "heading", cells: [t(ledgers[ledger]), null] },
    ...moves.map(({ kind, amountCentimes }) => ({
      id: `${ledger}-${kind}`,
      sums: [undefined, summed(linesOf(ledger, kind), { from, to })],
      cells: [t(entries[kind]), amountCentimes],
    })),
  ];
}
