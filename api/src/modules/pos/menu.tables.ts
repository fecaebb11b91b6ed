import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_SIDE,
  type PosColor,
  posColors,
} from "@funduq/shared-types/contracts/pos-menu";
import type {
  ModifierGroupId,
  ModifierId,
  PosCategoryId,
  PosItemId,
  PosPrinterId,
  PosStationId,
  RestaurantId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  bytes,
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  money,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { restaurants } from "./pos.tables.ts";
import { posPrinters } from "./printers.tables.ts";

/** Where orders are prepared: 'Grill', 'Bar'. Each has its own tickets. */
export const posStations = pgTable(
  "pos_stations",
  {
    hotelId: hotelId(),
    id: id<PosStationId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    /** Where its tickets are printed too. */
    printerId: ref<PosPrinterId>("printer_id"),
    version: version(),
  },
  (station) => [
    primaryKey({ name: "pos_stations_id_is_unique", columns: [station.hotelId, station.id] }),
    belongsToHotel("pos_stations_belong_to_a_hotel", station.hotelId),
    unique("pos_stations_of_restaurant").on(station.hotelId, station.restaurantId, station.id),
    foreignKey({
      name: "pos_stations_restaurant_in_same_hotel",
      columns: [station.hotelId, station.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    foreignKey({
      name: "pos_stations_printer_of_same_restaurant",
      columns: [station.hotelId, station.restaurantId, station.printerId],
      foreignColumns: [posPrinters.hotelId, posPrinters.restaurantId, posPrinters.id],
    }),
    isNotBlank("pos_stations_have_a_name", station.name),
    uniqueIndex("pos_stations_name_is_unique").on(
      station.hotelId,
      station.restaurantId,
      sql`lower(${station.name})`,
    ),
    ofOneHotel(),
  ],
).enableRLS();

/** A part of the menu. `position` orders the categories of a restaurant, then their names. */
export const posCategories = pgTable(
  "pos_categories",
  {
    hotelId: hotelId(),
    id: id<PosCategoryId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull().default(0),
    color: text("color").notNull().$type<PosColor>().default("grey"),
    /** Where its items are prepared, as far as they name no station of their own. */
    stationId: ref<PosStationId>("station_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
    version: version(),
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
    foreignKey({
      name: "pos_categories_station_of_same_restaurant",
      columns: [category.hotelId, category.restaurantId, category.stationId],
      foreignColumns: [posStations.hotelId, posStations.restaurantId, posStations.id],
    }),
    isNotBlank("pos_categories_have_a_name", category.name),
    isOneOf("pos_categories_color_is_known", category.color, posColors),
    ofOneHotel(),
  ],
).enableRLS();

/** Something to order. Its price contains TVA. */
export const posItems = pgTable(
  "pos_items",
  {
    hotelId: hotelId(),
    id: id<PosItemId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    categoryId: ref<PosCategoryId>("category_id"),
    name: text("name").notNull(),
    priceCentimes: money("price_centimes").notNull(),
    position: integer("position").notNull().default(0),
    /** Null is its category's. */
    color: text("color").$type<PosColor>(),
    /** Null is its category's. */
    stationId: ref<PosStationId>("station_id"),
    /** The rate of TVA in basis points; null is the hotel's. */
    tvaBp: integer("tva_bp"),
    isSoldOut: boolean("is_sold_out").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    version: version(),
  },
  (item) => [
    primaryKey({ name: "pos_items_id_is_unique", columns: [item.hotelId, item.id] }),
    belongsToHotel("pos_items_belong_to_a_hotel", item.hotelId),
    unique("pos_items_of_restaurant").on(item.hotelId, item.restaurantId, item.id),
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
    foreignKey({
      name: "pos_items_station_of_same_restaurant",
      columns: [item.hotelId, item.restaurantId, item.stationId],
      foreignColumns: [posStations.hotelId, posStations.restaurantId, posStations.id],
    }),
    isNotBlank("pos_items_have_a_name", item.name),
    isOneOf("pos_items_color_is_known", item.color, posColors),
    check("pos_items_price_is_not_negative", sql`${item.priceCentimes} >= 0`),
    check("pos_items_tva_is_a_share", sql`${item.tvaBp} between 0 and 10000`),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * The photo of an item. The database computes hash and type from the bytes: a file that does not begin as a JPEG, PNG or
 * WebP picture has no type, and is refused, as is one whose header says no size or a larger one than a till draws.
 */
export const posItemPhotos = pgTable(
  "pos_item_photos",
  {
    hotelId: hotelId(),
    itemId: ref<PosItemId>("item_id").notNull(),
    image: bytes("image").notNull(),
    hash: text("hash").notNull().generatedAlwaysAs(sql`left(encode(sha256(image), 'hex'), 32)`),
    mediaType: text("media_type").generatedAlwaysAs(sql`case
      when substr(image, 1, 3) = '\\xffd8ff'::bytea then 'image/jpeg'
      when substr(image, 1, 8) = '\\x89504e470d0a1a0a'::bytea then 'image/png'
      when substr(image, 1, 4) = 'RIFF'::bytea and substr(image, 9, 4) = 'WEBP'::bytea then 'image/webp'
    end`),
    /** In pixels, as the header says; null where it says none. Browsers need memory for it whatever the bytes are. */
    longerSide: integer("longer_side").generatedAlwaysAs(sql`picture_side(image)`),
  },
  (photo) => [
    primaryKey({ name: "pos_item_photos_are_one_an_item", columns: [photo.hotelId, photo.itemId] }),
    belongsToHotel("pos_item_photos_belong_to_a_hotel", photo.hotelId),
    foreignKey({
      name: "pos_item_photos_item_in_same_hotel",
      columns: [photo.hotelId, photo.itemId],
      foreignColumns: [posItems.hotelId, posItems.id],
    }).onDelete("cascade"),
    check(
      "pos_item_photos_are_pictures",
      sql`${photo.mediaType} is not null and coalesce(${photo.longerSide} > 0, false)`,
    ),
    check(
      "pos_item_photos_have_few_pixels",
      sql`${photo.longerSide} <= ${sql.raw(String(MAX_PHOTO_SIDE))}`,
    ),
    check(
      "pos_item_photos_are_small",
      sql`octet_length(${photo.image}) <= ${sql.raw(String(MAX_PHOTO_BYTES))}`,
    ),
    ofOneHotel(),
  ],
).enableRLS();

/** A choice that an item asks for: 'Cooking', at least one and at most one; 'Without', any number. */
export const modifierGroups = pgTable(
  "modifier_groups",
  {
    hotelId: hotelId(),
    id: id<ModifierGroupId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    name: text("name").notNull(),
    least: integer("least").notNull().default(0),
    most: integer("most").notNull(),
    /** Of a course of a set: in which course the kitchen prepares its dishes. Null is plain options. */
    course: integer("course"),
    isCourse: boolean("is_course").notNull().generatedAlwaysAs(sql`course is not null`),
    version: version(),
  },
  (group) => [
    primaryKey({ name: "modifier_groups_id_is_unique", columns: [group.hotelId, group.id] }),
    belongsToHotel("modifier_groups_belong_to_a_hotel", group.hotelId),
    unique("modifier_groups_of_restaurant").on(group.hotelId, group.restaurantId, group.id),
    // Referenced by dishes, which only a course of a set has.
    unique("modifier_groups_that_are_courses").on(group.hotelId, group.id, group.isCourse),
    foreignKey({
      name: "modifier_groups_restaurant_in_same_hotel",
      columns: [group.hotelId, group.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    isNotBlank("modifier_groups_have_a_name", group.name),
    check(
      "modifier_groups_can_be_chosen",
      sql`0 <= ${group.least} and ${group.least} <= ${group.most} and ${group.most} >= 1`,
    ),
    check("modifier_groups_course_is_known", sql`${group.course} between 1 and 5`),
    ofOneHotel(),
  ],
).enableRLS();

/** One option of a group, or one dish of a set's course, and what it adds to the price of an item. */
export const modifiers = pgTable(
  "modifiers",
  {
    hotelId: hotelId(),
    id: id<ModifierId>(),
    groupId: ref<ModifierGroupId>("group_id").notNull(),
    /** That of its group. Null of options that an earlier release has saved. */
    restaurantId: ref<RestaurantId>("restaurant_id"),
    position: integer("position").notNull(),
    /** Of a dish its item's, as it was when it was saved. */
    name: text("name").notNull(),
    priceCentimes: money("price_centimes").notNull().default(sql`0`),
    /** The item that it is, of a dish of a set. */
    itemId: ref<PosItemId>("item_id"),
    /** True of a dish, null of a plain option: the foreign key that has it is checked for dishes only. */
    dishOfCourse: boolean("dish_of_course").generatedAlwaysAs(
      sql`case when item_id is not null then true end`,
    ),
  },
  (modifier) => [
    primaryKey({ name: "modifiers_id_is_unique", columns: [modifier.hotelId, modifier.id] }),
    belongsToHotel("modifiers_belong_to_a_hotel", modifier.hotelId),
    unique("modifiers_have_a_place").on(modifier.hotelId, modifier.groupId, modifier.position),
    foreignKey({
      name: "modifiers_group_in_same_hotel",
      columns: [modifier.hotelId, modifier.groupId],
      foreignColumns: [modifierGroups.hotelId, modifierGroups.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "modifiers_group_of_same_restaurant",
      columns: [modifier.hotelId, modifier.restaurantId, modifier.groupId],
      foreignColumns: [modifierGroups.hotelId, modifierGroups.restaurantId, modifierGroups.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "modifiers_dishes_are_of_a_course",
      columns: [modifier.hotelId, modifier.groupId, modifier.dishOfCourse],
      foreignColumns: [modifierGroups.hotelId, modifierGroups.id, modifierGroups.isCourse],
    }).onDelete("cascade"),
    foreignKey({
      name: "modifiers_dish_of_same_restaurant",
      columns: [modifier.hotelId, modifier.restaurantId, modifier.itemId],
      foreignColumns: [posItems.hotelId, posItems.restaurantId, posItems.id],
    }),
    check(
      "modifiers_dish_names_its_restaurant",
      sql`${modifier.itemId} is null or ${modifier.restaurantId} is not null`,
    ),
    isNotBlank("modifiers_have_a_name", modifier.name),
    check("modifiers_price_is_not_negative", sql`${modifier.priceCentimes} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();

/** The groups that an item asks for, in order. */
export const itemModifierGroups = pgTable(
  "item_modifier_groups",
  {
    hotelId: hotelId(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    itemId: ref<PosItemId>("item_id").notNull(),
    groupId: ref<ModifierGroupId>("group_id").notNull(),
    position: integer("position").notNull(),
  },
  (asked) => [
    primaryKey({
      name: "item_modifier_groups_are_asked_once",
      columns: [asked.hotelId, asked.itemId, asked.groupId],
    }),
    belongsToHotel("item_modifier_groups_belong_to_a_hotel", asked.hotelId),
    foreignKey({
      name: "item_modifier_groups_item_of_same_restaurant",
      columns: [asked.hotelId, asked.restaurantId, asked.itemId],
      foreignColumns: [posItems.hotelId, posItems.restaurantId, posItems.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "item_modifier_groups_group_of_same_restaurant",
      columns: [asked.hotelId, asked.restaurantId, asked.groupId],
      foreignColumns: [modifierGroups.hotelId, modifierGroups.restaurantId, modifierGroups.id],
    }).onDelete("cascade"),
    ofOneHotel(),
  ],
).enableRLS();
