import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  billIdSchema,
  bookingIdSchema,
  diningTableIdSchema,
  tableReservationIdSchema,
} from "../values/ids.ts";
import {
  LONGEST_RESERVATION_MINUTES,
  MOST_RESERVED_TABLES,
  SHORTEST_RESERVATION_MINUTES,
} from "../values/reservation-limits.ts";
import { restaurantRefSchema } from "./pos.ts";
import { openBillSchema } from "./pos-bill.ts";
import { writtenSchema } from "./written.ts";

export const reservationStates = ["booked", "seated", "finished", "cancelled", "no-show"] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Tables that are kept for guests. Only a booked or a seated one holds its tables. */
export const tableReservationSchema = z.object({
  id: tableReservationIdSchema,
  state: z.enum(reservationStates),
  guestName: z.string(),
  phone: z.string(),
  covers: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  note: z.string(),
  /** Those that are still on the plan. */
  tableIds: z.array(diningTableIdSchema),
  /** The stay that it is for, where it is for a guest in house. */
  stay: z.nullable(z.object({ bookingId: bookingIdSchema, roomNumber: z.string() })),
  /** The open bill of seated guests. */
  billId: z.nullable(billIdSchema),
  version: z.int(),
});
export type TableReservation = z.infer<typeof tableReservationSchema>;

const minutesSchema = z
  .int()
  .check(z.minimum(SHORTEST_RESERVATION_MINUTES), z.maximum(LONGEST_RESERVATION_MINUTES));

const settings = {
  /** How long a table is reserved, unless the reservation says otherwise. */
  usualMinutes: minutesSchema,
  /** How long before its time a table is shown as reserved. */
  leadMinutes: z.int().check(z.minimum(0), z.maximum(LONGEST_RESERVATION_MINUTES)),
};
export const reservationSettingsSchema = z.object({ ...settings, version: z.int() });
export type ReservationSettings = z.infer<typeof reservationSettingsSchema>;

export const saveReservationSettingsSchema = z.strictObject({ ...settings, version: z.int() });
export type SaveReservationSettings = z.infer<typeof saveReservationSettingsSchema>;
export const savedReservationSettingsSchema = z.object({ version: z.int() });
export type SavedReservationSettings = z.infer<typeof savedReservationSettingsSchema>;

/** A day of service: it ends in the small hours of the next calendar day (`rules/service-day`). */
export const reservationsQuerySchema = z.strictObject({ date: calendarDateSchema });
export type ReservationsQuery = z.infer<typeof reservationsQuerySchema>;

export const reservationListSchema = z.object({
  settings: reservationSettingsSchema,
  reservations: z.array(tableReservationSchema),
});
export type ReservationList = z.infer<typeof reservationListSchema>;

/** Reservations from a day on whose guest's name or phone contains the text. */
export const findReservationsSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  from: calendarDateSchema,
});
export type FindReservations = z.infer<typeof findReservationsSchema>;
export const foundReservationsSchema = z.object({ reservations: z.array(tableReservationSchema) });
export type FoundReservations = z.infer<typeof foundReservationsSchema>;

export const reservationRefSchema = z.extend(restaurantRefSchema, {
  reservationId: tableReservationIdSchema,
});
export type ReservationRef = z.infer<typeof reservationRefSchema>;

/** A time of day on the hotel's clock: `20:30`. */
export const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Adds a reservation (version null), or changes it where the version is its present one. */
export const saveReservationSchema = z.strictObject({
  guestName: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  phone: z.string().check(z.trim(), z.maxLength(30)),
  covers: z.int().check(z.minimum(1), z.maximum(999)),
  /** The calendar day and the time on the hotel's clock. */
  date: calendarDateSchema,
  time: clockTimeSchema,
  minutes: minutesSchema,
  note: z.string().check(z.trim(), z.maxLength(200)),
  /** Empty only for seated guests whose bill is at a table that others have reserved. */
  tableIds: z.array(diningTableIdSchema).check(
    z.maxLength(MOST_RESERVED_TABLES),
    z.refine((ids) => new Set(ids).size === ids.length, { error: "each table once" }),
  ),
  /** Of a guest in house. */
  bookingId: z.nullable(bookingIdSchema),
  version: z.nullable(z.int()),
});
export type SaveReservation = z.infer<typeof saveReservationSchema>;
export const savedReservationSchema = writtenSchema(tableReservationIdSchema);
export type SavedReservation = z.infer<typeof savedReservationSchema>;
/** What taking a seating back left: `isBillDeleted` where the bill that it had opened went with it. */
export const unseatedReservationSchema = z.extend(savedReservationSchema, {
  isBillDeleted: z.boolean(),
});
export type UnseatedReservation = z.infer<typeof unseatedReservationSchema>;

/** Cancels a reservation, marks it as no-show, takes it up again, or takes its seating back. */
export const changeReservationSchema = z.strictObject({ version: z.int() });
export type ChangeReservation = z.infer<typeof changeReservationSchema>;

/**
 * Seats the guests on a bill of their tables. `knownBillIds` are the bills that the device shows there: one of them is joined, any
 * other `billId` opens a new bill, and is refused where a bill is open that the device does not know.
 */
export const seatReservationSchema = z.strictObject({
  version: z.int(),
  billId: billIdSchema,
  /** Where a new bill is opened: one of the reserved tables. */
  tableId: diningTableIdSchema,
  knownBillIds: z.array(billIdSchema).check(z.maxLength(100)),
});
export type SeatReservation = z.infer<typeof seatReservationSchema>;
export const seatedReservationSchema = z.object({ bill: openBillSchema });
export type SeatedReservation = z.infer<typeof seatedReservationSchema>;
