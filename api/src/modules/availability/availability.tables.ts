import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { day, hotelId, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { roomTypes } from "../rooms/rooms.tables.ts";

/**
 * The inventory of a room type on one night: all rooms, those sold to active bookings, units held by groups
 * without a booking, and rooms out of order and not booked. The rooms left are `rooms - sold - held -
 * out_of_order`. One statement per booking changes all its nights, ordered by (type, night); any other order
 * can deadlock. The numbers are derived: `check_invariants` recounts them from the business date on.
 */
export const nightInventory = pgTable(
  "night_inventory",
  {
    hotelId: hotelId(),
    roomTypeId: ref<RoomTypeId>("room_type_id").notNull(),
    night: day("night").notNull(),
    rooms: integer("rooms").notNull(),
    sold: integer("sold").notNull().default(0),
    held: integer("held").notNull().default(0),
    outOfOrder: integer("out_of_order").notNull().default(0),
  },
  (night) => [
    primaryKey({
      name: "night_inventory_one_per_type_and_night",
      columns: [night.hotelId, night.roomTypeId, night.night],
    }),
    belongsToHotel("night_inventory_belongs_to_a_hotel", night.hotelId),
    foreignKey({
      name: "night_inventory_type_in_same_hotel",
      columns: [night.hotelId, night.roomTypeId],
      foreignColumns: [roomTypes.hotelId, roomTypes.id],
    }).onDelete("cascade"),
    check(
      "night_inventory_counts_are_not_negative",
      sql`${night.rooms} >= 0 and ${night.sold} >= 0 and ${night.held} >= 0 and ${night.outOfOrder} >= 0`,
    ),
    check(
      "night_inventory_is_not_overbooked",
      sql`${night.sold} + ${night.held} + ${night.outOfOrder} <= ${night.rooms}`,
    ),
    ofOneHotel(),
  ],
).enableRLS();
