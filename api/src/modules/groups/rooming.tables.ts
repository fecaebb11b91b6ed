import type { BookingId, GroupId } from "@funduq/shared-types/values/ids";
import { foreignKey, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { hotelId, id, isNotBlank, ofOneHotel, ref } from "../../platform/db/columns.ts";
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
    bookingId: ref<BookingId>("booking_id"),
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
    isNotBlank("rooming_entries_have_a_guest", entry.guestName),
    ofOneHotel(),
  ],
).enableRLS();
