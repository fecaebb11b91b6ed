import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  DropPapers,
  DroppedPapers,
  HeldPapers,
  HoldPapers,
  PrinterRef,
  PrintTroubles,
  SetPapersHeld,
} from "@funduq/shared-types/contracts/pos-print";
import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { KitchenTicketId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { HotelActor } from "../../platform/identity.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { billTitle } from "./bill-facts.ts";
import type { VoidedTicketLine } from "./bill-tickets.queries.ts";
import {
  type DroppedPaper,
  holdOldestJobs,
  insertTestJob,
  insertTicketJobs,
  selectTroubles,
  setJobsDone,
  setJobsHeld,
  wakePrinting,
} from "./print-jobs.queries.ts";
import { findPrinter } from "./printers.queries.ts";
import { reportFor } from "./shifts.service.ts";

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
  const byTicket = Map.groupBy(voided, ({ ticketId }) => ticketId);
  const tickets = [...byTicket].map(([id, lines]) => ({
    id,
    paper: {
      firedAt,
      orderedAt: null,
      isPaid: false,
      lines: lines.map(({ ticketId: _, ...line }) => ({ ...line, voidedQuantity: line.quantity })),
    },
  }));
  await insertTicketJobs(tx, hotelId, tickets, context);
}

/** Throws `printer.not-found`. */
export async function queueTestPage(
  tx: HotelTx,
  ref: PrinterRef,
  context: Pick<WriteContext, "by">,
): Promise<AuditFact[]> {
  const printer = await findPrinter(tx, ref);
  if (!printer) throw new AppError("printer.not-found");
  await insertTestJob(tx, ref, printer.name, context);
  return [fact("printer", "text", { after: printer.name })];
}

/** Throws `restaurant.not-found`. */
export async function getTroubles(tx: HotelTx, ref: RestaurantRef): Promise<PrintTroubles> {
  const troubles = await selectTroubles(tx, ref);
  if (!troubles) throw new AppError("restaurant.not-found");
  return { troubles };
}

/** Tries what waits for a printer at once; no facts where nothing waits. */
export async function retryPrinter(tx: HotelTx, ref: PrinterRef): Promise<AuditFact[]> {
  const papers = await wakePrinting(tx, ref);
  if (papers === 0) return [];
  const printer = await findPrinter(tx, ref);
  return [
    fact("printer", "text", { after: printer?.name }),
    fact("papers", "number", { after: papers }),
  ];
}

/**
 * A printer's oldest papers, for a device that prints them itself: the network printer leaves them out meanwhile. Of a report of
 * an open shift the reader gets what they may see (POS-14).
 */
export async function holdPapers(
  tx: HotelTx,
  ref: PrinterRef,
  { state }: HoldPapers,
  reader: HotelActor,
): Promise<HeldPapers> {
  const held = await holdOldestJobs(tx, ref, state);
  return {
    papers: held.flatMap(({ id, mayBePrinted, ticket }) =>
      ticket ? [{ id, mayBePrinted, ticket }] : [],
    ),
    tillPapers: held.flatMap(({ id, mayBePrinted, paper }) =>
      paper ? [{ id, mayBePrinted, paper: paperFor(reader, paper) }] : [],
    ),
  };
}

const paperFor = (reader: HotelActor, paper: TillPaper): TillPaper =>
  paper.kind === "shift" ? { ...paper, shift: reportFor(reader, paper.shift) } : paper;

/** Holds papers for longer, or leaves them to the network printer again. */
export function setPapersHeld(tx: HotelTx, ref: RestaurantRef, held: SetPapersHeld): Promise<void> {
  return setJobsHeld(tx, ref, held);
}

/** Papers that the network printer leaves out from now on; no facts where it has printed all of them. */
export async function dropPapers(
  tx: HotelTx,
  ref: RestaurantRef,
  { jobIds }: DropPapers,
): Promise<DroppedPapers & { facts: AuditFact[] }> {
  const papers = await setJobsDone(tx, ref, jobIds);
  const dropped = papers.map(({ id, mayBePrinted }) => ({ id, mayBePrinted }));
  return { dropped, facts: droppedFacts(papers) };
}

function droppedFacts(dropped: readonly DroppedPaper[]): AuditFact[] {
  const [first] = dropped;
  if (!first) return [];
  const bills = dropped.flatMap(({ bill }) => (bill ? billTitle(bill) : []));
  const papers = dropped.filter(({ bill, paper }) => bill || paper).length;
  return [
    fact("printer", "text", { before: first.printerName }),
    ...(papers > 0 ? [fact("papers", "number", { before: papers })] : []),
    ...[...new Set(bills)].map((bill) => fact("bill", "text", { before: bill })),
    ...dropped.flatMap(({ paper }) => (paper ? paperFact(paper) : [])),
  ];
}

function paperFact(paper: TillPaper): AuditFact {
  if (paper.kind === "receipt") return fact("sale", "text", { before: paper.sale.number });
  if (paper.kind === "bill") return fact("bill", "text", { before: billTitle(paper.bill) });
  const { terminalName, number } = paper.shift;
  return fact("shift", "text", { before: `${terminalName} ${number}` });
}
