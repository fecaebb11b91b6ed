import type {
  BookingId,
  DiningTableId,
  PosItemId,
  PostingId,
  RestaurantId,
  UserId,
} from "@funduq/shared-types/values/ids";
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
  uuid,
} from "drizzle-orm/pg-core";
import {
  day,
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
import { postingRole, postings } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { diningTables, restaurants } from "./pos.tables.ts";

/** An open bill of a table: 'Bill N'. The sale deletes it. */
export const openBills = pgTable(
  "open_bills",
  {
    hotelId: hotelId(),
    id: id(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    tableId: ref<DiningTableId>("table_id").notNull(),
    name: text("name").notNull(),
    openedAt: instant("opened_at").notNull().defaultNow(),
    openedBy: ref<UserId>("opened_by"),
    version: version(),
  },
  (bill) => [
    primaryKey({ name: "open_bills_id_is_unique", columns: [bill.hotelId, bill.id] }),
    belongsToHotel("open_bills_belong_to_a_hotel", bill.hotelId),
    foreignKey({
      name: "open_bills_table_of_same_restaurant",
      columns: [bill.hotelId, bill.restaurantId, bill.tableId],
      foreignColumns: [diningTables.hotelId, diningTables.restaurantId, diningTables.id],
    }),
    isNotBlank("open_bills_have_a_name", bill.name),
    index("open_bills_by_table").on(bill.hotelId, bill.tableId),
    ofOneHotel(),
  ],
).enableRLS();

/** An item of an open bill, with its name and price at the time of the order. */
export const openBillLines = pgTable(
  "open_bill_lines",
  {
    hotelId: hotelId(),
    billId: ref("bill_id").notNull(),
    itemId: ref<PosItemId>("item_id").notNull(),
    name: text("name").notNull(),
    priceCentimes: money("price_centimes").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (line) => [
    primaryKey({
      name: "open_bill_lines_one_per_item",
      columns: [line.hotelId, line.billId, line.itemId],
    }),
    belongsToHotel("open_bill_lines_belong_to_a_hotel", line.hotelId),
    foreignKey({
      name: "open_bill_lines_bill_in_same_hotel",
      columns: [line.hotelId, line.billId],
      foreignColumns: [openBills.hotelId, openBills.id],
    }).onDelete("cascade"),
    isNotBlank("open_bill_lines_have_a_name", line.name),
    check("open_bill_lines_price_is_not_negative", sql`${line.priceCentimes} >= 0`),
    check("open_bill_lines_have_a_quantity", sql`${line.quantity} >= 1`),
    ofOneHotel(),
  ],
).enableRLS();

/** The last bill number of a restaurant's month, incremented in the sale's transaction: no gaps, no repeats. */
export const billCounters = pgTable(
  "bill_counters",
  {
    hotelId: hotelId(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    year: integer("year").notNull(),
    month: integer("month").notNull(),
    lastNumber: integer("last_number").notNull(),
  },
  (counter) => [
    primaryKey({
      name: "bill_counters_one_per_month",
      columns: [counter.hotelId, counter.restaurantId, counter.year, counter.month],
    }),
    belongsToHotel("bill_counters_belong_to_a_hotel", counter.hotelId),
    foreignKey({
      name: "bill_counters_restaurant_in_same_hotel",
      columns: [counter.hotelId, counter.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    check("bill_counters_month_is_a_month", sql`${counter.month} between 1 and 12`),
    check("bill_counters_are_not_negative", sql`${counter.lastNumber} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();

export const saleMethods = ["Cash", "Credit Card", "Room"] as const;
export type SaleMethod = (typeof saleMethods)[number];

/**
 * A sold bill, numbered 'N/MM'. Never changed. `client_operation_id` is the terminal's id of the sale: repeating
 * the request sells nothing twice.
 */
export const sales = pgTable(
  "sales",
  {
    hotelId: hotelId(),
    id: id(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    clientOperationId: uuid("client_operation_id").notNull(),
    year: integer("year").notNull(),
    month: integer("month").notNull(),
    number: integer("number").notNull(),
    tableName: text("table_name").notNull(),
    method: text("method").notNull().$type<SaleMethod>(),
    totalCentimes: money("total_centimes").notNull(),
    businessDate: day("business_date").notNull(),
    soldAt: instant("sold_at").notNull().defaultNow(),
    soldBy: ref<UserId>("sold_by"),
    /** The charge of a sale that was posted to a room, and its booking. */
    bookingId: ref<BookingId>("booking_id"),
    postingId: ref<PostingId>("posting_id"),
    postingRole: postingRole("entry"),
  },
  (sale) => [
    primaryKey({ name: "sales_id_is_unique", columns: [sale.hotelId, sale.id] }),
    belongsToHotel("sales_belong_to_a_hotel", sale.hotelId),
    unique("sales_number_is_unique_in_month").on(
      sale.hotelId,
      sale.restaurantId,
      sale.year,
      sale.month,
      sale.number,
    ),
    unique("sales_happen_once").on(sale.hotelId, sale.clientOperationId),
    unique("sales_posting_is_of_one_sale").on(sale.hotelId, sale.postingId),
    foreignKey({
      name: "sales_restaurant_in_same_hotel",
      columns: [sale.hotelId, sale.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    foreignKey({
      name: "sales_posting_of_same_booking",
      columns: [sale.hotelId, sale.bookingId, sale.postingId, sale.postingRole],
      foreignColumns: [postings.hotelId, postings.ownerId, postings.id, postings.role],
    }),
    isOneOf("sales_method_is_known", sale.method, saleMethods),
    check(
      "sales_to_a_room_are_posted",
      sql`case when ${sale.method} = 'Room' then ${sale.bookingId} is not null and ${sale.postingId} is not null
        else ${sale.bookingId} is null and ${sale.postingId} is null end`,
    ),
    check("sales_month_is_a_month", sql`${sale.month} between 1 and 12`),
    check("sales_count_from_one", sql`${sale.number} >= 1`),
    check("sales_total_is_not_negative", sql`${sale.totalCentimes} >= 0`),
    index("sales_by_business_date").on(sale.hotelId, sale.businessDate),
    ofOneHotel(),
  ],
).enableRLS();

export const saleLines = pgTable(
  "sale_lines",
  {
    hotelId: hotelId(),
    saleId: ref("sale_id").notNull(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    priceCentimes: money("price_centimes").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (line) => [
    primaryKey({
      name: "sale_lines_one_of_a_position",
      columns: [line.hotelId, line.saleId, line.position],
    }),
    belongsToHotel("sale_lines_belong_to_a_hotel", line.hotelId),
    foreignKey({
      name: "sale_lines_sale_in_same_hotel",
      columns: [line.hotelId, line.saleId],
      foreignColumns: [sales.hotelId, sales.id],
    }),
    isNotBlank("sale_lines_have_a_name", line.name),
    check("sale_lines_price_is_not_negative", sql`${line.priceCentimes} >= 0`),
    check("sale_lines_have_a_quantity", sql`${line.quantity} >= 1`),
    ofOneHotel(),
  ],
).enableRLS();
