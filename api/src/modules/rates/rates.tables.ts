import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { hotelId, instant, money, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { roomTypes } from "../rooms/rooms.tables.ts";

/** The public rate per night of a room type, by number of guests. */
export const publicRates = pgTable(
  "public_rates",
  {
    hotelId: hotelId(),
    roomTypeId: ref<RoomTypeId>("room_type_id").notNull(),
    guestCount: integer("guest_count").notNull(),
    rateCentimes: money("rate_centimes").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (rate) => [
    primaryKey({
      name: "public_rates_one_per_type_and_guest_count",
      columns: [rate.hotelId, rate.roomTypeId, rate.guestCount],
    }),
    belongsToHotel("public_rates_belong_to_a_hotel", rate.hotelId),
    check("public_rates_are_for_one_to_thirteen", sql`${rate.guestCount} between 1 and 13`),
    check("public_rates_are_not_negative", sql`${rate.rateCentimes} >= 0`),
    foreignKey({
      name: "public_rates_type_in_same_hotel",
      columns: [rate.hotelId, rate.roomTypeId],
      foreignColumns: [roomTypes.hotelId, roomTypes.id],
    }).onDelete("cascade"),
    ofOneHotel(),
  ],
).enableRLS();
