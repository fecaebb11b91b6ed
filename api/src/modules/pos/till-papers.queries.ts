import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import type { HotelId, PrintJobId } from "@funduq/shared-types/values/ids";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { PRINT_CHANNEL } from "./print-jobs.queries.ts";

/** What a terminal's printer is to do; without a paper it only opens the drawer. */
export type TillJob = {
  id: PrintJobId;
  paper: TillPaper | null;
  /** Without one the paper is in the printer's. */
  language?: PaperLanguage | undefined;
  opensDrawer: boolean;
};

/**
 * Queues a paper at the printer of a terminal, once by its id. Returns the printer's name; undefined where the id is in use, or
 * where the terminal has no printer, or, without a paper, no drawer.
 */
export async function insertTillJob(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: TerminalRef,
  { id, paper, language, opensDrawer }: TillJob,
  { by }: Pick<WriteContext, "by">,
): Promise<string | undefined> {
  const [queued] = await tx.execute<{ name: string }>(sql`
    with queued as (
      insert into print_jobs
        (hotel_id, id, restaurant_id, printer_id, printer_name, made_by, created_at, paper, business_date, language,
          opens_drawer)
      select t.hotel_id, ${id}::uuid, t.restaurant_id, p.id, p.name, ${by.userId}::uuid, clock_timestamp(),
        ${paper && JSON.stringify(paper)}::text::jsonb, case when ${paper !== null}::boolean then h.business_date end,
        ${language ?? null}, ${opensDrawer}::boolean and t.has_drawer
      from pos_terminals t
      join hotels h on h.id = t.hotel_id
      join pos_printers p on p.hotel_id = t.hotel_id and p.id = t.printer_id
      where t.hotel_id = ${hotelId} and t.restaurant_id = ${restaurantId} and t.id = ${terminalId}
        and (${paper !== null}::boolean or t.has_drawer)
      on conflict (hotel_id, id) do nothing
      returning printer_name)
    select printer_name as name, pg_notify(${PRINT_CHANNEL}, '') from queued`);
  return queued?.name;
}

/** The name of the printer that a paper was queued for; undefined where there is no such paper. */
export async function findPrinterOfJob(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  id: PrintJobId,
): Promise<string | undefined> {
  const [job] = await tx.execute<{ name: string }>(sql`
    select printer_name as name from print_jobs
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id = ${id}`);
  return job?.name;
}

/** Whether a drawer was not opened, and is not tried any more. */
export async function isNotOpened(
  tx: HotelTx,
  { hotelId }: RestaurantRef,
  id: PrintJobId,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from print_jobs where hotel_id = ${hotelId} and id = ${id} and fault = 'not-opened'`);
  return rows.length > 0;
}

/** The name of a terminal; undefined if the restaurant has no such terminal. */
export async function findTerminalName(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: TerminalRef,
): Promise<string | undefined> {
  const [terminal] = await tx.execute<{ name: string }>(sql`
    select name from pos_terminals
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id = ${terminalId}`);
  return terminal?.name;
}

/** Has the printer leave out a paper that it has not begun to print. */
export async function dropUnsentJob(tx: HotelTx, hotelId: HotelId, id: PrintJobId): Promise<void> {
  await tx.execute(sql`
    update print_jobs set state = 'done', fault = null, held_until = null
    where hotel_id = ${hotelId} and id = ${id} and state <> 'done' and not may_be_printed`);
}
