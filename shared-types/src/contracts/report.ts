import * as z from "zod/mini";
import { type CalendarDate, calendarDateSchema, daysBetween } from "../values/calendar-date.ts";
import { bookingIdSchema, groupIdSchema, userIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { referenceSchema } from "./reference.ts";

/** The maximum length of a report's period: a leap year. */
export const MAX_REPORT_DAYS = 366;

/** A report of one day, the business date unless given. */
export const reportDayQuerySchema = z.strictObject({ date: z.optional(calendarDateSchema) });
export type ReportDayQuery = z.infer<typeof reportDayQuerySchema>;

type SomePeriod = { from?: CalendarDate | undefined; to?: CalendarDate | undefined };

/** The days of a period are in order, and not too many. */
export const isReportPeriod = [
  z.refine<SomePeriod>(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "to is before from",
  }),
  z.refine<SomePeriod>(({ from, to }) => !from || !to || daysBetween(from, to) < MAX_REPORT_DAYS, {
    path: ["to"],
    error: `a period has at most ${MAX_REPORT_DAYS} days`,
  }),
] as const;

/** A report of a period, both days inclusive; the business date unless both are given. */
export const reportPeriodQuerySchema = z
  .strictObject({ from: z.optional(calendarDateSchema), to: z.optional(calendarDateSchema) })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ["to"],
      error: "a period has two ends",
    }),
    ...isReportPeriod,
  );
export type ReportPeriodQuery = z.infer<typeof reportPeriodQuerySchema>;

const businessDate = calendarDateSchema;
export const namedAmountSchema = z.object({ name: z.string(), amountCentimes: centimesSchema });
export type NamedAmount = z.infer<typeof namedAmountSchema>;

/** In-house, departed or expected. */
export const stayLedgerSchema = z.enum(["guest", "deposit"]);

const dayBookSumsSchema = z.object({
  previousCentimes: centimesSchema,
  /** The day's charges by department, net of reversals, in the order of the columns. */
  charges: z.array(namedAmountSchema),
  /** The day's payments by method, as the amounts they reduce the balance by. */
  payments: z.array(namedAmountSchema),
  /** What the day took back of charges and of payments, whenever they were posted. The amounts above are net of it. */
  reversedChargesCentimes: centimesSchema,
  reversedPaymentsCentimes: centimesSchema,
  newCentimes: centimesSchema,
});

/** A stay in the day book: previous balance + charges − payments = new balance. */
export const dayBookLineSchema = z.extend(dayBookSumsSchema, {
  bookingId: bookingIdSchema,
  roomNumber: z.string(),
  guestName: z.string(),
  reference: referenceSchema,
  companyName: z.nullable(z.string()),
  ledger: stayLedgerSchema,
});
export type DayBookLine = z.infer<typeof dayBookLineSchema>;

/**
 * A group's own account in the day book. Postings taken over from stays are negative payments with the
 * method 'Group Account'; with those of the stays the column's total is zero.
 */
export const dayBookGroupSchema = z.extend(dayBookSumsSchema, {
  groupId: groupIdSchema,
  groupName: z.string(),
  reference: referenceSchema,
  companyName: z.nullable(z.string()),
});
export type DayBookGroup = z.infer<typeof dayBookGroupSchema>;

/** The main courante: every stay in-house, and every stay and group with a posting on that day or an open balance. */
export const dayBookSchema = z.object({
  businessDate,
  date: calendarDateSchema,
  /** Ordered by room. */
  lines: z.array(dayBookLineSchema),
  /** Ordered by name. */
  groups: z.array(dayBookGroupSchema),
  totals: z.extend(dayBookSumsSchema, {
    /** The new balance by ledger; the sum is the total. */
    guestCentimes: centimesSchema,
    depositCentimes: centimesSchema,
    groupCentimes: centimesSchema,
  }),
});
export type DayBook = z.infer<typeof dayBookSchema>;

export const ledgerSchema = z.enum(["guest", "deposit", "group", "company"]);
export type Ledger = z.infer<typeof ledgerSchema>;

/** Why a ledger changed. Transfers and `deposits-applied` affect two ledgers and cancel out. */
export const ledgerEntryKindSchema = z.enum([
  "charges",
  "payments",
  "group-transfers",
  "company-transfers",
  "deposits-applied",
  "invoice-taxes",
  "credit-notes",
  "invoice-payments",
]);
export type LedgerEntryKind = z.infer<typeof ledgerEntryKindSchema>;

export const ledgerEntrySchema = z.object({
  kind: ledgerEntryKindSchema,
  amountCentimes: centimesSchema,
});

/**
 * What guests, groups and companies owe (positive) or have paid in advance (negative). Opening and closing
 * are each computed from the postings up to that day, and the activity independently, so that a difference
 * is visible.
 */
export const trialBalanceSchema = z.object({
  businessDate,
  from: calendarDateSchema,
  to: calendarDateSchema,
  ledgers: z.array(
    z.object({
      ledger: ledgerSchema,
      openingCentimes: centimesSchema,
      entries: z.array(ledgerEntrySchema),
      closingCentimes: centimesSchema,
    }),
  ),
  totals: z.object({
    openingCentimes: centimesSchema,
    activityCentimes: centimesSchema,
    closingCentimes: centimesSchema,
    /** Opening + activity − closing: zero. */
    differenceCentimes: centimesSchema,
  }),
});
export type TrialBalance = z.infer<typeof trialBalanceSchema>;

/**
 * Where money was received: for a stay or a group, for a company's invoices, as stamp duty beside such a payment in cash,
 * or in a restaurant.
 */
export const paymentSourceSchema = z.enum(["stay", "group", "invoice", "stamp-duty", "restaurant"]);
export type PaymentSource = z.infer<typeof paymentSourceSchema>;

const takingsSchema = z.object({
  count: z.int(),
  receivedCentimes: centimesSchema,
  takenBackCentimes: centimesSchema,
  netCentimes: centimesSchema,
});

/** Money received in a period. Transfers to a company's or a group's account are not money and are excluded. */
export const paymentsReportSchema = z.object({
  businessDate,
  from: calendarDateSchema,
  to: calendarDateSchema,
  byMethod: z.array(z.extend(takingsSchema, { method: z.string() })),
  /** `userName` is null for postings of the system. */
  lines: z.array(
    z.extend(takingsSchema, {
      userId: z.nullable(userIdSchema),
      userName: z.nullable(z.string()),
      source: paymentSourceSchema,
      method: z.string(),
    }),
  ),
  totals: takingsSchema,
});
export type PaymentsReport = z.infer<typeof paymentsReportSchema>;
