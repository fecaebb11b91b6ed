import type { PosTerminalId, RestaurantId, ShiftId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { day, hotelId, id, instant, money, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { posTerminals } from "./terminals.tables.ts";

/** What a terminal takes from one count of its cash to the next (POS-14). Closing it is its Z report, numbered without gaps. */
export const posShifts = pgTable(
  "pos_shifts",
  {
    hotelId: hotelId(),
    id: id<ShiftId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    terminalId: ref<PosTerminalId>("terminal_id").notNull(),
    /** 1, 2, 3 … of its terminal. */
    number: integer("number").notNull(),
    businessDate: day("business_date").notNull(),
    openedAt: instant("opened_at").notNull().defaultNow(),
    openedBy: ref<UserId>("opened_by"),
    /** The change that lay in the drawer. */
    floatCentimes: money("float_centimes").notNull().default(sql`0`),
    closedAt: instant("closed_at"),
    closedBy: ref<UserId>("closed_by"),
    /** Counted before the expected amount was shown. */
    countedCentimes: money("counted_centimes"),
    /** The float, cash sales and cash tips, without cash that was given back. */
    expectedCentimes: money("expected_centimes"),
    note: text("note"),
  },
  (shift) => [
    primaryKey({ name: "pos_shifts_id_is_unique", columns: [shift.hotelId, shift.id] }),
    belongsToHotel("pos_shifts_belong_to_a_hotel", shift.hotelId),
    unique("pos_shifts_of_terminal").on(shift.hotelId, shift.terminalId, shift.id),
    unique("pos_shifts_number_is_unique").on(shift.hotelId, shift.terminalId, shift.number),
    uniqueIndex("pos_shifts_one_is_open")
      .on(shift.hotelId, shift.terminalId)
      .where(sql`${shift.closedAt} is null`),
    foreignKey({
      name: "pos_shifts_terminal_of_same_restaurant",
      columns: [shift.hotelId, shift.restaurantId, shift.terminalId],
      foreignColumns: [posTerminals.hotelId, posTerminals.restaurantId, posTerminals.id],
    }),
    check("pos_shifts_count_from_one", sql`${shift.number} >= 1`),
    check("pos_shifts_float_is_not_negative", sql`${shift.floatCentimes} >= 0`),
    check(
      "pos_shifts_are_closed_with_a_count",
      sql`num_nulls(${shift.closedAt}, ${shift.countedCentimes}, ${shift.expectedCentimes}) in (0, 3)`,
    ),
    check("pos_shifts_count_is_not_negative", sql`${shift.countedCentimes} >= 0`),
    index("pos_shifts_by_closing").on(shift.hotelId, shift.restaurantId, shift.closedAt),
    index("pos_shifts_by_business_date").on(shift.hotelId, shift.businessDate),
    ofOneHotel(),
  ],
).enableRLS();
