import * as z from "zod";
import { calendarDateSchema, daysBetween } from "../values/calendar-date.ts";
import { bookingIdSchema, groupIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";

/** The longest period of a report: a leap year. */
export const MAX_REPORT_DAYS = 366;

/** A report of one day, the business date unless given. */
export const reportDayQuerySchema = z.strictObject({ date: calendarDateSchema.optional() });
export type ReportDayQuery = z.infer<typeof reportDayQuerySchema>;

/** A report of a period, both days in it; the business date unless both are given. */
export const reportPeriodQuerySchema = z
  .strictObject({ from: calendarDateSchema.optional(), to: calendarDateSchema.optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ["to"],
    error: "a period has two ends",
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "to is before from",
  })
  .refine(({ from, to }) => !from || !to || daysBetween(from, to) < MAX_REPORT_DAYS, {
    path: ["to"],
    error: `a period has at most ${MAX_REPORT_DAYS} days`,
  });
export type ReportPeriodQuery = z.infer<typeof reportPeriodQuerySchema>;

const businessDate = calendarDateSchema;
export const namedAmountSchema = z.object({ name: z.string(), amountCentimes: centimesSchema });
export type NamedAmount = z.infer<typeof namedAmountSchema>;

/** Of a guest in house or gone, or of one who is still to come. */
export const stayLedgerSchema = z.enum(["guest", "deposit"]);

const dayBookSumsSchema = z.object({
  previousCentimes: centimesSchema,
  /** Of the day by department, what was taken back subtracted; in the order of the columns. */
  charges: z.array(namedAmountSchema),
  /** Of the day by method, as what they take off the balance. */
  payments: z.array(namedAmountSchema),
  newCentimes: centimesSchema,
});

/** A stay in the day book: previous balance + charges − payments = new balance. */
export const dayBookLineSchema = dayBookSumsSchema.extend({
  bookingId: bookingIdSchema,
  roomNumber: z.string(),
  guestName: z.string(),
  companyName: z.string().nullable(),
  ledger: stayLedgerSchema,
});
export type DayBookLine = z.infer<typeof dayBookLineSchema>;

/**
 * A group's own account in the day book. What it took over from stays is a payment below zero by the
 * method 'Group Account': with those of the stays that column comes to nothing.
 */
export const dayBookGroupSchema = dayBookSumsSchema.extend({
  groupId: groupIdSchema,
  groupName: z.string(),
  companyName: z.string().nullable(),
});
export type DayBookGroup = z.infer<typeof dayBookGroupSchema>;

/**
 * The main courante: every stay that is in house, and every stay and group that something was posted to
 * or that owes something.
 */
export const dayBookSchema = z.object({
  businessDate,
  date: calendarDateSchema,
  /** In the order of rooms. */
  lines: z.array(dayBookLineSchema),
  /** By name. */
  groups: z.array(dayBookGroupSchema),
  totals: dayBookSumsSchema.extend({
    /** The new balance by the ledger that it stands in; together it is the whole. */
    guestCentimes: centimesSchema,
    depositCentimes: centimesSchema,
    groupCentimes: centimesSchema,
  }),
});
export type DayBook = z.infer<typeof dayBookSchema>;

export const ledgerSchema = z.enum(["guest", "deposit", "group", "company"]);
export type Ledger = z.infer<typeof ledgerSchema>;

/** Why a ledger moved. Transfers and `deposits-applied` stand in two ledgers and cancel out. */
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

const ledgerEntrySchema = z.object({ kind: ledgerEntryKindSchema, amountCentimes: centimesSchema });

/**
 * What guests, groups and companies owe (above zero) or have paid ahead (below). Opening and closing are each
 * counted from the postings up to their day; the activity is counted on its own, so that a difference would show.
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

/** Where money came in: at the desk for a stay or a group, for a company's invoices, in a restaurant. */
export const paymentSourceSchema = z.enum(["stay", "group", "invoice", "restaurant"]);
export type PaymentSource = z.infer<typeof paymentSourceSchema>;

const takingsSchema = z.object({
  count: z.int(),
  receivedCentimes: centimesSchema,
  takenBackCentimes: centimesSchema,
  netCentimes: centimesSchema,
});

/** What came in over a period. A transfer to a company's or a group's account is no money and stands elsewhere. */
export const paymentsReportSchema = z.object({
  businessDate,
  from: calendarDateSchema,
  to: calendarDateSchema,
  byMethod: z.array(takingsSchema.extend({ method: z.string() })),
  /** `userName` is null where no person took it. */
  lines: z.array(
    takingsSchema.extend({
      userName: z.string().nullable(),
      source: paymentSourceSchema,
      method: z.string(),
    }),
  ),
  totals: takingsSchema,
});
export type PaymentsReport = z.infer<typeof paymentsReportSchema>;
