import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  DropPrintJobs,
  PrinterRef,
  PrintTrouble,
} from "@funduq/shared-types/contracts/pos-print";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { KitchenTicketId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { VoidedTicketLine } from "./bill-tickets.queries.ts";
import {
  insertTestJob,
  insertTicketJobs,
  selectTroubles,
  setJobsDone,
  wakePrinting,
} from "./print-jobs.queries.ts";
import { findPrinter } from "./printers.queries.ts";

/** Prints kitchen tickets where their station has a printer, after the commit (POS-13). */
export async function queueTickets(
  tx: HotelTx,
  { hotelId }: RestaurantRef,
  ticketIds: readonly KitchenTicketId[],
  context: WriteContext,
): Promise<void> {
  const tickets = ticketIds.map((id) => ({ id }));
  await insertTicketJobs(tx, hotelId, tickets, context);
}

/** Prints what is not to be prepared any more: of each ticket a paper of its own. */
export async function queueVoidTickets(
  tx: HotelTx,
  { hotelId }: RestaurantRef,
  voided: readonly VoidedTicketLine[],
  context: WriteContext,
): Promise<void> {
  const firedAt = context.now.toISOString();
  const tickets = voided.map(({ ticketId, ...line }) => ({
    id: ticketId,
    said: { firedAt, lines: [{ ...line, voidedQuantity: line.quantity }] },
  }));
  await insertTicketJobs(tx, hotelId, tickets, context);
}

/** Throws `printer.not-found`. */
export async function queueTestPage(
  tx: HotelTx,
  ref: PrinterRef,
  context: Pick<WriteContext, "by">,
): Promise<string> {
  const printer = await findPrinter(tx, ref);
  if (!printer) throw new AppError("printer.not-found");
  await insertTestJob(tx, ref, printer.name, context);
  return printer.name;
}

/** Throws `restaurant.not-found`. */
export async function getTroubles(
  tx: HotelTx,
  ref: RestaurantRef,
): Promise<{ troubles: PrintTrouble[] }> {
  const troubles = await selectTroubles(tx, ref);
  if (!troubles) throw new AppError("restaurant.not-found");
  return { troubles };
}

/** Tries what waits for a printer at once; returns how many papers. */
export function retryPrinter(tx: HotelTx, ref: PrinterRef): Promise<number> {
  return wakePrinting(tx, ref);
}

/** Papers that the network printer leaves out; returns how many it had not printed yet. */
export function dropPapers(
  tx: HotelTx,
  ref: RestaurantRef,
  { jobIds }: DropPrintJobs,
): Promise<number> {
  return setJobsDone(tx, ref, jobIds);
}
