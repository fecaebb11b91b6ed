import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { centimesSchema } from "../values/money.ts";
import { accountPurposeSchema, chartAccountSchema } from "./chart-of-accounts.ts";
import { isReportPeriod } from "./report.ts";

/** The entries of a period, both days inclusive. */
export const entriesQuerySchema = z
  .strictObject({ from: calendarDateSchema, to: calendarDateSchema })
  .check(...isReportPeriod);
export type EntriesQuery = z.output<typeof entriesQuerySchema>;

/** The journals of the entries: sales, cash, bank (all other payments), transfers to another ledger. */
export const entryJournalSchema = z.enum(["sales", "cash", "bank", "transfers"]);
export type EntryJournal = z.infer<typeof entryJournalSchema>;

/** A line of an entry. Those of a day, a journal and a reference balance: debit = credit. */
export const entryLineSchema = z.object({
  date: calendarDateSchema,
  journal: entryJournalSchema,
  purpose: accountPurposeSchema,
  /** Of a card's slip, a transfer, a cheque or an invoice; empty where the day's lines stand together. */
  reference: z.string(),
  /** One of them is zero. */
  debitCentimes: centimesSchema,
  creditCentimes: centimesSchema,
});
export type EntryLine = z.output<typeof entryLineSchema>;

/** How many lines one answer holds at most; a longer period is refused. */
export const MOST_ENTRY_LINES = 50_000;

export const entriesReportSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** Ordered by day and journal. */
  lines: z.array(entryLineSchema),
  /** The hotel's chart: a purpose without an account is missing here. */
  accounts: z.array(chartAccountSchema),
});
export type EntriesReport = z.output<typeof entriesReportSchema>;
