import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type KitchenTickets,
  MOST_TICKETS_DONE,
  MOST_TICKETS_TO_DO,
  TICKET_HOURS,
  type TicketRef,
} from "@funduq/shared-types/contracts/pos-kitchen";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { kitchenTickets } from "./kitchen.tables.ts";

/** The kitchen's tickets; null where there is no such restaurant. */
export async function selectTickets(
  tx: HotelTx,
  ref: RestaurantRef,
  now: Date,
): Promise<KitchenTickets | null> {
  return selectJson(tx, ticketsQuery(ref, now));
}

/** The tickets in one statement. Each list is read by its own partial index, up to its limit. */
export function ticketsQuery({ hotelId, restaurantId }: RestaurantRef, now: Date): SQL {
  const at = now.toISOString();
  const here = sql`k.hotel_id = ${hotelId} and k.restaurant_id = ${restaurantId}`;
  const toDo = sql`select k.* from kitchen_tickets k where ${here} and k.done_at is null
    and k.fired_at > ${at}::timestamptz - make_interval(hours => ${TICKET_HOURS})
    order by k.fired_at desc limit ${MOST_TICKETS_TO_DO}`;
  const done = sql`select k.* from kitchen_tickets k where ${here} and k.done_at is not null
    order by k.done_at desc limit ${MOST_TICKETS_DONE}`;
  return sql`
    select (select json_build_object('at', ${at}::text,
        'toDo', (select coalesce(json_agg(${ticketJson} order by coalesce(k.ordered_at, k.fired_at), k.id), '[]') from (${toDo}) k),
        'done', (select coalesce(json_agg(${ticketJson} order by k.done_at desc, k.id), '[]') from (${done}) k)
      ) from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`;
}

/**
 * Whether a bill was sold after a ticket of it was sent to the kitchen. False of a ticket that the sale itself sends: there guests
 * pay before they eat.
 */
export const isPaidSince = (hotelId: SQL, billId: SQL, sentAt: SQL): SQL =>
  sql`exists (select from sales s where s.hotel_id = ${hotelId} and s.bill_id = ${billId} and s.sold_at > ${sentAt})`;

const isPaid = isPaidSince(
  sql`k.hotel_id`,
  sql`k.bill_id`,
  sql`coalesce(k.ordered_at, k.fired_at)`,
);

const ticketJson = sql`json_build_object(
  'id', k.id, 'stationId', k.station_id, 'stationName', k.station_name, 'billName', k.bill_name,
  'tableName', k.table_name, 'course', k.course, 'firedAt', k.fired_at, 'doneAt', k.done_at,
  'firedBy', (select coalesce(nullif(u.display_name, ''), u.email) from users u where u.id = k.fired_by),
  'orderedAt', k.ordered_at,
  'isPaid', ${isPaid},
  'version', k.version,
  'lines', (select coalesce(json_agg(json_build_object(
      'name', l.name, 'quantity', l.quantity, 'voidedQuantity', l.voided_quantity,
      'modifiers', l.modifiers, 'note', l.note) order by l.position), '[]')
    from kitchen_ticket_lines l where l.hotel_id = k.hotel_id and l.ticket_id = k.id))`;

const oneTicket = ({ hotelId, restaurantId, ticketId }: TicketRef) =>
  and(
    eq(kitchenTickets.hotelId, hotelId),
    eq(kitchenTickets.restaurantId, restaurantId),
    eq(kitchenTickets.id, ticketId),
  );

export type TicketName = { tableName: string; billName: string };
const ticketName = { tableName: kitchenTickets.tableName, billName: kitchenTickets.billName };

/**
 * Marks a ticket as done, or as to do again where `doneAt` is null; undefined where it is that already. It is not
 * served (any more) in either case.
 */
export async function setTicketDone(
  tx: HotelTx,
  ref: TicketRef,
  doneAt: Date | null,
): Promise<TicketName | undefined> {
  const isOther = doneAt ? isNull(kitchenTickets.doneAt) : isNotNull(kitchenTickets.doneAt);
  const [row] = await tx
    .update(kitchenTickets)
    .set({
      doneAt: doneAt?.toISOString() ?? null,
      servedAt: null,
      version: sql`${kitchenTickets.version} + 1`,
    })
    .where(and(oneTicket(ref), isOther))
    .returning(ticketName);
  return row;
}

export async function findTicket(tx: HotelTx, ref: TicketRef): Promise<TicketName | undefined> {
  const [row] = await tx.select(ticketName).from(kitchenTickets).where(oneTicket(ref));
  return row;
}
