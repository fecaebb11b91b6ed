import type {
  BillLine,
  BillRef,
  OpenBill,
  ReadyTicket,
} from "@funduq/shared-types/contracts/pos-bill";
import type { BillLineId, KitchenTicketId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** A line, or a dish of a set. */
type VoidedPart = { lineId: BillLineId; dish: number | null; quantity: number };

/** What was voided of a line of a ticket. */
export type VoidedTicketLine = Pick<BillLine, "name" | "quantity" | "modifiers" | "note"> & {
  ticketId: KitchenTicketId;
};

/**
 * Marks a quantity of a line, or of a dish of a set, as voided: on tickets that are to do first, of these on the newest. Returns what was voided
 * of each.
 */
export async function voidTicketLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  { lineId, dish, quantity }: VoidedPart,
): Promise<VoidedTicketLine[]> {
  return tx.execute<VoidedTicketLine>(sql`
    with sent as (
      select l.ticket_id, l.position, l.quantity - l.voided_quantity as valid,
        coalesce(sum(l.quantity - l.voided_quantity) over (
          order by t.done_at is not null, t.fired_at desc, t.id desc, l.position
          rows between unbounded preceding and 1 preceding), 0) as earlier
      from kitchen_tickets t
      join kitchen_ticket_lines l on l.hotel_id = t.hotel_id and l.ticket_id = t.id
      where t.hotel_id = ${hotelId} and t.bill_id = ${billId} and l.line_id = ${lineId}
        and l.dish is not distinct from ${dish}::int
    )
    update kitchen_ticket_lines l
    set voided_quantity = l.voided_quantity + least(s.valid, ${quantity}::int - s.earlier)
    from sent s
    where l.hotel_id = ${hotelId} and l.ticket_id = s.ticket_id and l.position = s.position
      and s.valid > 0 and s.earlier < ${quantity}::int
    returning l.ticket_id as "ticketId", l.name, least(s.valid, ${quantity}::int - s.earlier)::int as quantity,
      l.modifiers, l.note`);
}

/**
 * Gives all tickets of a bill to the bill that its lines are on now, with that one's name and table: after a move to
 * another table, of a bill that keeps its id, and after a merge. Those that are done as well, as a cook may recall them.
 */
export async function moveTickets(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  to: Pick<OpenBill, "id" | "name" | "tableName">,
): Promise<void> {
  await tx.execute(sql`
    update kitchen_tickets k set bill_id = ${to.id}::uuid, bill_name = ${to.name}, table_name = ${to.tableName},
      version = k.version + 1
    from (select id from kitchen_tickets where hotel_id = ${hotelId} and bill_id = ${billId}
      order by id for no key update) t
    where k.hotel_id = ${hotelId} and k.id = t.id`);
}

/** A line of a kitchen ticket. */
export type TicketLine = Pick<BillLine, "name" | "quantity" | "modifiers" | "note"> & {
  ticketId: KitchenTicketId;
  position: number;
  lineId: BillLineId;
  /** Which dish of a set, from 1; null of what is no set. */
  dish: number | null;
  voidedQuantity: number;
};

/** Locks the tickets of a bill in order of their ids, and reads these lines of them, the oldest first. */
export async function lockTicketLines(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  lineIds: readonly BillLineId[],
): Promise<TicketLine[]> {
  const tickets = await tx.execute<{ id: KitchenTicketId }>(sql`
    select id from kitchen_tickets where hotel_id = ${hotelId} and bill_id = ${billId}
    order by id for no key update`);
  const ticketIds = tickets.map(({ id }) => id);
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('ticketId', l.ticket_id, 'position', l.position,
        'lineId', l.line_id, 'dish', l.dish, 'name', l.name, 'quantity', l.quantity, 'voidedQuantity', l.voided_quantity,
        'modifiers', l.modifiers, 'note', l.note) order by l.ticket_id, l.position), '[]') as json
    from kitchen_ticket_lines l
    where l.hotel_id = ${hotelId} and l.ticket_id = any(${sql.param(ticketIds)}::uuid[])
      and l.line_id = any(${sql.param(lineIds)}::uuid[])`,
  );
}

/** A new ticket and the one that it takes lines from. */
export type SplitTicket = { id: KitchenTicketId; fromId: KitchenTicketId };

/** Inserts the tickets of a split's new bill, fired, done and served when the former ones were. */
export async function insertSplitTickets(
  tx: HotelTx,
  { hotelId }: BillRef,
  to: Pick<OpenBill, "id" | "name" | "tableName">,
  tickets: readonly SplitTicket[],
): Promise<void> {
  await tx.execute(sql`
    insert into kitchen_tickets (hotel_id, id, restaurant_id, station_id, station_name, bill_id, bill_name,
      table_name, course, fired_at, fired_by, ordered_at, done_at, served_at)
    select k.hotel_id, s.id, k.restaurant_id, k.station_id, k.station_name, ${to.id}::uuid, ${to.name},
      ${to.tableName}, k.course, k.fired_at, k.fired_by, k.ordered_at, k.done_at,
      k.served_at
    from jsonb_to_recordset(${JSON.stringify(tickets)}::text::jsonb) s (id uuid, "fromId" uuid)
    join kitchen_tickets k on k.hotel_id = ${hotelId} and k.id = s."fromId"`);
}

/** Replaces lines of locked tickets. */
export async function replaceTicketLines(
  tx: HotelTx,
  { hotelId }: BillRef,
  former: readonly TicketLine[],
  lines: readonly TicketLine[],
): Promise<void> {
  await tx.execute(sql`
    delete from kitchen_ticket_lines k
    using jsonb_to_recordset(${JSON.stringify(former)}::text::jsonb) f ("ticketId" uuid, position int)
    where k.hotel_id = ${hotelId} and k.ticket_id = f."ticketId" and k.position = f.position`);
  await tx.execute(sql`
    insert into kitchen_ticket_lines (hotel_id, ticket_id, position, line_id, dish, name, quantity, voided_quantity,
      modifiers, note)
    select ${hotelId}::uuid, l."ticketId", l.position, l."lineId", l.dish, l.name, l.quantity, l."voidedQuantity",
      l.modifiers, l.note
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) l ("ticketId" uuid, position int,
      "lineId" uuid, dish int, name text, quantity int, "voidedQuantity" int, modifiers jsonb, note text)`);
}

/** Deletes the tickets of a bill that have no line left. */
export async function deleteEmptyTickets(tx: HotelTx, { hotelId, billId }: BillRef): Promise<void> {
  await tx.execute(sql`
    delete from kitchen_tickets k where k.hotel_id = ${hotelId} and k.bill_id = ${billId}
      and not exists (select from kitchen_ticket_lines l where l.hotel_id = k.hotel_id and l.ticket_id = k.id)`);
}

/**
 * Marks tickets of a bill as served, or as not served where `now` is null, as far as they are done since then: one that the
 * kitchen recalled or did again meanwhile is left as it is. Served is never before done, whichever clock is ahead.
 */
export async function setTicketsServed(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
  tickets: readonly Pick<ReadyTicket, "ticketId" | "readyAt">[],
  now: Date | null,
): Promise<void> {
  if (tickets.length === 0) return;
  const servedAt = now ? sql`greatest(${now.toISOString()}::timestamptz, k.done_at)` : sql`null`;
  await tx.execute(sql`
    update kitchen_tickets k set served_at = ${servedAt}, version = k.version + 1
    from (select t.id from kitchen_tickets t
      join jsonb_to_recordset(${JSON.stringify(tickets)}::text::jsonb) s ("ticketId" uuid, "readyAt" timestamptz)
        on s."ticketId" = t.id and s."readyAt" = t.done_at
      where t.hotel_id = ${hotelId} and t.bill_id = ${billId} order by t.id for no key update of t) t
    where k.hotel_id = ${hotelId} and k.id = t.id`);
}
