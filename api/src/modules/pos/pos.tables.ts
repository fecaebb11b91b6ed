import { type TableShape, tableShapes } from "@funduq/shared-types/contracts/pos-floor";
import type { DiningTableId, RestaurantId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  isNotBlank,
  isOneOf,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

export const restaurants = pgTable(
  "restaurants",
  {
    hotelId: hotelId(),
    id: id<RestaurantId>(),
    name: text("name").notNull(),
    /** Counts the changes of its name and of its table layout. */
    version: version(),
    /** How long a table is reserved, unless the reservation says otherwise. */
    reservationMinutes: integer("reservation_minutes").notNull().default(120),
    /** How long before its time a table is shown as reserved. */
    reservedLeadMinutes: integer("reserved_lead_minutes").notNull().default(60),
    /** Counts the changes of these two. */
    reservationVersion: integer("reservation_version").notNull().default(1),
  },
  (restaurant) => [
    primaryKey({
      name: "restaurants_id_is_unique",
      columns: [restaurant.hotelId, restaurant.id],
    }),
    belongsToHotel("restaurants_belong_to_a_hotel", restaurant.hotelId),
    isNotBlank("restaurants_have_a_name", restaurant.name),
    check(
      "restaurants_reserve_for_a_time",
      sql`${restaurant.reservationMinutes} between 15 and 720`,
    ),
    check(
      "restaurants_show_reservations_before",
      sql`${restaurant.reservedLeadMinutes} between 0 and 720`,
    ),
    ofOneHotel(),
  ],
).enableRLS();

/** A table, and its position and size on the floor plan, in grid units. */
export const diningTables = pgTable(
  "dining_tables",
  {
    hotelId: hotelId(),
    id: id<DiningTableId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    covers: integer("covers").notNull(),
    /** The part of the restaurant where the table is: 'Terrace'. Blank is the main room. */
    area: text("area").notNull().default(""),
    shape: text("shape").notNull().$type<TableShape>().default("square"),
    planX: integer("plan_x").notNull().default(0),
    planY: integer("plan_y").notNull().default(0),
    width: integer("width").notNull().default(2),
    height: integer("height").notNull().default(2),
    /** Degrees, clockwise. */
    rotation: integer("rotation").notNull().default(0),
  },
  (table) => [
    primaryKey({ name: "dining_tables_id_is_unique", columns: [table.hotelId, table.id] }),
    belongsToHotel("dining_tables_belong_to_a_hotel", table.hotelId),
    // Referenced by open bills, so that a bill's table belongs to the bill's restaurant.
    unique("dining_tables_of_restaurant").on(table.hotelId, table.restaurantId, table.id),
    foreignKey({
      name: "dining_tables_restaurant_in_same_hotel",
      columns: [table.hotelId, table.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    isNotBlank("dining_tables_have_a_name", table.name),
    check("dining_tables_have_covers", sql`${table.covers} >= 1`),
    isOneOf("dining_tables_shape_is_known", table.shape, tableShapes),
    check("dining_tables_stand_on_the_plan", sql`${table.planX} >= 0 and ${table.planY} >= 0`),
    check(
      "dining_tables_have_a_size",
      sql`${table.width} between 1 and 24 and ${table.height} between 1 and 24`,
    ),
    check("dining_tables_rotation_is_of_a_circle", sql`${table.rotation} between 0 and 359`),
    ofOneHotel(),
  ],
).enableRLS();
