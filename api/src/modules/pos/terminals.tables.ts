import type { PosPrinterId, PosTerminalId, RestaurantId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { hotelId, id, isNotBlank, ofOneHotel, ref, version } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { restaurants } from "./pos.tables.ts";
import { posPrinters } from "./printers.tables.ts";

/** A device that sells: its sales have one drawer of cash, and so one shift at a time. */
export const posTerminals = pgTable(
  "pos_terminals",
  {
    hotelId: hotelId(),
    id: id<PosTerminalId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    /** The network printer of its receipts, bills and reports; null where the browser prints them (ADR 0050). */
    printerId: ref<PosPrinterId>("printer_id"),
    /** A cash drawer is connected to that printer. */
    hasDrawer: boolean("has_drawer").notNull().default(false),
    version: version(),
  },
  (terminal) => [
    primaryKey({ name: "pos_terminals_id_is_unique", columns: [terminal.hotelId, terminal.id] }),
    belongsToHotel("pos_terminals_belong_to_a_hotel", terminal.hotelId),
    // Referenced by shifts, so that their terminal belongs to their restaurant.
    unique("pos_terminals_of_restaurant").on(terminal.hotelId, terminal.restaurantId, terminal.id),
    foreignKey({
      name: "pos_terminals_restaurant_in_same_hotel",
      columns: [terminal.hotelId, terminal.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    foreignKey({
      name: "pos_terminals_printer_of_same_restaurant",
      columns: [terminal.hotelId, terminal.restaurantId, terminal.printerId],
      foreignColumns: [posPrinters.hotelId, posPrinters.restaurantId, posPrinters.id],
    }),
    check(
      "pos_terminals_drawer_is_at_a_printer",
      sql`not ${terminal.hasDrawer} or ${terminal.printerId} is not null`,
    ),
    isNotBlank("pos_terminals_have_a_name", terminal.name),
    uniqueIndex("pos_terminals_name_is_unique").on(
      terminal.hotelId,
      terminal.restaurantId,
      sql`lower(${terminal.name})`,
    ),
    ofOneHotel(),
  ],
).enableRLS();
