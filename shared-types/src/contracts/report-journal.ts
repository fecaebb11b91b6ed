import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, groupIdSchema, userIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { isReportPeriod } from "./report.ts";

export const JOURNAL_PAGE = 200;

/** What a line is: a charge, money received, or a transfer between an account and a stay. */
export const journalKindSchema = z.enum(["charge", "payment", "transfer"]);
export type JournalKind = z.infer<typeof journalKindSchema>;

/**
 * Whose account the line is on, or the restaurant that was paid there. 'stamp-duty' was collected beside a company's
 * payment in cash or with a folio's invoice, and is on no account.
 */
export const journalSourceSchema = z.enum([
  "stay",
  "group",
  "company",
  "invoice",
  "stamp-duty",
  "restaurant",
]);
export type JournalSource = z.infer<typeof journalSourceSchema>;

/** A ledger of the trial balance that a line moves; 'hotel' is all four, without what restaurants were paid. */
export const journalLedgerSchema = z.enum(["guest", "deposit", "group", "company", "hotel"]);
export type JournalLedger = z.infer<typeof journalLedgerSchema>;

/** Stands for lines without a user, such as those of an imported account. */
export const NOBODY = "nobody";

/** The filters of the journal. Every filter narrows the result. */
const filters = {
  kind: z.optional(journalKindSchema),
  source: z.optional(journalSourceSchema),
  /** The department of a charge ('TDS' is the tourism tax), or the method of a payment or transfer. */
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  by: z.optional(z.union([userIdSchema, z.literal(NOBODY)])),
  /** Of one stay or one group. */
  owner: z.optional(z.uuid()),
  /** What settled folios of stays and groups: payments, and of each transfer the line that it goes from. */
  folios: z.optional(z.literal("settled")),
  ledger: z.optional(journalLedgerSchema),
};

const placeSchema = z.object({
  date: calendarDateSchema,
  at: z.iso.datetime(),
  id: z.uuid(),
});
export type JournalPlace = z.infer<typeof placeSchema>;

/** The lines of a period, both days inclusive. */
export const journalQuerySchema = z
  .strictObject({
    from: calendarDateSchema,
    to: calendarDateSchema,
    ...filters,
    /** Cursor: only lines after this one, where the previous page ended. All three or none. */
    afterDate: z.optional(calendarDateSchema),
    afterAt: z.optional(z.iso.datetime()),
    afterId: z.optional(z.uuid()),
  })
  .check(
    ...isReportPeriod,
    z.refine(
      ({ afterDate, afterAt, afterId }) =>
        new Set([afterDate, afterAt, afterId].map((part) => part === undefined)).size === 1,
      { path: ["afterId"], error: "a place has three parts" },
    ),
  );
export type JournalQuery = z.infer<typeof journalQuerySchema>;
export type JournalFilter = Pick<JournalQuery, keyof typeof filters>;
export const journalFilterShape = filters;

export const journalLineSchema = z.object({
  id: z.uuid(),
  /** When it was entered. */
  at: z.iso.datetime(),
  businessDate: calendarDateSchema,
  kind: journalKindSchema,
  source: journalSourceSchema,
  /** The stay's room; null for other sources. */
  roomNumber: z.nullable(z.string()),
  /** The guest, the group, the company or the restaurant. */
  holder: z.string(),
  bookingId: z.nullable(bookingIdSchema),
  groupId: z.nullable(groupIdSchema),
  /** The reference of the stay or the group (BK-22). Missing in answers of an older API. */
  bookingReference: z.nullish(z.string()),
  /** The department or the method, as in the filter. */
  name: z.string(),
  /** What somebody wrote; empty where the kind and the name say it all. */
  description: z.string(),
  /** The number of a cheque, transfer or receipt; empty without one. */
  reference: z.string(),
  /** The reason, where the line takes another one back. */
  reversalReason: z.nullable(z.string()),
  /** Null for lines of the system. */
  userName: z.nullable(z.string()),
  /** The business day of a restaurant's sale that arrived on a later one (POS-14); null of other lines. */
  lateFrom: z.nullable(calendarDateSchema),
  /** What the line adds to the balance, or takes from it; one of them is zero. */
  debitCentimes: centimesSchema,
  creditCentimes: centimesSchema,
});
export type JournalLine = z.infer<typeof journalLineSchema>;

export const journalPageSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** In the order of their business dates, and as they were entered. */
  lines: z.array(journalLineSchema),
  /** Of all lines that the filters leave; on the first page only. */
  totals: z.nullable(
    z.object({ count: z.int(), debitCentimes: centimesSchema, creditCentimes: centimesSchema }),
  ),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(placeSchema),
});
export type JournalPage = z.infer<typeof journalPageSchema>;
