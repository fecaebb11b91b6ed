import type { TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import type { PrintFault } from "@funduq/shared-types/contracts/pos-print";
import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type {
  HotelId,
  PosPrinterId,
  PrintJobId,
  RestaurantId,
} from "@funduq/shared-types/values/ids";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { sql } from "drizzle-orm";
import type { Database, HotelTx } from "../../platform/db/database.ts";
import { isDrawerOnly, isOutdated, ticketToPrint } from "./print-jobs.queries.ts";
import type { PaperHotel } from "./till-paper-document.ts";

/**
 * Why job `j` is not tried any more; null while it is. A drawer opens within a minute, while somebody waits at it, and once where that
 * can be known; a paper is printed within 12 hours, and as long as it is true.
 */
const endFault = sql`case
  when ${isDrawerOnly} then
    case when j.created_at < now() - interval '1 minute' or j.may_be_printed then 'not-opened' end
  when j.created_at < now() - interval '12 hours' then 'too-late'
  when ${isOutdated} then 'outdated' end`;

/** A printer with a paper that is due. It may have been removed. */
export type DuePrinter = { hotelId: HotelId; printerId: PosPrinterId };

/** Papers that a printer has to print: a till that prints some itself holds those. */
const isToPrint = sql`state = 'waiting' and (held_until is null or held_until <= now())`;

/**
 * The printers whose oldest waiting paper is due, the one that waits for longest first. Later papers of a printer wait for
 * it, so that they come in order.
 */
export async function listDuePrinters({ system }: Database): Promise<DuePrinter[]> {
  return system.execute<DuePrinter>(sql`
    select j.hotel_id as "hotelId", j.printer_id as "printerId" from (
      select distinct on (hotel_id, printer_id) hotel_id, printer_id, next_try
      from print_jobs where ${isToPrint}
      order by hotel_id, printer_id, created_at, id) j
    where j.next_try <= now() order by j.next_try`);
}

export type PrintJob = {
  id: PrintJobId;
  restaurantId: RestaurantId;
  /** Without ticket and paper it is a test page, or opens the drawer only. */
  ticket: TicketPaper | null;
  paper: TillPaper | null;
  isDrawerOnly: boolean;
  opensDrawer: boolean;
  /** When it was queued: what it says is of this moment. */
  createdAt: string;
  /** The hotel's day then; null of what is no paper of the till. */
  businessDate: CalendarDate | null;
  tries: number;
  fault: PrintFault | null;
  mayBePrinted: boolean;
  /** Why it is not tried any more. */
  endFault: PrintFault | null;
  isDue: boolean;
  printerName: string;
  timeZone: string;
  hotel: PaperHotel;
  /** Null of a printer that was removed. */
  host: string | null;
  port: number;
  widthMm: number;
  /** The paper's own, else the printer's. */
  language: PaperLanguage;
  confirms: boolean;
};

/** A printer's oldest waiting paper, and where it goes. */
export async function findNextJob(
  tx: HotelTx,
  { hotelId, printerId }: DuePrinter,
): Promise<PrintJob | undefined> {
  const [job] = await tx.execute<PrintJob>(sql`
    select j.id, j.restaurant_id as "restaurantId", ${ticketToPrint} as ticket, j.paper, j.tries, j.fault,
      j.may_be_printed as "mayBePrinted", to_json(j.created_at) as "createdAt",
      ${isDrawerOnly} as "isDrawerOnly",
      j.opens_drawer and not j.may_be_printed and j.created_at > now() - interval '1 minute' as "opensDrawer",
      ${endFault} as "endFault", j.next_try <= now() as "isDue",
      coalesce(p.name, j.printer_name) as "printerName", h.time_zone as "timeZone",
      json_build_object('name', h.name, 'address', h.address, 'city', h.city,
        'phone', h.phone, 'nif', h.nif, 'rc', h.rc, 'nis', h.nis) as hotel,
      to_json(j.business_date) as "businessDate", coalesce(j.language, p.language) as language,
      p.host, p.port, p.width_mm as "widthMm", p.confirms
    from (select * from print_jobs
      where hotel_id = ${hotelId} and printer_id = ${printerId} and ${isToPrint}
      order by created_at, id limit 1) j
    join hotels h on h.id = j.hotel_id
    left join pos_printers p on p.hotel_id = j.hotel_id and p.id = j.printer_id`);
  return job;
}

/**
 * Takes a paper before it is sent: no other worker sends it for a minute. It counts as sent until the worker has stored
 * the result, as the process may end before that. False where another worker has it, or it is not to be printed any more.
 */
export async function claimJob(tx: HotelTx, hotelId: HotelId, id: PrintJobId): Promise<boolean> {
  const rows = await tx.execute(sql`
    update print_jobs set next_try = now() + interval '1 minute', may_be_printed = true
    where hotel_id = ${hotelId} and id = ${id} and next_try <= now() and ${isToPrint} returning 1`);
  return rows.length > 0;
}

export async function setPrinted(tx: HotelTx, hotelId: HotelId, id: PrintJobId): Promise<void> {
  await tx.execute(sql`
    update print_jobs set state = 'done', fault = null where hotel_id = ${hotelId} and id = ${id}`);
}

/** From now on a paper that this printer does not confirm is a fault. */
export async function setConfirms(
  tx: HotelTx,
  { hotelId, printerId }: DuePrinter,
  { host, port }: Pick<PrintJob, "host" | "port">,
): Promise<void> {
  await tx.execute(sql`
    update pos_printers set confirms = true
    where hotel_id = ${hotelId} and id = ${printerId} and host = ${host} and port = ${port}`);
}

export type PrintFailure = { fault: PrintFault; mayBePrinted: boolean };

/** Tries a paper again after 5 seconds, then after twice as long each time, up to a minute. */
export async function postponeJob(
  tx: HotelTx,
  hotelId: HotelId,
  id: PrintJobId,
  { fault, mayBePrinted }: PrintFailure,
): Promise<void> {
  await tx.execute(sql`
    update print_jobs set fault = ${fault}, may_be_printed = ${mayBePrinted}, tries = tries + 1,
      next_try = now() + least(interval '5 seconds' * power(2, least(tries, 4)), interval '1 minute')
    where hotel_id = ${hotelId} and id = ${id} and state = 'waiting'`);
}

/** A paper that can't be printed is not tried any more; the screens list it for a day. */
export async function giveUpJob(
  tx: HotelTx,
  hotelId: HotelId,
  id: PrintJobId,
  fault: PrintFault,
): Promise<void> {
  await tx.execute(sql`
    update print_jobs set state = 'failed', fault = ${fault}
    where hotel_id = ${hotelId} and id = ${id} and state = 'waiting'`);
}

/** Gives up what is not tried any more at a printer: where it was removed, all. */
export async function giveUpJobs(
  tx: HotelTx,
  { hotelId, printerId }: DuePrinter,
  { isRemoved }: { isRemoved: boolean },
): Promise<void> {
  await tx.execute(sql`
    update print_jobs j set state = 'failed',
      fault = coalesce(${endFault}, case when ${isDrawerOnly} then 'not-opened' else 'removed' end)
    where hotel_id = ${hotelId} and printer_id = ${printerId} and ${isToPrint}
      and (${isRemoved}::boolean or ${endFault} is not null)`);
}
