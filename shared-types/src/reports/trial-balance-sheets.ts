import type { Ledger, LedgerEntryKind, TrialBalance } from "../contracts/report.ts";
import type { JournalFilter, JournalLedger } from "../contracts/report-journal.ts";
import type { Language } from "../contracts/session.ts";
import { COMPANY_ACCOUNT, GROUP_ACCOUNT } from "../rules/reversal.ts";
import { formatMoney } from "../values/money-text.ts";
import type { Formula, FormulaTerm } from "./formula.ts";
import {
  accountsOfLedger,
  activityOf,
  balanceColumns,
  columnOf,
  type LedgerColumn,
  ledgerWords,
  linesOfActivity,
} from "./ledger-columns.ts";
import { openDayWord, periodOfFile, periodWord } from "./report-words.ts";
import type { ReportPlace, ReportSheets, ReportText, SheetRow, SummedLines } from "./sheet.ts";

type LedgerOfPeriod = TrialBalance["ledgers"][number];

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
          ...balanceColumns(t),
        ],
        rows: mainRows(report, t),
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

/** Each ledger, and the hotel, whose figures are the sums of theirs. */
function mainRows(report: TrialBalance, t: ReportText): SheetRow[] {
  const { totals } = report;
  const own = report.ledgers.map((each) => ({
    id: each.ledger,
    sums: sumsOf(each.ledger, [each], report),
    reports: [undefined, accountsOfLedger(each.ledger, report)],
    formulas: formulasOf(each, report, t),
    cells: [
      t(ledgerWords[each.ledger]),
      each.openingCentimes,
      ...activityOf(each.entries),
      each.closingCentimes,
    ],
  }));
  const name = t("reports.ledger.hotel");
  const cells = [
    name,
    totals.openingCentimes,
    ...activityOf(report.ledgers.flatMap((each) => each.entries)),
    totals.closingCentimes,
  ];
  const formulas = cells.map((_, at) =>
    at > 0 ? { name, terms: own.map((row) => termOf(row, at)) } : undefined,
  );
  return [
    ...own,
    { id: "hotel", weight: "sum", sums: sumsOf("hotel", report.ledgers, report), formulas, cells },
  ];
}

/** The columns of the opening and the closing balance. */
const balances: readonly number[] = [1, 5];

/** A ledger's figure as a part of the hotel's. */
const termOf = ({ id, cells, sums, reports }: SheetRow, at: number): FormulaTerm => ({
  id: `${id} ${at}`,
  operator: "+",
  name: String(cells[0]),
  value: Number(cells[at]),
  kind: "money",
  lines: sums?.[at],
  report: balances.includes(at) ? reports?.[1] : undefined,
});

/** The lines of a cell of the main table; none where a part of its figure has no lines. */
function sumsOf(
  ledger: JournalLedger,
  some: readonly LedgerOfPeriod[],
  { from, to }: TrialBalance,
): (SummedLines | undefined)[] {
  const activity = linesOfActivity(some.flatMap(({ entries: moves }) => moves)).map(
    (kind) => kind && { from, to, ledger, kind },
  );
  return [undefined, undefined, ...activity, undefined];
}

/**
 * The closing balance is the opening one and each activity; charges or transfers of which a part has no lines are
 * the sum of their parts.
 */
function formulasOf(
  { ledger, openingCentimes, entries: moves }: LedgerOfPeriod,
  { from, to }: TrialBalance,
  t: ReportText,
): (Formula | undefined)[] {
  const terms = moves.map(({ kind, amountCentimes }) => ({
    id: `${ledger}-${kind}`,
    operator: "+" as const,
    column: columnOf[kind],
    name: t(entries[kind]),
    value: amountCentimes,
    kind: "money" as const,
    lines: summed(linesOf(ledger, kind), { from, to }),
    report: documentsOf(kind, { from, to }),
  }));
  const partsOf = (column: LedgerColumn, name: string): Formula => ({
    name,
    terms: terms.filter((term) => term.column === column),
  });
  const opening = {
    id: "opening",
    name: t("reports.opening"),
    value: openingCentimes,
    kind: "money" as const,
  };
  return [
    undefined,
    undefined,
    partsOf("charges", t("reports.entry.charges")),
    partsOf("payments", t("reports.entry.payments")),
    partsOf("transfers", t("reports.transfers")),
    {
      name: t("reports.closing"),
      terms: [opening, ...terms],
      report: accountsOfLedger(ledger, { from, to }),
    },
  ];
}

/** The lines of the journal that a kind of activity sums. */
function linesOf(ledger: Ledger, kind: LedgerEntryKind): JournalFilter | undefined {
  const lines = {
    charges: { ledger, kind: "charge" },
    payments:
      ledger === "company" ? { kind: "payment", source: ledger } : { ledger, kind: "payment" },
    "group-transfers": { ledger, kind: "transfer", name: GROUP_ACCOUNT },
    "company-transfers": { ledger, kind: "transfer", name: COMPANY_ACCOUNT },
    "deposits-applied": undefined,
    "invoice-taxes": undefined,
    "credit-notes": undefined,
    "invoice-payments": { kind: "payment", source: "invoice" },
  } as const satisfies Record<LedgerEntryKind, JournalFilter | undefined>;
  return lines[kind];
}

/** The documents whose taxes and credits are an activity of the companies' ledger. */
function documentsOf(
  kind: LedgerEntryKind,
  { from, to }: Pick<TrialBalance, "from" | "to">,
): ReportPlace | undefined {
  const isOfDocuments = kind === "invoice-taxes" || kind === "credit-notes";
  return isOfDocuments ? { report: "sales-journal", from, to } : undefined;
}

const summed = (lines: JournalFilter | undefined, days: Pick<TrialBalance, "from" | "to">) =>
  lines && { ...days, ...lines };

function rowsOf(
  { ledger, entries: moves }: LedgerOfPeriod,
  { from, to }: TrialBalance,
  t: ReportText,
): SheetRow[] {
  if (moves.length === 0) return [];
  return [
    { id: ledger, weight: "heading", cells: [t(ledgerWords[ledger]), null] },
    ...moves.map(({ kind, amountCentimes }) => ({
      id: `${ledger}-${kind}`,
      sums: [undefined, summed(linesOf(ledger, kind), { from, to })],
      reports: [undefined, documentsOf(kind, { from, to })],
      cells: [t(entries[kind]), amountCentimes],
    })),
  ];
}
