import type { EntriesReport, EntryJournal } from "@funduq/shared-types/contracts/report-entries";
import type { Language } from "@funduq/shared-types/contracts/session";
import { noneWord, periodOfFile, periodWord } from "@funduq/shared-types/reports/report-words";
import type {
  ReportSheets,
  ReportText,
  Sheet,
  SheetRow,
  SummedLines,
} from "@funduq/shared-types/reports/sheet";
import {
  type AccountSums,
  accountLines,
  type EntryAccount,
  entriesByAccount,
  type JournalSums,
  journalCodes,
  ofClosedDays,
  sumOf,
} from "@funduq/shared-types/rules/entries-by-account";
import { formatDateShort } from "@funduq/shared-ui/format";
import { partsOf, purposeWord } from "./purpose-words.ts";

const journals = {
  sales: "entries.journal.sales",
  cash: "entries.journal.cash",
  bank: "entries.journal.bank",
  transfers: "entries.journal.transfers",
} as const satisfies Record<EntryJournal, string>;

/**
 * The entries of a period's closed days summed by journal and account; files have each line of them.
 */
export function entriesSheets(
  asked: EntriesReport,
  t: ReportText,
  language: Language,
): ReportSheets {
  const report = ofClosedDays(asked);
  const byJournal = entriesByAccount(report.lines, report.accounts);
  const { debitCentimes, creditCentimes } = sumOf(byJournal);
  const total = [t("entries.total"), null, debitCentimes, creditCentimes];
  return {
    title: t("entries.title"),
    period: periodWord(report, t, language),
    openDay: asked.to >= asked.businessDate ? t("entries.open-day") : undefined,
    empty: noneWord(asked, t("entries.none"), t),
    fileName: `entries-${periodOfFile(report)}`,
    sheets: [
      {
        id: "accounts",
        title: t("entries.title"),
        columns: [
          { id: "account", header: t("entries.account"), kind: "text" },
          { id: "label", header: t("entries.label"), kind: "name" },
          { id: "debit", header: t("reports.debit"), kind: "money" },
          { id: "credit", header: t("reports.credit"), kind: "money" },
        ],
        rows: [
          ...byJournal.flatMap((journal) => rowsOf(journal, report, t)),
          ...(byJournal.length > 0 ? [{ id: "total", weight: "sum" as const, cells: total }] : []),
        ],
        notes: [t("entries.balanced")],
      },
    ],
    lines: linesOf(report, t),
  };
}

function rowsOf(
  { journal, accounts, ...sums }: JournalSums,
  days: Days,
  t: ReportText,
): SheetRow[] {
  const name = `${journalCodes[journal]} – ${t(journals[journal])}`;
  return [
    { id: journal, weight: "heading", cells: [name, null, null, null] },
    ...accounts.map((each) => {
      const lines = journalLinesOf(each, days);
      return {
        id: `${journal}-${idOf(each.account)}`,
        cells: [
          ...cellsOf(each.account, t),
          each.debitCentimes || null,
          each.creditCentimes || null,
        ],
        sums: [undefined, undefined, lines, lines],
      };
    }),
    {
      id: `${journal}-sum`,
      weight: "sum",
      cells: [t("reports.total"), null, sums.debitCentimes, sums.creditCentimes],
    },
  ];
}

type Days = Pick<EntriesReport, "from" | "to">;

/**
 * Links an account to the journal of postings only if it sums one payment method: charges there include taxes, so other
 * amounts differ. An account with both a debit and a credit has no link, because the journal shows one sum.
 */
function journalLinesOf(
  { purposes, debitCentimes, creditCentimes }: AccountSums,
  { from, to }: Days,
): SummedLines | undefined {
  if (debitCentimes !== 0 && creditCentimes !== 0) return undefined;
  const [purpose, ...more] = purposes;
  if (purpose === undefined || more.length > 0) return undefined;
  const { part, name } = partsOf(purpose);
  return part === "method" ? { from, to, kind: "payment", name } : undefined;
}

const idOf = (account: EntryAccount) => ("code" in account ? account.code : account.missing);

/** Code and label; of a missing account what it is for. */
function cellsOf(account: EntryAccount, t: ReportText): [string, string] {
  return "code" in account
    ? [account.code, account.label]
    : [t("entries.no-account"), purposeWord(account.missing, t)];
}

/** Every line, in the columns that accounting programs read. */
function linesOf(report: EntriesReport, t: ReportText): Sheet {
  return {
    id: "lines",
    title: t("entries.lines"),
    columns: [
      { id: "journal", header: t("entries.journal"), kind: "text" },
      { id: "date", header: t("entries.date"), kind: "text" },
      { id: "account", header: t("entries.account"), kind: "text" },
      { id: "label", header: t("entries.label"), kind: "name" },
      { id: "reference", header: t("reports.reference"), kind: "text" },
      { id: "debit", header: t("reports.debit"), kind: "money" },
      { id: "credit", header: t("reports.credit"), kind: "money" },
    ],
    rows: accountLines(report.lines, report.accounts).map(({ account, ...line }, at) => ({
      id: String(at),
      cells: [
        journalCodes[line.journal],
        formatDateShort(line.date),
        "code" in account ? account.code : "",
        "code" in account ? account.label : purposeWord(account.missing, t),
        line.reference,
        line.debitCentimes || null,
        line.creditCentimes || null,
      ],
    })),
  };
}
