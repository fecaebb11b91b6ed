import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { restaurantIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { namedAmountSchema } from "./report.ts";
import { includedTaxChangesSchema } from "./tax.ts";

/** The total figures of a span of days; rooms and persons count once per night. */
export const managerFiguresSchema = z.object({
  /** The number of days with figures: closed days, and the current one so far. */
  days: z.int(),
  rooms: z.int(),
  outOfOrder: z.int(),
  sold: z.int(),
  dayUse: z.int(),
  arrivals: z.int(),
  departures: z.int(),
  persons: z.int(),
  noShows: z.int(),
  cancellations: z.int(),
  roomRevenueCentimes: centimesSchema,
  /** Of these, the room charges of day use. */
  dayUseRevenueCentimes: centimesSchema,
  /** By department, except room and taxes. */
  otherRevenue: z.array(namedAmountSchema),
  /** Sold and paid in the restaurants, by method. */
  restaurantSales: z.array(namedAmountSchema),
  /** Total of room, other departments and restaurants. */
  totalRevenueCentimes: centimesSchema,
  tdsCentimes: centimesSchema,
  /** The TVA and the stay tax of the charges, contained in prices or added; no revenue figure has them. */
  includedTvaCentimes: centimesSchema,
  includedStayTaxCentimes: centimesSchema,
  /** How much of the two is added as lines of its own; missing in answers of an older API. */
  addedTvaCentimes: z.optional(centimesSchema),
  addedStayTaxCentimes: z.optional(centimesSchema),
  /** By restaurant, however it was paid: there, or on a stay; with its name on the last of the days. */
  restaurants: z.array(z.extend(namedAmountSchema, { restaurantId: restaurantIdSchema })),
  /** On stays, by method. */
  payments: z.array(namedAmountSchema),
  /** The money among these, without transfers to companies and groups. */
  receivedCentimes: centimesSchema,
});
export type ManagerFigures = z.infer<typeof managerFiguresSchema>;

const periodSchema = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  figures: managerFiguresSchema,
  /** The figures of the same days a year before; null if this system closed none of those days. */
  lastYear: z.nullable(managerFiguresSchema),
});

/**
 * A day, its month to date and its year to date. Closed days use their frozen figures. Month and year end with the
 * last closed day (`to`): the rooms of the open day are charged at its end only, so it would distort every ratio.
 */
export const managerReportSchema = z.object({
  businessDate: calendarDateSchema,
  date: calendarDateSchema,
  /** The last line of the audit trail when the day was closed; `hash` in hexadecimal. Null of an open day. */
  trail: z.nullable(z.object({ line: z.int(), hash: z.string() })),
  day: periodSchema,
  month: periodSchema,
  year: periodSchema,
  /** Those between the first day that figures are compared with and `date`. */
  includedTaxChanges: includedTaxChangesSchema,
  /** The closed days of the month, in order. */
  days: z.array(
    z.object({
      date: calendarDateSchema,
      rooms: z.int(),
      outOfOrder: z.int(),
      sold: z.int(),
      roomRevenueCentimes: centimesSchema,
      dayUseRevenueCentimes: centimesSchema,
      totalRevenueCentimes: centimesSchema,
    }),
  ),
});
export type ManagerReport = z.infer<typeof managerReportSchema>;
export type ManagerDay = ManagerReport["days"][number];
