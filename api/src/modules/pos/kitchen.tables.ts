import type { ChosenModifier } from "@funduq/shared-types/contracts/pos-bill";
import type {
  BillId,
  BillLineId,
  KitchenTicketId,
  PosStationId,
  RestaurantId,
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
  hotelId,
  id,
  instant,
  isNotBlank,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { restaurants } from "./pos.tables.ts";

/** What one station prepares of one firing of a bill (POS-13). Outlives its bill. */
export const kitchenTickets = pgTable(
  "kitchen_tickets",
  {
    hotelId: hotelId(),
    id: id<KitchenTicketId>(),
    restaurantId: ref<RestaurantId>("restaurant_id").notNull(),
    /** The station, which may be gone since; null and blank is of items without one. */
    stationId: ref<PosStationId>("station_id"),
    stationName: text("station_name").notNull().default(""),
    billId: ref<BillId>("bill_id").notNull(),
    billName: text("bill_name").notNull(),
    tableName: text("table_name").notNull().default(""),
    course: integer("course").notNull(),
    firedAt: instant("fired_at").notNull().defaultNow(),
    firedBy: ref<UserId>("fired_by"),
    /** When it was ordered, where it reached the API later, from a till without a network (POS-12). */
    orderedAt: instant("ordered_at"),
    doneAt: instant("done_at"),
    /** When a waiter brought it, after it was done. A ticket that is recalled has none: done again, it is ready again. */
    servedAt: instant("served_at"),
    version: version(),
  },
  (ticket) => [
    primaryKey({ name: "kitchen_tickets_id_is_unique", columns: [ticket.hotelId, ticket.id] }),
    belongsToHotel("kitchen_tickets_belong_to_a_hotel", ticket.hotelId),
    foreignKey({
      name: "kitchen_tickets_restaurant_in_same_hotel",
      columns: [ticket.hotelId, ticket.restaurantId],
      foreignColumns: [restaurants.hotelId, restaurants.id],
    }),
    isNotBlank("kitchen_tickets_name_their_bill", ticket.billName),
    check("kitchen_tickets_course_is_known", sql`${ticket.course} between 1 and 5`),
    check(
      "kitchen_tickets_are_fired_after_they_are_ordered",
      sql`${ticket.firedAt} > ${ticket.orderedAt}`,
    ),
    check(
      "kitchen_tickets_are_served_once_done",
      sql`${ticket.servedAt} is null or coalesce(${ticket.servedAt} >= ${ticket.doneAt}, false)`,
    ),
    index("kitchen_tickets_to_do")
      .on(ticket.hotelId, ticket.restaurantId, ticket.firedAt)
      .where(sql`${ticket.doneAt} is null`),
    index("kitchen_tickets_done")
      .on(ticket.hotelId, ticket.restaurantId, ticket.doneAt)
      .where(sql`${ticket.doneAt} is not null`),
    index("kitchen_tickets_by_bill").on(ticket.hotelId, ticket.billId),
    ofOneHotel(),
  ],
).enableRLS();

export const kitchenTicketLines = pgTable(
  "kitchen_ticket_lines",
  {
    hotelId: hotelId(),
    ticketId: ref<KitchenTicketId>("ticket_id").notNull(),
    position: integer("position").notNull(),
    lineId: ref<BillLineId>("line_id").notNull(),
    /** Which dish of the line, from 1, where that is a set. */
    dish: integer("dish"),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    /** How many of them are not to be prepared any more. */
    voidedQuantity: integer("voided_quantity").notNull().default(0),
    modifiers: jsonb("modifiers").$type<ChosenModifier[]>().notNull().default([]),
    note: text("note").notNull().default(""),
  },
  (line) => [
    primaryKey({
      name: "kitchen_ticket_lines_one_of_a_position",
      columns: [line.hotelId, line.ticketId, line.position],
    }),
    belongsToHotel("kitchen_ticket_lines_belong_to_a_hotel", line.hotelId),
    foreignKey({
      name: "kitchen_ticket_lines_ticket_in_same_hotel",
      columns: [line.hotelId, line.ticketId],
      foreignColumns: [kitchenTickets.hotelId, kitchenTickets.id],
    }),
    isNotBlank("kitchen_ticket_lines_have_a_name", line.name),
    check("kitchen_ticket_lines_count_dishes_from_one", sql`${line.dish} >= 1`),
    check("kitchen_ticket_lines_have_a_quantity", sql`${line.quantity} >= 1`),
    check(
      "kitchen_ticket_lines_void_no_more_than_fired",
      sql`${line.voidedQuantity} between 0 and ${line.quantity}`,
    ),
    ofOneHotel(),
  ],
).enableRLS();
