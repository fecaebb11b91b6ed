import type { ChosenModifier } from "@funduq/shared-types/contracts/pos-bill";
import type {
  BillId,
  BillLineId,
  PosItemId,
  PosTerminalId,
  RestaurantId,
  SaleId,
  ShiftId,
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
  unique,
  uniqueIndex,
  uuid,
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
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { restaurants } from "./pos.tables.ts";
import { posShifts } from "./shifts.tables.ts";

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

/**
 * A sold bill, or one that was given back, numbered 'N/MM' in one series. Never changed, but that it gets its provisional
 * number once. `client_operation_id` is the
 * terminal's id of the sale: repeating the request sells nothing twice.
 */
export const sales = pgTable(
  "sales",
  {
    hotelId: hotelId(),
    id: id<SaleId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    clientOperationId: uuid("client_operation_id").notNull(),
    /** The open bill that it ended; null of a refund and of sales from before bills had lasting ids. */
    billId: ref<BillId>("bill_id"),
    /** The sale that it gives back whole. Its amounts count against those of sales. */
    refundsSaleId: ref<SaleId>("refunds_sale_id"),
    refundReason: text("refund_reason"),
    year: integer("year").notNull(),
    month: integer("month").notNull(),
    number: integer("number").notNull(),
    tableName: text("table_name").notNull(),
    billName: text("bill_name").notNull().default(""),
    covers: integer("covers"),
    terminalId: ref<PosTerminalId>("terminal_id"),
    shiftId: ref<ShiftId>("shift_id"),
    /** Of its lines, after all discounts: what its payments come to, without tips. */
    totalCentimes: money("total_centimes").notNull(),
    /** Why the bill as a whole was cheaper. */
    discountReason: text("discount_reason"),
    businessDate: day("business_date").notNull(),
    soldAt: instant("sold_at").notNull().defaultNow(),
    soldBy: ref<UserId>("sold_by"),
    /** When it arrived, of a sale that was made without the network (POS-12). */
    arrivedAt: instant("arrived_at"),
    /** The number on the receipt that was printed without the network; the sale itself may have arrived before, with it. */
    provisionalNumber: text("provisional_number"),
    /** The business day on which it was made, where it arrived on a later one: then it is late (POS-14). */
    lateFrom: day("late_from"),
    /** What the API's bill and menu came to, where a user without `pos.correct` sold it without the network for another amount. */
    expectedTotalCentimes: money("expected_total_centimes"),
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
    unique("sales_end_a_bill_once").on(sale.hotelId, sale.billId),
    unique("sales_are_refunded_once").on(sale.hotelId, sale.refundsSaleId),
    // Referenced by refunds, which are of the restaurant that sold.
    unique("sales_of_restaurant").on(sale.hotelId, sale.restaurantId, sale.id),
    foreignKey({
      name: "sales_restaurant_in_same_hotel",
      columns: [sale.hotelId, sale.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    foreignKey({
      name: "sales_refund_one_of_same_restaurant",
      columns: [sale.hotelId, sale.restaurantId, sale.refundsSaleId],
      foreignColumns: [sale.hotelId, sale.restaurantId, sale.id],
    }),
    foreignKey({
      name: "sales_shift_of_same_terminal",
      columns: [sale.hotelId, sale.terminalId, sale.shiftId],
      foreignColumns: [posShifts.hotelId, posShifts.terminalId, posShifts.id],
    }),
    check(
      "sales_terminal_has_a_shift",
      sql`(${sale.terminalId} is null) = (${sale.shiftId} is null)`,
    ),
    check(
      "sales_refund_with_a_reason",
      sql`(${sale.refundsSaleId} is not null) = (coalesce(btrim(${sale.refundReason}), '') <> '')`,
    ),
    check("sales_refund_no_bill", sql`${sale.refundsSaleId} is null or ${sale.billId} is null`),
    check("sales_month_is_a_month", sql`${sale.month} between 1 and 12`),
    check("sales_count_from_one", sql`${sale.number} >= 1`),
    check("sales_total_is_not_negative", sql`${sale.totalCentimes} >= 0`),
    check("sales_arrive_after_they_are_made", sql`${sale.arrivedAt} >= ${sale.soldAt}`),
    check(
      "sales_without_network_have_arrived",
      sql`${sale.arrivedAt} is not null or ${sale.lateFrom} is null`,
    ),
    check(
      "sales_refund_with_network",
      sql`${sale.refundsSaleId} is null or num_nonnulls(${sale.arrivedAt}, ${sale.provisionalNumber}) = 0`,
    ),
    check("sales_are_late_from_an_earlier_day", sql`${sale.lateFrom} < ${sale.businessDate}`),
    check(
      "sales_expected_total_is_another",
      sql`${sale.expectedTotalCentimes} is null or (${sale.expectedTotalCentimes} >= 0 and ${sale.expectedTotalCentimes} <> ${sale.totalCentimes} and ${sale.arrivedAt} is not null)`,
    ),
    isNotBlank("sales_provisional_number_is_not_blank", sale.provisionalNumber),
    uniqueIndex("sales_provisional_number_is_unique")
      .on(
        sale.hotelId,
        sale.restaurantId,
        // In a restaurant without terminals the restaurant stands for one.
        sql`coalesce(${sale.terminalId}, ${sale.restaurantId})`,
        sale.provisionalNumber,
      )
      .where(sql`${sale.provisionalNumber} is not null`),
    index("sales_by_business_date").on(sale.hotelId, sale.businessDate),
    index("sales_by_shift").on(sale.hotelId, sale.shiftId),
    ofOneHotel(),
  ],
).enableRLS();

export const saleLines = pgTable(
  "sale_lines",
  {
    hotelId: hotelId(),
    saleId: ref<SaleId>("sale_id").notNull(),
    position: integer("position").notNull(),
    /** The bill's line that was sold, last, and before it those that it was split off; none of refunds and sales from before. */
    lineIds: ref<BillLineId>("line_ids").array().notNull().default(sql`'{}'`),
    /** The item, which may be gone from the menu since; null of sales from before. */
    itemId: ref<PosItemId>("item_id"),
    name: text("name").notNull(),
    categoryName: text("category_name").notNull().default(""),
    modifiers: jsonb("modifiers").$type<ChosenModifier[]>().notNull().default([]),
    note: text("note").notNull().default(""),
    /** Of one, with its modifiers. */
    priceCentimes: money("price_centimes").notNull(),
    /** The happy hour that it was ordered in, and what one would have cost without it. */
    happyHour: text("happy_hour"),
    normalPriceCentimes: money("normal_price_centimes"),
    quantity: integer("quantity").notNull(),
    /** The line's own discount and its share of the bill's. */
    discountCentimes: money("discount_centimes").notNull().default(sql`0`),
    discountReason: text("discount_reason"),
    /** The rate of TVA that the price contains. */
    tvaBp: integer("tva_bp").notNull().default(0),
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
    isNotBlank("sale_lines_name_their_happy_hour", line.happyHour),
    check(
      "sale_lines_happy_hour_has_a_normal_price",
      sql`(${line.happyHour} is null) = (${line.normalPriceCentimes} is null)`,
    ),
    check(
      "sale_lines_happy_hour_is_cheaper",
      sql`${line.normalPriceCentimes} > ${line.priceCentimes}`,
    ),
    check("sale_lines_have_a_quantity", sql`${line.quantity} >= 1`),
    // So no price is negative.
    check(
      "sale_lines_discount_is_at_most_all",
      sql`${line.discountCentimes} between 0 and ${line.priceCentimes} * ${line.quantity}`,
    ),
    check("sale_lines_tva_is_a_share", sql`${line.tvaBp} between 0 and 10000`),
    ofOneHotel(),
  ],
).enableRLS();
