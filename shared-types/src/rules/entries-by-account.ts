import type { ChartAccount } from "../contracts/chart-of-accounts.ts";
import {
  type EntriesReport,
  type EntryJournal,
  type EntryLine,
  entryJournalSchema,
} from "../contracts/report-entries.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { closedDays } from "./report-period.ts";

/** The codes of the journals in files, as French accounting names them: ventes, caisse, banque, opérations diverses. */
export const journalCodes = {
  sales: "VT",
  cash: "CA",
  bank: "BQ",
  transfers: "OD",
} as const satisfies Record<EntryJournal, string>;

/** Its account, or the purpose that has none in the chart. */
export type EntryAccount = Pick<ChartAccount, "code" | "label"> | { missing: string };

type Sums = { debitCentimes: Centimes; creditCentimes: Centimes };
export type AccountLine = Omit<EntryLine, "purpose"> & { account: EntryAccount };
export type AccountSums = Sums & { account: EntryAccount; purposes: readonly string[] };
export type JournalSums = Sums & { journal: EntryJournal; accounts: AccountSums[] };

/**
 * The part of a report that is of closed days: entries of the open day are not final, and would be imported twice. A
 * report of the open day alone keeps its day and has no lines.
 */
export function ofClosedDays(report: EntriesReport): EntriesReport {
  const { businessDate, lines } = report;
  return {
    ...report,
    ...closedDays(report, businessDate),
    lines: lines.filter(({ date }) => date < businessDate),
  };
}

/**
 * Lines with their accounts. Purposes of one account are one line where day, journal, reference and side are the same. A
 * line without a reference has the day's voucher number in its journal, as accounting programs ask for one.
 */
export function accountLines(
  lines: readonly EntryLine[],
  chart: readonly ChartAccount[],
): AccountLine[] {
  const accountOf = accountsByPurpose(chart);
  const merged = new Map<string, AccountLine>();
  for (const { purpose, ...line } of lines) {
    const account = accountOf(purpose);
    const reference = line.reference || voucherNumberOf(line);
    const side = line.debitCentimes > 0 ? "debit" : "credit";
    const key = JSON.stringify([line.date, line.journal, reference, side, keyOf(account)]);
    const before = merged.get(key);
    merged.set(key, { ...line, reference, account, ...sumOf(before ? [before, line] : [line]) });
  }
  return [...merged.values()];
}

/** The sums of a period by journal and account, each ordered by its code; accounts that are missing come last. */
export function entriesByAccount(
  lines: readonly EntryLine[],
  chart: readonly ChartAccount[],
): JournalSums[] {
  const accountOf = accountsByPurpose(chart);
  return entryJournalSchema.options.flatMap((journal) => {
    const own = lines.filter((line) => line.journal === journal);
    if (own.length === 0) return [];
    const accounts = new Map<string, AccountSums>();
    for (const line of own) {
      const account = accountOf(line.purpose);
      const before = accounts.get(keyOf(account));
      const purposes = [...new Set([...(before?.purposes ?? []), line.purpose])];
      const sums = sumOf(before ? [before, line] : [line]);
      accounts.set(keyOf(account), { account, purposes, ...sums });
    }
    const inOrder = [...accounts.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
    return [{ journal, accounts: inOrder.map(([, each]) => each), ...sumOf(own) }];
  });
}

/** The purposes of these lines that the chart has no account for, each once. */
export function missingPurposes(
  lines: readonly EntryLine[],
  chart: readonly ChartAccount[],
): string[] {
  const known = new Set(chart.map(({ purpose }) => purpose));
  return [...new Set(lines.map(({ purpose }) => purpose))].filter((each) => !known.has(each));
}

export function sumOf(lines: readonly Sums[]): Sums {
  let [debit, credit] = [0, 0];
  for (const { debitCentimes, creditCentimes } of lines) {
    debit += debitCentimes;
    credit += creditCentimes;
  }
  return { debitCentimes: centimes(debit), creditCentimes: centimes(credit) };
}

/** 'VT-2026-04-10' */
function voucherNumberOf({ journal, date }: { journal: EntryJournal; date: CalendarDate }): string {
  return `${journalCodes[journal]}-${date}`;
}

function accountsByPurpose(chart: readonly ChartAccount[]): (purpose: string) => EntryAccount {
  const accounts = new Map(chart.map(({ purpose, code, label }) => [purpose, { code, label }]));
  return (purpose) => accounts.get(purpose) ?? { missing: purpose };
}

/** Sorts by code; '~' comes after all letters and digits. */
const keyOf = (account: EntryAccount) => ("code" in account ? account.code : `~${account.missing}`);
