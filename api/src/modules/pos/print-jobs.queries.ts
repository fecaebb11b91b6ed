import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import type {
  HeldPaper,
  PrinterRef,
  PrintTrouble,
  SetPapersHeld,
} from "@funduq/shared-types/contracts/pos-print";
import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import type { HotelId, KitchenTicketId, PrintJobId } from "@funduq/shared-types/values/ids";
import { MOST_HELD_PAPERS } from "@funduq/shared-types/values/print-limits";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { billTotal } from "./bill-totals.tables.ts";
import { isPaidSince } from "./kitchen.queries.ts";

/** Notifies the worker when the transaction that queued a paper commits. */
export const PRINT_CHANNEL = "funduq_print";

/** An order that waited for the network is printed when the sale that may follow it has arrived: its paper says 'paid'. */
const AFTER_ITS_SALE = sql`now() + interval '3 seconds'`;

const isPaid = isPaidSince(
  sql`j.hotel_id`,
  sql`(j.ticket->>'billId')::uuid`,
  sql`coalesce(j.ticket->>'orderedAt', j.ticket->>'firedAt')::timestamptz`,
);

/** The ticket of a job `j`, and whether it is paid by now, as the kitchen's screen says. A paper of voids has its own 'not paid'. */
export const ticketToPrint = sql`jsonb_build_object('orderedAt', null, 'isPaid', ${isPaid}) || j.ticket`;

/** Whether job `j` only opens the drawer. */
export const isDrawerOnly = sql`(j.opens_drawer and j.paper is null)`;

/**
 * Whether the paper of job `j` is not true any more: a bill that is closed or comes to another amount, or the X report of a shift that
 * is closed.
 */
export const isOutdated = sql`(j.fault is not distinct from 'outdated' or case j.paper->>'kind'
  when 'bill' then not exists (select from open_bills b where b.hotel_id = j.hotel_id
    and b.id = (j.paper->'bill'->>'id')::uuid and ${billTotal(sql`b`)} = (j.paper->>'totalCentimes')::bigint)
  when 'shift' then j.paper->'shift'->>'closedAt' is null and exists (select from pos_shifts s
    where s.hotel_id = j.hotel_id and s.id = (j.paper->'shift'->>'id')::uuid and s.closed_at is not null)
  else false end)`;

/** A ticket to print, with what its paper has in place of the ticket's own. */
export type QueuedTicket = { id: KitchenTicketId; paper?: Partial<TicketPaper> };

/** Queues the tickets whose station has a printer, in this order. */
export async function insertTicketJobs(
  tx: HotelTx,
  hotelId: HotelId,
  tickets: readonly QueuedTicket[],
  { by }: Pick<WriteContext, "by">,
): Promise<void> {
  await tx.execute(sql`
    with queued as (
      insert into print_jobs (hotel_id, id, restaurant_id, printer_id, printer_name, made_by, next_try, created_at, ticket)
      select k.hotel_id, gen_random_uuid(), k.restaurant_id, p.id, p.name, ${by.userId}::uuid,
        case when k.ordered_at is null then now() else ${AFTER_ITS_SALE} end,
        clock_timestamp() + t.place * interval '1 microsecond',
        jsonb_build_object('stationName', k.station_name, 'billName', k.bill_name, 'tableName', k.table_name,
          'course', k.course, 'firedAt', k.fired_at, 'orderedAt', k.ordered_at, 'billId', k.bill_id,
          'firedBy', (select coalesce(nullif(u.display_name, ''), u.email) from users u where u.id = ${by.userId}),
          'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity,
              'voidedQuantity', l.voided_quantity, 'modifiers', l.modifiers, 'note', l.note) order by l.position), '[]')
            from kitchen_ticket_lines l where l.hotel_id = k.hotel_id and l.ticket_id = k.id))
          || coalesce(t.ticket->'paper', '{}')
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

/** What waits for a printer is tried at once. Returns how many papers. */
export async function wakePrinting(
  tx: HotelTx,
  { hotelId, restaurantId, printerId }: PrinterRef,
): Promise<number> {
  const rows = await tx.execute(sql`
    update print_jobs set next_try = now()
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and printer_id = ${printerId}
      and state = 'waiting'
    returning 1`);
  await tx.execute(sql`select pg_notify(${PRINT_CHANNEL}, '')`);
  return rows.length;
}

/** Of the last day: what waits for printers that failed, and what was given up. Null where there is no such restaurant. */
export async function selectTroubles(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<PrintTrouble[] | null> {
  return selectJson(
    tx,
    sql`
    select (select (select coalesce(json_agg(json_build_object('printerId', t.printer_id,
          'printerName', t.name, 'state', t.state, 'fault', t.fault, 'tickets', t.tickets,
          'tillPapers', t.till_papers, 'tillPaperIds', coalesce(t.till_paper_ids[1:200], '{}'),
          'drawerIds', coalesce(t.drawer_ids[1:50], '{}'))
          order by lower(t.name), t.printer_id, t.state desc, t.end_fault nulls first), '[]')
        from (select j.printer_id, j.shown_state as state, j.end_fault,
            coalesce(min(p.name), max(j.printer_name)) as name,
            coalesce(j.end_fault, min(j.newest_fault)) as fault,
            count(j.ticket) as tickets, count(j.paper) as till_papers,
            array_agg(j.id order by j.created_at desc, j.id desc) filter (where j.paper is not null) as till_paper_ids,
            array_agg(j.id order by j.created_at desc, j.id desc) filter (where j.end_fault = 'not-opened') as drawer_ids
          from (select j.*, case when ${isOutdated} then 'failed' else j.state end as shown_state,
              case when ${isOutdated} then 'outdated' when j.fault = 'not-opened' then j.fault end as end_fault,
              (array_agg(j.fault) filter (where j.fault not in ('outdated', 'not-opened')) over (
                partition by j.printer_id, j.state order by j.created_at desc, j.id desc
                rows between unbounded preceding and unbounded following))[1] as newest_fault
            from print_jobs j
            where j.hotel_id = r.hotel_id and j.restaurant_id = r.id and j.state <> 'done'
              and j.created_at > now() - interval '24 hours') j
          left join pos_printers p on p.hotel_id = j.hotel_id and p.id = j.printer_id
          group by j.printer_id, j.shown_state, j.end_fault
          having j.end_fault is not null or min(j.newest_fault) is not null
            and (j.shown_state = 'waiting' or count(j.ticket) + count(j.paper) > 0)) t)
      from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`,
  );
}

const HELD_FOR = sql`now() + interval '10 minutes'`;

/** A held paper: a kitchen ticket, or one of the till. */
export type HeldJob = Pick<HeldPaper, "id" | "mayBePrinted"> & {
  ticket: TicketPaper | null;
  paper: TillPaper | null;
};

/** The oldest papers of a printer, which it leaves out for 10 minutes. What another device prints, or is not true any more, is not among them. */
export async function holdOldestJobs(
  tx: HotelTx,
  { hotelId, restaurantId, printerId }: PrinterRef,
  state: PrintTrouble["state"],
): Promise<HeldJob[]> {
  return tx.execute<HeldJob>(sql`
    with oldest as materialized (
      select hotel_id, id from print_jobs j
      where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and printer_id = ${printerId}
        and state = ${state} and (ticket is not null or paper is not null) and not ${isOutdated}
        and (held_until is null or held_until <= now()) and created_at > now() - interval '24 hours'
      order by created_at, id limit ${MOST_HELD_PAPERS} for update
    ), held as (
      update print_jobs j set held_until = ${HELD_FOR} from oldest o
      where j.hotel_id = o.hotel_id and j.id = o.id
      returning j.id, ${ticketToPrint} as ticket, j.paper, j.may_be_printed, j.created_at)
    select id, ticket, paper, may_be_printed as "mayBePrinted" from held order by created_at, id`);
}

/** Holds papers for 10 minutes more, or leaves them to the printer again. */
export async function setJobsHeld(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  { jobIds, isHeld }: SetPapersHeld,
): Promise<void> {
  await tx.execute(sql`
    update print_jobs set held_until = ${isHeld ? HELD_FOR : sql`null`}
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and state <> 'done'
      and id = any(${sql.param(jobIds)}::uuid[])`);
  await tx.execute(sql`select pg_notify(${PRINT_CHANNEL}, '')`);
}

/** What was printed elsewhere: the bill of a ticket, or the paper. Of a drawer neither. */
export type DroppedPaper = Pick<HeldPaper, "id" | "mayBePrinted"> & {
  printerName: string;
  bill: BillTitle | null;
  paper: TillPaper | null;
};
type BillTitle = { name: string; tableName: string };

/** Marks papers as printed elsewhere; a drawer keeps that it was not opened. Returns those that were not printed yet. */
export async function setJobsDone(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  jobIds: readonly PrintJobId[],
): Promise<DroppedPaper[]> {
  return tx.execute<DroppedPaper>(sql`
    with dropped as (
      update print_jobs set state = 'done', fault = case when fault = 'not-opened' then fault end, held_until = null
      where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and state <> 'done'
        and id = any(${sql.param(jobIds)}::uuid[])
      returning printer_name, ticket, paper, created_at, id, may_be_printed)
    select id, may_be_printed as "mayBePrinted", printer_name as "printerName", paper,
      case when ticket is null then null else jsonb_build_object('name', coalesce(ticket->>'billName', ''),
        'tableName', coalesce(ticket->>'tableName', '')) end as bill
    from dropped order by created_at, id`);
}
