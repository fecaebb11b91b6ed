import type {
  HappyHourId,
  PosCategoryId,
  PosItemId,
  RestaurantId,
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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  isNotBlank,
  money,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { posCategories, posItems } from "./menu.tables.ts";
import { restaurants } from "./pos.tables.ts";

const TIME_OF_DAY = sql.raw("'^([01][0-9]|2[0-3]):[0-5][0-9]$'");

/** Hours with other prices, by the hotel's clock (POS-09). Where it ends no later than it begins, it ends on the next day. */
export const happyHours = pgTable(
  "happy_hours",
  {
    hotelId: hotelId(),
    id: id<HappyHourId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    isActive: boolean("is_active").notNull(),
    /** Days of the week on which it begins: 1 is Monday. */
    days: integer("days").array().notNull(),
    fromTime: text("from_time").notNull(),
    toTime: text("to_time").notNull(),
    firstDate: day("first_date"),
    lastDate: day("last_date"),
    version: version(),
  },
  (happyHour) => [
    primaryKey({ name: "happy_hours_id_is_unique", columns: [happyHour.hotelId, happyHour.id] }),
    belongsToHotel("happy_hours_belong_to_a_hotel", happyHour.hotelId),
    unique("happy_hours_of_restaurant").on(happyHour.hotelId, happyHour.restaurantId, happyHour.id),
    foreignKey({
      name: "happy_hours_restaurant_in_same_hotel",
      columns: [happyHour.hotelId, happyHour.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    isNotBlank("happy_hours_have_a_name", happyHour.name),
    uniqueIndex("happy_hours_name_is_unique").on(
      happyHour.hotelId,
      happyHour.restaurantId,
      sql`lower(${happyHour.name})`,
    ),
    check(
      "happy_hours_are_on_days_of_the_week",
      sql`${happyHour.days} <@ '{1,2,3,4,5,6,7}' and cardinality(${happyHour.days}) between 1 and 7`,
    ),
    check("happy_hours_begin_at_a_time", sql`${happyHour.fromTime} ~ ${TIME_OF_DAY}`),
    check("happy_hours_end_at_a_time", sql`${happyHour.toTime} ~ ${TIME_OF_DAY}`),
    check("happy_hours_dates_are_in_order", sql`${happyHour.firstDate} <= ${happyHour.lastDate}`),
    ofOneHotel(),
  ],
).enableRLS();

/** What a happy hour changes: the price of an item, or a share off an item or off all items of a category. */
export const happyHourPrices = pgTable(
  "happy_hour_prices",
  {
    hotelId: hotelId(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    happyHourId: ref<HappyHourId>("happy_hour_id").notNull(),
    position: integer("position").notNull(),
    itemId: ref<PosItemId>("item_id"),
    categoryId: ref<PosCategoryId>("category_id"),
    priceCentimes: money("price_centimes"),
    /** The share off in basis points. */
    offBp: integer("off_bp"),
  },
  (price) => [
    primaryKey({
      name: "happy_hour_prices_one_of_a_position",
      columns: [price.hotelId, price.happyHourId, price.position],
    }),
    belongsToHotel("happy_hour_prices_belong_to_a_hotel", price.hotelId),
    foreignKey({
      name: "happy_hour_prices_happy_hour_of_same_restaurant",
      columns: [price.hotelId, price.restaurantId, price.happyHourId],
      foreignColumns: [happyHours.hotelId, happyHours.restaurantId, happyHours.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "happy_hour_prices_item_of_same_restaurant",
      columns: [price.hotelId, price.restaurantId, price.itemId],
      foreignColumns: [posItems.hotelId, posItems.restaurantId, posItems.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "happy_hour_prices_category_of_same_restaurant",
      columns: [price.hotelId, price.restaurantId, price.categoryId],
      foreignColumns: [posCategories.hotelId, posCategories.restaurantId, posCategories.id],
    }).onDelete("cascade"),
    check(
      "happy_hour_prices_are_of_an_item_or_a_category",
      sql`num_nonnulls(${price.itemId}, ${price.categoryId}) = 1`,
    ),
    check(
      "happy_hour_prices_are_a_price_or_a_share",
      sql`num_nonnulls(${price.priceCentimes}, ${price.offBp}) = 1`,
    ),
    check(
      "happy_hour_prices_of_a_category_are_a_share",
      sql`${price.categoryId} is null or ${price.offBp} is not null`,
    ),
    check("happy_hour_prices_are_positive", sql`${price.priceCentimes} > 0`),
    check("happy_hour_prices_take_off_a_part", sql`${price.offBp} between 1 and 9999`),
    unique("happy_hour_prices_item_is_named_once").on(
      price.hotelId,
      price.happyHourId,
      price.itemId,
    ),
    unique("happy_hour_prices_category_is_named_once").on(
      price.hotelId,
      price.happyHourId,
      price.categoryId,
    ),
    index("happy_hour_prices_by_item").on(price.hotelId, price.itemId),
    index("happy_hour_prices_by_category").on(price.hotelId, price.categoryId),
    ofOneHotel(),
  ],
).enableRLS();
