import {
  type ChargeDepartment,
  chargeDepartmentSchema,
} from "@funduq/shared-types/contracts/folio";
import type { ChargeItemId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { hotelId, id, isNotBlank, isOneOf, money, ofOneHotel } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/**
 * A hotel's charge catalogue (FOL-04). A posting copies the text and the amount and does not reference the item, so a
 * changed price changes no folio. Items are retired, never deleted.
 */
export const chargeItems = pgTable(
  "charge_items",
  {
    hotelId: hotelId(),
    id: id<ChargeItemId>(),
    name: text("name").notNull(),
    department: text("department").$type<ChargeDepartment>().notNull(),
    priceCentimes: money("price_centimes").notNull(),
    position: integer("position").notNull(),
    isRetired: boolean("is_retired").notNull().default(false),
  },
  (item) => [
    primaryKey({ name: "charge_items_id_is_unique", columns: [item.hotelId, item.id] }),
    belongsToHotel("charge_items_belong_to_a_hotel", item.hotelId),
    isNotBlank("charge_items_have_a_name", item.name),
    isOneOf("charge_items_department_is_known", item.department, chargeDepartmentSchema.options),
    check("charge_items_price_is_positive", sql`${item.priceCentimes} > 0`),
    uniqueIndex("charge_items_name_is_offered_once")
      .on(item.hotelId, sql`lower(${item.name})`)
      .where(sql`not ${item.isRetired}`),
    ofOneHotel(),
  ],
).enableRLS();
