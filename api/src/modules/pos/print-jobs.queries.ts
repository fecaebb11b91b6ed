import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import type { PrinterRef, PrintTrouble } from "@funduq/shared-types/contracts/pos-print";
import type { HotelId, KitchenTicketId, PrintJobId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

/** Notifies the worker when the transaction that queued a paper commits. */
export const PRINT_CHANNEL = "funduq_print";

/** A ticket to print, with what its paper says instead of the ticket. */
export type QueuedTicket = { id: KitchenTicketId; said?: Partial<TicketPaper> };

/** Queues the tickets whose station has a printer, in this order. */
export async function insertTicketJobs(
  tx: HotelTx,
  hotelId: HotelId,
  tickets: readonly QueuedTicket[],
  { by }: Pick<WriteContext, "by">,
): Promise<void> {
  await tx.execute(sql`
    with queued as (
      insert into print_jobs (hotel_id, id, restaurant_id, printer_id, printer_name, made_by, created_at, ticket)
      select k.hotel_id, gen_random_uuid(), k.restaurant_id, p.id, p.name, ${by.userId}::uuid,
        clock_timestamp() + t.place * interval '1 microsecond',
        jsonb_build_object('stationName', k.station_name, 'billName', k.bill_name, 'tableName', k.table_name,
          'course', k.course, 'firedAt', k.fired_at,
          'firedBy', (select coalesce(nullif(u.display_name, ''), u.email) from users u where u.id = ${by.userId}),
          'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity,
              'voidedQuantity', l.voided_quantity, 'modifiers', l.modifiers, 'note', l.note) order by l.position), '[]')
            from kitchen_ticket_lines l where l.hotel_id = k.hotel_id and l.ticket_id = k.id))
          || coalesce(t.ticket->'said', '{}')
      from jsonb_array_elements(${JSON.stringify(tickets)}::text::jsonb) with ordinality t (ticket, place)
      join kitchen_tickets k on k.hotel_id = ${hotelId} and k.id = (t.ticket->>'id')::uuid
      join pos_stations s on s.hotel_id = k.hotel_id and s.id = k.station_id
      join pos_printers p on p.hotel_id = s.hotel_id and p.id = s.printer_id
      returning 1)
    select pg_notify(${PRINT_CHANNEL}, '') from queued limit 1`);
}

/** Queues a test page. */
export async function insertTestJob(
  tx: HotelTx,
  { hotelId, restaurantId, printerId }: PrinterRef,
  printerName: string,
  { by }: Pick<WriteContext, "by">,
): Promise<void> {
  await tx.execute(sql`
    insert into print_jobs (hotel_id, id, restaurant_id, printer_id, printer_name, made_by)
    values (${hotelId}, gen_random_uuid(), ${restaurantId}, ${printerId}, ${printerName}, ${by.userId})`);
  await tx.execute(sql`select pg_notify(${PRINT_CHANNEL}, '')`);
}

/** What waits for a printer, also what was given up, is tried at once. Returns how many papers. */
export async function wakePrinting(
  tx: HotelTx,
  { hotelId, restaurantId, printerId }: PrinterRef,
): Promise<number> {
  const rows = await tx.execute(sql`
    update print_jobs set next_try = now(), state = 'waiting'
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and printer_id = ${printerId}
      and state <> 'done' and created_at > now() - interval '12 hours'
    returning 1`);
  await tx.execute(sql`select pg_notify(${PRINT_CHANNEL}, '')`);
  return rows.length;
}

/** What waits for printers that failed, or was given up, of the last day; null where there is no such restaurant. */
export async function selectTroubles(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<PrintTrouble[] | null> {
  return selectJson(
    tx,
    sql`
    select (select (select coalesce(json_agg(json_build_object('printerId', t.printer_id,
          'printerName', t.name, 'fault', t.fault, 'jobs', t.jobs) order by lower(t.name)), '[]')
        from (select j.printer_id, coalesce(min(p.name), max(j.printer_name)) as name,
            (array_agg(j.fault order by j.created_at, j.id) filter (where j.fault is not null))[1] as fault,
            json_agg(json_build_object('id', j.id, 'ticket', j.ticket) order by j.created_at, j.id) as jobs
          from print_jobs j
          left join pos_printers p on p.hotel_id = j.hotel_id and p.id = j.printer_id
          where j.hotel_id = r.hotel_id and j.restaurant_id = r.id and j.state <> 'done'
            and j.created_at > now() - interval '24 hours'
          group by j.printer_id having bool_or(j.fault is not null)) t)
      from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`,
  );
}

/** Marks papers as printed elsewhere. Returns how many were not printed yet. */
export async function setJobsDone(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  jobIds: readonly PrintJobId[],
): Promise<number> {
  const rows = await tx.execute(sql`
    update print_jobs set state = 'done', fault = null
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and state <> 'done'
      and id = any(${sql.param(jobIds)}::uuid[])
    returning 1`);
  return rows.length;
}
