import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, companyIdSchema, groupIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { isReportPeriod, ledgerEntrySchema, ledgerSchema } from "./report.ts";

/** A ledger of the trial balance in a period, both days inclusive. */
export const ledgerQuerySchema = z
  .strictObject({ ledger: ledgerSchema, from: calendarDateSchema, to: calendarDateSchema })
  .check(...isReportPeriod);
export type LedgerQuery = z.output<typeof ledgerQuerySchema>;

/** What one stay, group or company owes on a ledger: opening + entries = closing. */
export const ledgerAccountSchema = z.object({
  /** One of the three is not null. */
  bookingId: z.nullable(bookingIdSchema),
  groupId: z.nullable(groupIdSchema),
  companyId: z.nullable(companyIdSchema),
  /** The primary guest, the group or the company. */
  name: z.string(),
  roomNumber: z.nullable(z.string()),
  /** Of the stay or the group. Missing in answers of an older API. */
  reference: z.nullish(z.string()),
  openingCentimes: centimesSchema,
  entries: z.array(ledgerEntrySchema),
  closingCentimes: centimesSchema,
});
export type LedgerAccount = z.output<typeof ledgerAccountSchema>;

/** The accounts that a ledger of the trial balance sums: those with a balance or an entry, the largest closing balance first. */
export const ledgerReportSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  ledger: ledgerSchema,
  accounts: z.array(ledgerAccountSchema),
});
export type LedgerReport = z.output<typeof ledgerReportSchema>;
