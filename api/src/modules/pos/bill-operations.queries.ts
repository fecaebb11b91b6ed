import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { FiredTicket } from "@funduq/shared-types/rules/bill-operations";
import type { OrderableItem } from "@funduq/shared-types/rules/bill-order";
import type { BillId, KitchenTicketId, PosItemId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

/**
 * Records operations as done and returns those that were not: each is claimed by one transaction only, and another one
 * that sends it waits for that one's end. In order of ids, so that two batches never wait for each other. `toBillId` is where
 * lines go, of a split or a merge. The time is that of the claim, so that those of one bill follow each other.
 */
export async function claimOperations(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  ids: readonly string[],
  toBillId: BillId | null = null,
): Promise<Set<string>> {
  const claimed = await tx.execute<{ id: string }>(sql`
    insert into bill_operations (hotel_id, id, bill_id, to_bill_id, done_at)
    select ${hotelId}::uuid, o.id, ${billId}::uuid, ${toBillId}::uuid, clock_timestamp()
    from unnest(${sql.param(ids)}::uuid[]) o (id) order by o.id
    on conflict do nothing
    returning id`);
  return new Set(claimed.map(({ id }) => id));
}

/** How many of these operations were done on this bill. */
export async function countOperations(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  ids: readonly string[],
): Promise<number> {
  const found = await tx.execute(sql`
    select from bill_operations
    where hotel_id = ${hotelId} and bill_id = ${billId} and id = any(${sql.param(ids)}::uuid[])`);
  return found.length;
}

/** The bill that an operation moved lines to. */
export async function findTargetOfOperation(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  id: string,
): Promise<BillId | undefined> {
  const [operation] = await tx.execute<{ toBillId: BillId }>(sql`
    select to_bill_id as "toBillId" from bill_operations
    where hotel_id = ${hotelId} and bill_id = ${billId} and id = ${id} and to_bill_id is not null`);
  return operation?.toBillId;
}

/** Items of the menu with all that an order of them needs, as far as the menu has them. */
export function selectOrderableItems(
  tx: HotelTx,
  { hotelId, restaurantId }: BillRef,
  itemIds: readonly PosItemId[],
): Promise<OrderableItem[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
        'id', i.id, 'name', i.name, 'categoryId', i.category_id, 'categoryName', coalesce(c.name, ''), 'priceCentimes', i.price_centimes,
        'tvaBp', i.tva_bp, 'isSoldOut', i.is_sold_out, 'stationId', s.id, 'stationName', coalesce(s.name, ''),
        'groups', (select coalesce(json_agg(json_build_object('name', g.name, 'least', g.least, 'most', g.most,
            'course', g.course,
            'modifiers', (select coalesce(json_agg(json_build_object('id', m.id, 'name', coalesce(d.name, m.name),
                'priceCentimes', m.price_centimes, 'itemId', m.item_id,
                'isSoldOut', coalesce(d.is_sold_out, false)) order by m.position), '[]')
              from modifiers m
              left join pos_items d on d.hotel_id = m.hotel_id and d.id = m.item_id
              where m.hotel_id = g.hotel_id and m.group_id = g.id)
          ) order by a.position, g.id), '[]')
          from item_modifier_groups a
          join modifier_groups g on g.hotel_id = a.hotel_id and g.id = a.group_id
          where a.hotel_id = i.hotel_id and a.item_id = i.id)
      )), '[]') as json
    from pos_items i
    left join pos_categories c on c.hotel_id = i.hotel_id and c.id = i.category_id
    left join pos_stations s on s.hotel_id = i.hotel_id and s.id = coalesce(i.station_id, c.station_id)
    where i.hotel_id = ${hotelId} and i.restaurant_id = ${restaurantId}
      and i.id in (
        select unnest(${sql.param(itemIds)}::uuid[])
        union select m.item_id from item_modifier_groups a
        join modifiers m on m.hotel_id = a.hotel_id and m.group_id = a.group_id
        where a.hotel_id = ${hotelId} and a.item_id = any(${sql.param(itemIds)}::uuid[]))`,
  );
}

export type FiredBill = Pick<OpenBill, "name" | "tableName"> & {
  fired: readonly FiredTicket[];
  /** Of an order that waited for the network. */
  orderedAt: Date | null;
};

/** Inserts the kitchen tickets that were fired of a bill, with their lines, and returns their ids. */
export async function insertTickets(
  tx: HotelTx,
  { hotelId, restaurantId, billId }: BillRef,
  { name, tableName, fired, orderedAt }: FiredBill,
  { by, now }: WriteContext,
): Promise<KitchenTicketId[]> {
  const tickets = fired.map((ticket) => ({ id: uuidv7() as KitchenTicketId, ...ticket }));
  await tx.execute(sql`
    insert into kitchen_tickets (hotel_id, id, restaurant_id, station_id, station_name, bill_id, bill_name,
      table_name, course, fired_at, fired_by, ordered_at)
    select ${hotelId}::uuid, t.id, ${restaurantId}::uuid, t."stationId", t."stationName", ${billId}::uuid,
      ${name}, ${tableName}, t.course, ${now.toISOString()}::timestamptz, ${by.userId}::uuid,
      ${orderedAt?.toISOString() ?? null}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(tickets)}::text::jsonb)
      t (id uuid, "stationId" uuid, "stationName" text, course int)`);
  const lines = tickets.flatMap(({ id: ticketId, lines: ofTicket }) =>
    ofTicket.map((line, index) => ({ ...line, ticketId, position: index + 1 })),
  );
  await tx.execute(sql`
    insert into kitchen_ticket_lines (hotel_id, ticket_id, position, line_id, dish, name, quantity, modifiers, note)
    select ${hotelId}::uuid, l."ticketId", l.position, l."lineId", l.dish, l.name, l.quantity, l.modifiers, l.note
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) l ("ticketId" uuid, position int,
      "lineId" uuid, dish int, name text, quantity int, modifiers jsonb, note text)`);
  return tickets.map(({ id }) => id);
}
