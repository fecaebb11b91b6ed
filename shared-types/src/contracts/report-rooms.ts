import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";

/** The counts of the manager report that rooms are listed for. */
export const roomsFigureSchema = z.enum(["rooms", "outOfOrder"]);
export type RoomsFigure = z.infer<typeof roomsFigureSchema>;

/** The rooms of a period's closed days, and of the open day as they are now. */
export const roomsReportSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** What was counted on each day, in order. */
  days: z.array(z.object({ date: calendarDateSchema, rooms: z.int(), outOfOrder: z.int() })),
  /** Each room by its number, the number of these days on which it could be sold, and those on which it was out of order. */
  rooms: z.array(
    z.object({
      number: z.string(),
      nights: z.int(),
      outOfOrderOn: z.array(calendarDateSchema),
    }),
  ),
});
export type RoomsReport = z.output<typeof roomsReportSchema>;
