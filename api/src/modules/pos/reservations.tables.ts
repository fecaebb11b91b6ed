import {
  type ReservationState,
  reservationStates,
} from "@funduq/shared-types/contracts/pos-reservation";
import type {
  BillId,
  BookingId,
  DiningTableId,
  RestaurantId,
  TableReservationId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { bookings } from "../bookings/bookings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { openBills } from "./bills.tables.ts";
import { diningTables, restaurants } from "./pos.tables.ts";

/** Tables that are kept for guests (ADR 0052). It names the guest, so it is deleted some months after it ended. */
export const tableReservations = pgTable(
  "table_reservations",
  {
    hotelId: hotelId(),
    id: id<TableReservationId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    state: text("state").notNull().default("booked").$type<ReservationState>(),
    guestName: text("guest_name").notNull(),
    /** As it is searched (`rules/name-search`). */
    nameSearch: text("name_search").notNull(),
    phone: text("phone").notNull().default(""),
    phoneDigits: text("phone_digits").notNull().default(""),
    covers: integer("covers").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    note: text("note").notNull().default(""),
    /** The stay that it is for, of guests in house. */
    bookingId: ref<BookingId>("booking_id"),
    /** The open bill of seated guests; null once it has ended. */
    billId: ref<BillId>("bill_id"),
    /** The bill that the guests were seated on: it leads to those that its lines were moved to, also once it has ended. */
    firstBillId: ref<BillId>("first_bill_id"),
    /** When the guests were seated on it: what was moved off it before was not theirs. */
    seatedAt: instant("seated_at"),
    /** The seating opened the bill, so that taking it back deletes an empty one. */
    opensBill: boolean("opens_bill").notNull().default(false),
    /** Whether it keeps its tables from being reserved by others. */
    holds: boolean("holds").notNull().generatedAlwaysAs(sql`state in ('booked', 'seated')`),
    createdBy: ref<UserId>("created_by"),
    /** When the guests left, or when it was cancelled or marked as a no-show. */
    endedAt: instant("ended_at"),
    version: version(),
  },
  (reservation) => [
    primaryKey({
      name: "table_reservations_id_is_unique",
      columns: [reservation.hotelId, reservation.id],
    }),
    belongsToHotel("table_reservations_belong_to_a_hotel", reservation.hotelId),
    // Referenced by its tables, which repeat what the exclusion constraint compares.
    unique("table_reservations_hold_their_tables").on(
      reservation.hotelId,
      reservation.id,
      reservation.restaurantId,
      reservation.startsAt,
      reservation.endsAt,
      reservation.holds,
    ),
    foreignKey({
      name: "table_reservations_restaurant_in_same_hotel",
      columns: [reservation.hotelId, reservation.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "table_reservations_booking_in_same_hotel",
      columns: [reservation.hotelId, reservation.bookingId],
      foreignColumns: [bookings.hotelId, bookings.id],
    }),
    foreignKey({
      name: "table_reservations_bill_in_same_hotel",
      columns: [reservation.hotelId, reservation.billId],
      foreignColumns: [openBills.hotelId, openBills.id],
    }),
    isOneOf("table_reservations_state_is_known", reservation.state, reservationStates),
    isNotBlank("table_reservations_name_a_guest", reservation.guestName),
    check("table_reservations_have_covers", sql`${reservation.covers} >= 1`),
    check(
      "table_reservations_end_after_they_start",
      sql`${reservation.endsAt} > ${reservation.startsAt}`,
    ),
    // Whether a table is taken is read from those that start within this time before.
    check(
      "table_reservations_last_half_a_day_at_most",
      sql`${reservation.endsAt} - ${reservation.startsAt} <= interval '12 hours'`,
    ),
    check(
      "table_reservations_seated_ones_have_a_bill",
      sql`(${reservation.state} = 'seated') = (${reservation.billId} is not null)`,
    ),
    check(
      "table_reservations_seated_ones_have_a_first_bill",
      sql`${reservation.state} <> 'seated'
        or (${reservation.firstBillId} is not null and ${reservation.seatedAt} is not null)`,
    ),
    check(
      "table_reservations_others_were_never_seated",
      sql`${reservation.state} in ('seated', 'finished')
        or (${reservation.firstBillId} is null and ${reservation.seatedAt} is null)`,
    ),
    check(
      "table_reservations_open_the_bill_they_have",
      sql`${reservation.billId} is not null or not ${reservation.opensBill}`,
    ),
    check(
      "table_reservations_ended_ones_say_when",
      sql`(${reservation.state} in ('booked', 'seated')) = (${reservation.endedAt} is null)`,
    ),
    index("table_reservations_by_time").on(
      reservation.hotelId,
      reservation.restaurantId,
      reservation.startsAt,
    ),
    index("table_reservations_by_bill")
      .on(reservation.hotelId, reservation.billId)
      .where(sql`${reservation.billId} is not null`),
    index("table_reservations_by_booking")
      .on(reservation.hotelId, reservation.bookingId)
      .where(sql`${reservation.bookingId} is not null`),
    index("table_reservations_by_end").on(
      reservation.hotelId,
      sql`coalesce(${reservation.endedAt}, ${reservation.endsAt})`,
    ),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * The tables of a reservation. The columns that it repeats follow it by foreign key, so that the exclusion constraint
 * `reserved_tables_are_reserved_once` compares all that decides whether a table is free.
 */
export const reservedTables = pgTable(
  "reserved_tables",
  {
    hotelId: hotelId(),
    reservationId: ref<TableReservationId>("reservation_id").notNull(),
    tableId: ref<DiningTableId>("table_id").notNull(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    holds: boolean("holds").notNull(),
  },
  (table) => [
    primaryKey({
      name: "reserved_tables_have_each_table_once",
      columns: [table.hotelId, table.reservationId, table.tableId],
    }),
    belongsToHotel("reserved_tables_belong_to_a_hotel", table.hotelId),
    foreignKey({
      name: "reserved_tables_follow_their_reservation",
      columns: [
        table.hotelId,
        table.reservationId,
        table.restaurantId,
        table.startsAt,
        table.endsAt,
        table.holds,
      ],
      foreignColumns: [
        tableReservations.hotelId,
        tableReservations.id,
        tableReservations.restaurantId,
        tableReservations.startsAt,
        tableReservations.endsAt,
        tableReservations.holds,
      ],
    })
      .onUpdate("cascade")
      .onDelete("cascade"),
    foreignKey({
      name: "reserved_tables_are_of_same_restaurant",
      columns: [table.hotelId, table.restaurantId, table.tableId],
      foreignColumns: [diningTables.hotelId, diningTables.restaurantId, diningTables.id],
    }),
    index("reserved_tables_by_table").on(table.hotelId, table.tableId, table.startsAt),
    ofOneHotel(),
  ],
).enableRLS();
