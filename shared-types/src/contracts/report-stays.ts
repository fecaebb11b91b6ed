import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema } from "../values/ids.ts";
import { isReportPeriod } from "./report.ts";

/** The counts of the manager report that stays are listed for; `sold` are those in the house at the end of a day. */
export const countedFigureSchema = z.enum([
  "sold",
  "dayUse",
  "arrivals",
  "departures",
  "noShows",
  "cancellations",
]);
export type CountedFigure = z.infer<typeof countedFigureSchema>;

export const countedStaysQuerySchema = z
  .strictObject({ figure: countedFigureSchema, from: calendarDateSchema, to: calendarDateSchema })
  .check(...isReportPeriod);
export type CountedStaysQuery = z.output<typeof countedStaysQuerySchema>;

/** How many stays one answer lists at most; a longer period is refused. */
export const MOST_COUNTED_STAYS = 10_000;

/** A stay as it is now, and the day that counts it. */
export const countedStaySchema = z.object({
  date: calendarDateSchema,
  bookingId: bookingIdSchema,
  reference: z.string(),
  guestName: z.string(),
  companyName: z.nullable(z.string()),
  roomNumber: z.nullable(z.string()),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  adults: z.int(),
  children: z.int(),
});
export type CountedStay = z.output<typeof countedStaySchema>;

export const countedStaysSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  figure: countedFigureSchema,
  /** What the closings of the period's days counted, and the open day so far. */
  counted: z.int(),
  /** Ordered by day and room: once for each day that counts it. */
  stays: z.array(countedStaySchema),
});
export type CountedStays = z.output<typeof countedStaysSchema>;
