import type { BillLine, BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { BillLineId, KitchenTicketId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/**
 * The kitchen tickets that may have lines of a bill. A ticket keeps the bill that it was fired from, a line goes with a
 * split or a merge: so they are found by the restaurant, from when the bill was opened on.
 */
const ticketsSince = ({ hotelId, restaurantId }: BillRef, since: string): SQL => sql`
  select t.* from kitchen_tickets t
  where t.hotel_id = ${hotelId} and t.restaurant_id = ${restaurantId} and t.done_at is null
  union all
  select t.* from kitchen_tickets t
  where t.hotel_id = ${hotelId} and t.restaurant_id = ${restaurantId} and t.done_at >= ${since}::timestamptz`;

type VoidedLine = { lineId: BillLineId; quantity: number; since: string };

/** Marks a quantity of a line as voided: on tickets that are to do first, of these on the newest. */
export async function voidTicketLines(
  tx: HotelTx,
  ref: BillRef,
  { lineId, quantity, since }: VoidedLine,
): Promise<void> {
  await tx.execute(sql`
    with sent as (
      select l.ticket_id, l.position, l.quantity - l.voided_quantity as valid,
        coalesce(sum(l.quantity - l.voided_quantity) over (
          order by t.done_at is not null, t.fired_at desc, t.id desc, l.position
          rows between unbounded preceding and 1 preceding), 0) as earlier
      from (${ticketsSince(ref, since)}) t
      join kitchen_ticket_lines l on l.hotel_id = ${ref.hotelId} and l.ticket_id = t.id
      where l.line_id = ${lineId}
    )
    update kitchen_ticket_lines l
    set voided_quantity = l.voided_quantity + least(s.valid, ${quantity}::int - s.earlier)
    from sent s
    where l.hotel_id = ${ref.hotelId} and l.ticket_id = s.ticket_id and l.position = s.position
      and s.valid > 0 and s.earlier < ${quantity}::int`);
}

/** A line of a kitchen ticket. */
export type TicketLine = Pick<BillLine, "name" | "quantity" | "modifiers" | "note"> & {
  ticketId: KitchenTicketId;
  position: number;
  lineId: BillLineId;
  voidedQuantity: number;
  /** Of the whole ticket. */
  lastPosition: number;
};

/** Locks the tickets that have these lines, in order of their ids, and reads the lines, the oldest first. */
export async function lockTicketLines(
  tx: HotelTx,
  ref: BillRef,
  lineIds: readonly BillLineId[],
  since: string,
): Promise<TicketLine[]> {
  const having = sql`
    select t.id from (${ticketsSince(ref, since)}) t
    join kitchen_ticket_lines l on l.hotel_id = ${ref.hotelId} and l.ticket_id = t.id
    where l.line_id = any(${sql.param(lineIds)}::uuid[])`;
  const tickets = await tx.execute<{ id: KitchenTicketId }>(sql`
    select id from kitchen_tickets where hotel_id = ${ref.hotelId} and id in (${having})
    order by id for no key update`);
  const ticketIds = tickets.map(({ id }) => id);
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('ticketId', l.ticket_id, 'position', l.position,
        'lineId', l.line_id, 'name', l.name, 'quantity', l.quantity, 'voidedQuantity', l.voided_quantity,
        'modifiers', l.modifiers, 'note', l.note, 'lastPosition', l.last_position
      ) order by l.ticket_id, l.position), '[]') as json
    from (select l.*, max(l.position) over (partition by l.ticket_id) as last_position
      from kitchen_ticket_lines l
      where l.hotel_id = ${ref.hotelId} and l.ticket_id = any(${sql.param(ticketIds)}::uuid[])) l
    where l.line_id = any(${sql.param(lineIds)}::uuid[])`,
  );
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
    insert into kitchen_ticket_lines (hotel_id, ticket_id, position, line_id, name, quantity, voided_quantity,
      modifiers, note)
    select ${hotelId}::uuid, l."ticketId", l.position, l."lineId", l.name, l.quantity, l."voidedQuantity",
      l.modifiers, l.note
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) l ("ticketId" uuid, position int,
      "lineId" uuid, name text, quantity int, "voidedQuantity" int, modifiers jsonb, note text)`);
}
