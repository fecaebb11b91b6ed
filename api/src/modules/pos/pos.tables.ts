import type {
  DiningTableId,
  PosCategoryId,
  PosItemId,
  RestaurantId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  instant,
  isNotBlank,
  money,
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
    /** Counts the changes of its table layout and menu. */
    version: version(),
  },
  (restaurant) => [
    primaryKey({
      name: "restaurants_id_is_unique",
      columns: [restaurant.hotelId, restaurant.id],
    }),
    belongsToHotel("restaurants_belong_to_a_hotel", restaurant.hotelId),
    isNotBlank("restaurants_have_a_name", restaurant.name),
    ofOneHotel(),
  ],
).enableRLS();

/** A table and its position on the floor plan, in grid units. */
export const diningTables = pgTable(
  "dining_tables",
  {
    hotelId: hotelId(),
    id: id<DiningTableId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    covers: integer("covers").notNull(),
    planX: integer("plan_x").notNull().default(0),
    planY: integer("plan_y").notNull().default(0),
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
    check("dining_tables_stand_on_the_plan", sql`${table.planX} >= 0 and ${table.planY} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();

export const posCategories = pgTable(
  "pos_categories",
  {
    hotelId: hotelId(),
    id: id<PosCategoryId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (category) => [
    primaryKey({ name: "pos_categories_id_is_unique", columns: [category.hotelId, category.id] }),
    belongsToHotel("pos_categories_belong_to_a_hotel", category.hotelId),
    unique("pos_categories_of_restaurant").on(category.hotelId, category.restaurantId, category.id),
    foreignKey({
      name: "pos_categories_restaurant_in_same_hotel",
      columns: [category.hotelId, category.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    isNotBlank("pos_categories_have_a_name", category.name),
    ofOneHotel(),
  ],
).enableRLS();

export const posItems = pgTable(
  "pos_items",
  {
    hotelId: hotelId(),
    id: id<PosItemId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    categoryId: ref<PosCategoryId>("category_id"),
    name: text("name").notNull(),
    priceCentimes: money("price_centimes").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (item) => [
    primaryKey({ name: "pos_items_id_is_unique", columns: [item.hotelId, item.id] }),
    belongsToHotel("pos_items_belong_to_a_hotel", item.hotelId),
    foreignKey({
      name: "pos_items_restaurant_in_same_hotel",
      columns: [item.hotelId, item.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    foreignKey({
      name: "pos_items_category_of_same_restaurant",
      columns: [item.hotelId, item.restaurantId, item.categoryId],
      foreignColumns: [posCategories.hotelId, posCategories.restaurantId, posCategories.id],
    }),
    isNotBlank("pos_items_have_a_name", item.name),
    check("pos_items_price_is_not_negative", sql`${item.priceCentimes} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();
