import type { SaleLine, SalePayment } from "@funduq/shared-types/contracts/pos-sale";
import type { BillId, RestaurantId, SaleId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  instant,
  isNotBlank,
  money,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { sales } from "./sales.tables.ts";

/**
 * A bill that was sold without the network after another sale had ended it (POS-12): what was taken for it is in no figure
 * until the manager has found out what happened, and settled it with a reason. Never changed otherwise.
 */
export const saleConflicts = pgTable(
  "sale_conflicts",
  {
    hotelId: hotelId(),
    /** The terminal's id of the sale that was not made. */
    id: id<SaleId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    billId: ref<BillId>("bill_id").notNull(),
    /** The sale that had ended the bill, or the bill that it was merged into. */
    firstSaleId: ref<SaleId>("first_sale_id").notNull(),
    terminalName: text("terminal_name"),
    tableName: text("table_name").notNull(),
    billName: text("bill_name").notNull(),
    provisionalNumber: text("provisional_number"),
    totalCentimes: money("total_centimes").notNull(),
    lines: jsonb("lines").notNull().$type<SaleLine[]>(),
    payments: jsonb("payments").notNull().$type<SalePayment[]>(),
    openedAt: instant("opened_at").notNull(),
    soldAt: instant("sold_at").notNull(),
    soldBy: ref<UserId>("sold_by"),
    arrivedAt: instant("arrived_at").notNull(),
    settledAt: instant("settled_at"),
    settledBy: ref<UserId>("settled_by"),
    reason: text("reason"),
  },
  (conflict) => [
    primaryKey({ name: "sale_conflicts_are_kept_once", columns: [conflict.hotelId, conflict.id] }),
    belongsToHotel("sale_conflicts_belong_to_a_hotel", conflict.hotelId),
    foreignKey({
      name: "sale_conflicts_first_sale_of_same_restaurant",
      columns: [conflict.hotelId, conflict.restaurantId, conflict.firstSaleId],
      foreignColumns: [sales.hotelId, sales.restaurantId, sales.id],
    }),
    isNotBlank("sale_conflicts_name_their_bill", conflict.billName),
    check("sale_conflicts_are_of_two_sales", sql`${conflict.id} <> ${conflict.firstSaleId}`),
    check("sale_conflicts_total_is_not_negative", sql`${conflict.totalCentimes} >= 0`),
    check(
      "sale_conflicts_arrive_after_they_are_sold",
      sql`${conflict.arrivedAt} >= ${conflict.soldAt}`,
    ),
    check(
      "sale_conflicts_are_settled_with_a_reason",
      sql`(${conflict.settledAt} is not null) = (coalesce(btrim(${conflict.reason}), '') <> '')`,
    ),
    index("sale_conflicts_by_arrival").on(
      conflict.hotelId,
      conflict.restaurantId,
      conflict.arrivedAt,
    ),
    index("sale_conflicts_that_are_open")
      .on(conflict.hotelId, conflict.restaurantId)
      .where(sql`${conflict.settledAt} is null`),
    ofOneHotel(),
  ],
).enableRLS();
