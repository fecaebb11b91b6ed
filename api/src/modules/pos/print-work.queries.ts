import type { TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import type { PrintFault } from "@funduq/shared-types/contracts/pos-print";
import type { HotelId, PosPrinterId, PrintJobId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database, HotelTx } from "../../platform/db/database.ts";

/** A printer with a paper that is due. It may have been removed. */
export type DuePrinter = { hotelId: HotelId; printerId: PosPrinterId };

/** The printers whose oldest waiting paper is due. Later ones wait for it, so that papers come in order. */
export async function listDuePrinters({ system }: Database): Promise<DuePrinter[]> {
  return system.execute<DuePrinter>(sql`
    select j.hotel_id as "hotelId", j.printer_id as "printerId" from (
      select distinct on (hotel_id, printer_id) hotel_id, printer_id, next_try
      from print_jobs where state = 'waiting'
      order by hotel_id, printer_id, created_at, id) j
    where j.next_try <= now()`);
}

export type PrintJob = {
  id: PrintJobId;
  ticket: TicketPaper | null;
  tries: number;
  mayBePrinted: boolean;
  isTooLate: boolean;
  isDue: boolean;
  printerName: string;
  timeZone: string;
  /** Null of a printer that was removed. */
  host: string | null;
  port: number;
  widthMm: number;
  language: "fr" | "ar";
};

/** A printer's oldest waiting paper, and where it goes. */
export async function findNextJob(
  tx: HotelTx,
  { hotelId, printerId }: DuePrinter,
): Promise<PrintJob | undefined> {
  const [job] = await tx.execute<PrintJob>(sql`
    select j.id, j.ticket, j.tries, j.may_be_printed as "mayBePrinted",
      j.created_at < now() - interval '12 hours' as "isTooLate", j.next_try <= now() as "isDue",
      coalesce(p.name, j.printer_name) as "printerName", h.time_zone as "timeZone",
      p.host, p.port, p.width_mm as "widthMm", p.language
    from print_jobs j
    join hotels h on h.id = j.hotel_id
    left join pos_printers p on p.hotel_id = j.hotel_id and p.id = j.printer_id
    where j.hotel_id = ${hotelId} and j.printer_id = ${printerId} and j.state = 'waiting'
    order by j.created_at, j.id limit 1`);
  return job;
}

/**
 * Takes a paper before it is sent: for a minute no other worker sends it, and until somebody knows better it may be printed
 * already. False where another worker has it, or it is not wanted any more.
 */
export async function claimJob(
  tx: HotelTx,
  hotelId: HotelId,
  { id, tries }: PrintJob,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update print_jobs set tries = tries + 1, next_try = now() + interval '1 minute', may_be_printed = true
    where hotel_id = ${hotelId} and id = ${id} and state = 'waiting' and tries = ${tries} returning 1`);
  return rows.length > 0;
}

export async function setPrinted(tx: HotelTx, hotelId: HotelId, id: PrintJobId): Promise<void> {
  await tx.execute(sql`
    update print_jobs set state = 'done', fault = null where hotel_id = ${hotelId} and id = ${id}`);
}

type Failure = { fault: PrintFault; mayBePrinted: boolean };

/** Tries a paper again after 5 seconds, then after twice as long each time, up to a minute. */
export async function postponeJob(
  tx: HotelTx,
  hotelId: HotelId,
  id: PrintJobId,
  { fault, mayBePrinted }: Failure,
): Promise<void> {
  await tx.execute(sql`
    update print_jobs set fault = ${fault}, may_be_printed = ${mayBePrinted},
      next_try = now() + least(interval '5 seconds' * power(2, least(tries - 1, 4)), interval '1 minute')
    where hotel_id = ${hotelId} and id = ${id} and state = 'waiting'`);
}

/** Not tried any more; the screens list it for a day. */
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
