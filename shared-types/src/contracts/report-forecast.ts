import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { centimesSchema } from "../values/money.ts";
import { includedTaxChangesSchema } from "./tax.ts";

/** How far ahead the forecast looks at most, and how far back its pickup goes. */
export const MAX_FORECAST_DAYS = 180;
export const MAX_PICKUP_DAYS = 30;

/** The nights that are kept at each closing: those of the longest forecast, seen from the longest pickup. */
export const KEPT_NIGHTS = MAX_FORECAST_DAYS + MAX_PICKUP_DAYS;

/** The nights from the business date on, and the number of days that the pickup goes back. */
export const forecastQuerySchema = z.strictObject({
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_FORECAST_DAYS))),
  pickup: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PICKUP_DAYS))),
});
export type ForecastQuery = z.output<typeof forecastQuerySchema>;

/** A night as it is booked now. */
export const forecastDaySchema = z.object({
  date: calendarDateSchema,
  rooms: z.int(),
  /** Out of order, and not booked. */
  outOfOrder: z.int(),
  reserved: z.int(),
  inHouse: z.int(),
  /** Rooms that groups hold without a booking. */
  held: z.int(),
  /**
   * The nights of the stays at their rates, and of held rooms at their contracts'; without the TVA and stay tax that
   * prices contain, and without tourism tax.
   */
  revenueCentimes: centimesSchema,
  /** What was on the books for this night at the closing that the pickup compares with; null where none is kept. */
  before: z.nullable(z.object({ rooms: z.int(), revenueCentimes: centimesSchema })),
  /** The same date a year earlier; null where it was not closed in this system. */
  lastYear: z.nullable(
    z.object({
      rooms: z.int(),
      outOfOrder: z.int(),
      sold: z.int(),
      roomRevenueCentimes: centimesSchema,
      dayUseRevenueCentimes: centimesSchema,
    }),
  ),
});
export type ForecastDay = z.infer<typeof forecastDaySchema>;

/** What is on the books from the business date on, night by night. */
export const forecastSchema = z.object({
  businessDate: calendarDateSchema,
  /** The closed day that the pickup compares with. */
  since: calendarDateSchema,
  /** The first closed day whose books are kept; null before the first night audit of this release. */
  keptFrom: z.nullable(calendarDateSchema),
  /** Those between the first closed day that nights are compared with and the last night. */
  includedTaxChanges: includedTaxChangesSchema,
  days: z.array(forecastDaySchema),
});
export type Forecast = z.infer<typeof forecastSchema>;
