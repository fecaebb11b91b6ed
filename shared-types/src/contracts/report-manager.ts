import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { centimesSchema } from "../values/money.ts";
import { namedAmountSchema } from "./report.ts";

/** The figures of some days, added up; rooms and persons count once for each night. */
export const managerFiguresSchema = z.object({
  /** How many days have figures: closed ones, and the open one so far. */
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
  /** By department, without the room and its tax. */
  otherRevenue: z.array(namedAmountSchema),
  /** Sold and paid in the restaurants, by method. */
  restaurantSales: z.array(namedAmountSchema),
  /** Room, other departments and restaurants. */
  totalRevenueCentimes: centimesSchema,
  tdsCentimes: centimesSchema,
  /** By restaurant, whichever way it was paid: there, or on a stay. */
  restaurants: z.array(namedAmountSchema),
  /** On stays, by method. */
  payments: z.array(namedAmountSchema),
  /** Of these the money: without what companies and groups take over. */
  receivedCentimes: centimesSchema,
});
export type ManagerFigures = z.infer<typeof managerFiguresSchema>;

const periodSchema = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  figures: managerFiguresSchema,
  /** Of the same days a year before; null where none of them was closed here. */
  lastYear: managerFiguresSchema.nullable(),
});

/** A day, its month and its year so far. Closed days read what was frozen then. */
export const managerReportSchema = z.object({
  businessDate: calendarDateSchema,
  date: calendarDateSchema,
  day: periodSchema,
  month: periodSchema,
  year: periodSchema,
  /** The days of the month that have figures, in their order. */
  days: z.array(
    z.object({
      date: calendarDateSchema,
      rooms: z.int(),
      outOfOrder: z.int(),
      sold: z.int(),
      roomRevenueCentimes: centimesSchema,
      totalRevenueCentimes: centimesSchema,
    }),
  ),
});
export type ManagerReport = z.infer<typeof managerReportSchema>;
export type ManagerDay = ManagerReport["days"][number];
