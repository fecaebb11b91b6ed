import type { ChosenModifier } from "@funduq/shared-types/contracts/pos-bill";
import type {
  BillId,
  BillLineId,
  DiningTableId,
  PosItemId,
  RestaurantId,
  SaleId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import {
  day,
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
import { diningTables, restaurants } from "./pos.tables.ts";
import { sales } from "./sales.tables.ts";

/** An open bill: 'Bill N' of a table, or of a quick sale without one. The terminal draws its id. The sale deletes it. */
export const openBills = pgTable(
  "open_bills",
  {
    hotelId: hotelId(),
    id: id<BillId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    tableId: ref<DiningTableId>("table_id"),
    name: text("name").notNull(),
    /** How many guests sit there, where somebody said so. */
    covers: integer("covers"),
    openedAt: instant("opened_at").notNull().defaultNow(),
    openedBy: ref<UserId>("opened_by"),
    /** When the guests asked for the bill. */
    askedAt: instant("asked_at"),
    /** When the bill was printed for the first time: from then on only a void takes something off. */
    presentedAt: instant("presented_at"),
    /** Taken off the whole bill: a share or an amount, never both. */
    discountBp: integer("discount_bp").notNull().default(0),
    discountCentimes: money("discount_centimes").notNull().default(sql`0`),
    discountReason: text("discount_reason"),
    discountBy: ref<UserId>("discount_by"),
    /** The sale that ended another bill of the table without the network, which this one is the rest of (POS-12). */
    restOfSaleId: ref<SaleId>("rest_of_sale_id"),
    version: version(),
  },
  (bill) => [
    primaryKey({ name: "open_bills_id_is_unique", columns: [bill.hotelId, bill.id] }),
    belongsToHotel("open_bills_belong_to_a_hotel", bill.hotelId),
    foreignKey({
      name: "open_bills_restaurant_in_same_hotel",
      columns: [bill.hotelId, bill.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    foreignKey({
      name: "open_bills_table_of_same_restaurant",
      columns: [bill.hotelId, bill.restaurantId, bill.tableId],
      foreignColumns: [diningTables.hotelId, diningTables.restaurantId, diningTables.id],
    }),
    foreignKey({
      name: "open_bills_rest_of_a_sale_of_same_restaurant",
      columns: [bill.hotelId, bill.restaurantId, bill.restOfSaleId],
      foreignColumns: [sales.hotelId, sales.restaurantId, sales.id],
    }),
    isNotBlank("open_bills_have_a_name", bill.name),
    check("open_bills_covers_are_positive", sql`${bill.covers} >= 1`),
    check(
      "open_bills_have_one_discount",
      sql`${bill.discountBp} between 0 and 10000 and ${bill.discountCentimes} >= 0 and (${bill.discountBp} = 0 or ${bill.discountCentimes} = 0)`,
    ),
    check(
      "open_bills_discount_has_a_reason",
      sql`(${bill.discountBp} > 0 or ${bill.discountCentimes} > 0) = (coalesce(btrim(${bill.discountReason}), '') <> '')`,
    ),
    index("open_bills_by_table").on(bill.hotelId, bill.tableId),
    index("open_bills_by_restaurant").on(bill.hotelId, bill.restaurantId),
    ofOneHotel(),
  ],
).enableRLS();

/** A line of an open bill, with its name and price at the time of the order. The terminal draws its id. */
export const openBillLines = pgTable(
  "open_bill_lines",
  {
    hotelId: hotelId(),
    id: id<BillLineId>(),
    billId: ref<BillId>("bill_id").notNull(),
    /** The lines that it was split off, the ordered one first; none of an ordered line. They may be gone. */
    originIds: ref<BillLineId>("origin_ids").array().notNull().default(sql`'{}'`),
    itemId: ref<PosItemId>("item_id").notNull(),
    name: text("name").notNull(),
    categoryName: text("category_name").notNull().default(""),
    /** Of one, with its modifiers. */
    priceCentimes: money("price_centimes").notNull(),
    /** The happy hour that it was ordered in, and what one would have cost without it. */
    happyHour: text("happy_hour"),
    normalPriceCentimes: money("normal_price_centimes"),
    quantity: integer("quantity").notNull(),
    /** How many of them the kitchen was told of. */
    firedQuantity: integer("fired_quantity").notNull().default(0),
    /** Of a set: how many of each of its dishes, in the order of `modifiers`. */
    dishesFired: integer("dishes_fired").array().notNull().default(sql`'{}'`),
    modifiers: jsonb("modifiers").$type<ChosenModifier[]>().notNull().default([]),
    note: text("note").notNull().default(""),
    course: integer("course").notNull().default(1),
    /** The rate of TVA that the price contains. */
    tvaBp: integer("tva_bp").notNull().default(0),
    discountBp: integer("discount_bp").notNull().default(0),
    discountReason: text("discount_reason"),
    discountBy: ref<UserId>("discount_by"),
    addedBy: ref<UserId>("added_by"),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (line) => [
    primaryKey({ name: "open_bill_lines_id_is_unique", columns: [line.hotelId, line.id] }),
    belongsToHotel("open_bill_lines_belong_to_a_hotel", line.hotelId),
    foreignKey({
      name: "open_bill_lines_bill_in_same_hotel",
      columns: [line.hotelId, line.billId],
      foreignColumns: [openBills.hotelId, openBills.id],
    }).onDelete("cascade"),
    isNotBlank("open_bill_lines_have_a_name", line.name),
    isNotBlank("open_bill_lines_name_their_happy_hour", line.happyHour),
    check(
      "open_bill_lines_happy_hour_has_a_normal_price",
      sql`(${line.happyHour} is null) = (${line.normalPriceCentimes} is null)`,
    ),
    check(
      "open_bill_lines_happy_hour_is_cheaper",
      sql`${line.normalPriceCentimes} > ${line.priceCentimes}`,
    ),
    check("open_bill_lines_price_is_not_negative", sql`${line.priceCentimes} >= 0`),
    check("open_bill_lines_have_a_quantity", sql`${line.quantity} between 1 and 999`),
    check(
      "open_bill_lines_fire_no_more_than_ordered",
      sql`${line.firedQuantity} between 0 and ${line.quantity}`,
    ),
    check(
      "open_bill_lines_count_each_dish",
      sql`cardinality(${line.dishesFired}) = jsonb_array_length(jsonb_path_query_array(${line.modifiers}, '$[*].itemId ? (@ != null)'))`,
    ),
    check(
      "open_bill_lines_fire_what_most_of_their_dishes_have",
      sql`cardinality(${line.dishesFired}) = 0 or (0 <= all(${line.dishesFired}) and ${line.firedQuantity} >= all(${line.dishesFired}) and ${line.firedQuantity} = any(${line.dishesFired}))`,
    ),
    check("open_bill_lines_course_is_known", sql`${line.course} between 1 and 5`),
    check("open_bill_lines_tva_is_a_share", sql`${line.tvaBp} between 0 and 10000`),
    check("open_bill_lines_discount_is_a_share", sql`${line.discountBp} between 0 and 10000`),
    check(
      "open_bill_lines_discount_has_a_reason",
      sql`(${line.discountBp} > 0) = (coalesce(btrim(${line.discountReason}), '') <> '')`,
    ),
    check("open_bill_lines_are_not_their_origin", sql`${line.id} <> all(${line.originIds})`),
    index("open_bill_lines_by_bill").on(line.hotelId, line.billId),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * The ids of operations that were done, so that a repeated request changes nothing. The id of a split is that of its new
 * bill. The id of a merge is derived from the bill that it ends. Rows are kept after their bill is deleted.
 */
export const billOperations = pgTable(
  "bill_operations",
  {
    hotelId: hotelId(),
    id: id(),
    billId: ref<BillId>("bill_id").notNull(),
    /** The bill that lines were moved to, of a split, a merge, or the rest of a sale; the API alone names it. */
    toBillId: ref<BillId>("to_bill_id"),
    doneAt: instant("done_at").notNull().defaultNow(),
  },
  (operation) => [
    primaryKey({
      name: "bill_operations_are_done_once",
      columns: [operation.hotelId, operation.id],
    }),
    belongsToHotel("bill_operations_belong_to_a_hotel", operation.hotelId),
    check(
      "bill_operations_move_to_another_bill",
      sql`${operation.toBillId} <> ${operation.billId}`,
    ),
    index("bill_operations_by_time").on(operation.hotelId, operation.doneAt),
    index("bill_operations_that_move")
      .on(operation.hotelId, operation.billId)
      .where(sql`${operation.toBillId} is not null`),
    ofOneHotel(),
  ],
).enableRLS();

/** What was taken off a bill after the kitchen had been told of it or the bill was presented (POS-11). Never changed. */
export const billVoids = pgTable(
  "bill_voids",
  {
    hotelId: hotelId(),
    id: id(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    billId: ref<BillId>("bill_id").notNull(),
    billName: text("bill_name").notNull(),
    tableName: text("table_name").notNull().default(""),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    priceCentimes: money("price_centimes").notNull(),
    reason: text("reason").notNull(),
    voidedBy: ref<UserId>("voided_by"),
    voidedAt: instant("voided_at").notNull().defaultNow(),
    businessDate: day("business_date").notNull(),
  },
  (line) => [
    primaryKey({ name: "bill_voids_id_is_unique", columns: [line.hotelId, line.id] }),
    belongsToHotel("bill_voids_belong_to_a_hotel", line.hotelId),
    foreignKey({
      name: "bill_voids_restaurant_in_same_hotel",
      columns: [line.hotelId, line.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    isNotBlank("bill_voids_have_a_reason", line.reason),
    isNotBlank("bill_voids_have_a_name", line.name),
    check("bill_voids_have_a_quantity", sql`${line.quantity} >= 1`),
    check("bill_voids_price_is_not_negative", sql`${line.priceCentimes} >= 0`),
    index("bill_voids_by_time").on(line.hotelId, line.restaurantId, line.voidedAt),
    index("bill_voids_by_business_date").on(line.hotelId, line.businessDate),
    ofOneHotel(),
  ],
).enableRLS();
