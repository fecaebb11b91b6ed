import type { BookingId, GroupId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { day, hotelId, id, isNotBlank, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { bookings } from "../bookings/bookings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { groupBlocks } from "./groups.tables.ts";

/** A name on a group's list: a unit of a block, and its booking once a room was assigned. */
export const roomingEntries = pgTable(
  "rooming_entries",
  {
    hotelId: hotelId(),
    id: id(),
    groupId: ref<GroupId>("group_id").notNull(),
    blockId: ref("block_id").notNull(),
    guestName: text("guest_name").notNull(),
    phone: text("phone"),
    /** Where they are not the block's. */
    checkInDate: day("check_in_date"),
    checkOutDate: day("check_out_date"),
    bookingId: ref<BookingId>("booking_id"),
    /** The booking was called off while others had the block's nights: the unit counts as taken. */
    unitGivenUp: boolean("unit_given_up").notNull().default(false),
  },
  (entry) => [
    primaryKey({ name: "rooming_entries_id_is_unique", columns: [entry.hotelId, entry.id] }),
    belongsToHotel("rooming_entries_belong_to_a_hotel", entry.hotelId),
    foreignKey({
      name: "rooming_entries_block_of_same_group",
      columns: [entry.hotelId, entry.groupId, entry.blockId],
      foreignColumns: [groupBlocks.hotelId, groupBlocks.groupId, groupBlocks.id],
    }),
    foreignKey({
      name: "rooming_entries_booking_of_same_group",
      columns: [entry.hotelId, entry.groupId, entry.bookingId],
      foreignColumns: [bookings.hotelId, bookings.groupId, bookings.id],
    }),
    unique("rooming_entries_booking_is_listed_once").on(entry.hotelId, entry.bookingId),
    index("rooming_entries_of_block").on(entry.hotelId, entry.groupId, entry.blockId),
    isNotBlank("rooming_entries_have_a_guest", entry.guestName),
    check(
      "rooming_entries_have_both_days_or_none",
      sql`(${entry.checkInDate} is null) = (${entry.checkOutDate} is null) and coalesce(${entry.checkOutDate} > ${entry.checkInDate}, true)`,
    ),
    check(
      "rooming_entries_give_up_what_a_booking_had",
      sql`not ${entry.unitGivenUp} or ${entry.bookingId} is not null`,
    ),
    ofOneHotel(),
  ],
).enableRLS();
