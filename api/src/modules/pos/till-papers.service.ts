import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { Sale, SaleRef } from "@funduq/shared-types/contracts/pos-sale";
import type { ShiftRef } from "@funduq/shared-types/contracts/pos-shift";
import type {
  OpenDrawer,
  PrintBill,
  PrintReceipt,
  PrintShift,
  QueuedPaper,
} from "@funduq/shared-types/contracts/pos-till-paper";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { presentation } from "@funduq/shared-types/rules/bill-presented";
import type { PosTerminalId, PrintJobId, SaleId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { billFact } from "./bill-facts.ts";
import { storeBill } from "./bill-writes.service.ts";
import { lockBill } from "./bills.service.ts";
import { findSale } from "./sale-answers.queries.ts";
import { getShift } from "./shifts.service.ts";
import {
  dropUnsentJob,
  findPrinterOfJob,
  findTerminalName,
  insertTillJob,
  isNotOpened,
  type TillJob,
} from "./till-papers.queries.ts";

/** What was queued, and what the audit trail says of it: no facts where the same request has queued it before. */
export type Queued = { queued: QueuedPaper; facts: AuditFact[] };

/** The first receipt of a sale has the sale's id, so the primary key of the papers refuses a second one. */
const receiptIdOf = (saleId: SaleId) => saleId as string as PrintJobId;

type NewReceipt = { sale: Sale; terminalId: PosTerminalId | null };

/**
 * Queues the receipt of a sale or a refund in its transaction, where its terminal has a network printer; cash opens the drawer
 * (POS-06). Returns the sale with the printer's name.
 */
export async function queueReceipt(
  tx: HotelTx,
  ref: RestaurantRef,
  { sale, terminalId }: NewReceipt,
  context: WriteContext,
): Promise<Sale> {
  if (!terminalId) return sale;
  const { hotelId, restaurantId } = ref;
  const printerName = await insertTillJob(
    tx,
    { hotelId, restaurantId, terminalId },
    {
      id: receiptIdOf(sale.id),
      paper: { kind: "receipt", sale, isCopy: false },
      opensDrawer: sale.payments.some(({ method }) => method === "Cash"),
    },
    context,
  );
  return { ...sale, printerName: printerName ?? null };
}

/** A till whose request was not answered has printed the receipt by the browser: the network printer does not, unless it has begun. */
export function dropReceipt(tx: HotelTx, { hotelId, saleId }: SaleRef): Promise<void> {
  return dropUnsentJob(tx, hotelId, receiptIdOf(saleId));
}

/** Prints the receipt of a sale again, marked as a copy. */
export async function printReceipt(
  tx: HotelTx,
  ref: SaleRef,
  { paperId: id, terminalId, language }: PrintReceipt,
  context: WriteContext,
): Promise<Queued> {
  const found = await findSale(tx, ref);
  if (!found) throw new AppError("sale.not-found");
  const { sale } = found;
  const paper = { kind: "receipt", sale, isCopy: true } as const;
  const job = { id, paper, language, opensDrawer: false };
  const facts = [fact("sale", "text", { after: sale.number })];
  return queue(tx, { ...ref, terminalId }, { job, facts }, context);
}

/** Prints an open bill as the terminal shows it, and notes that it was presented. Throws `bill.changed`. */
export async function printBill(
  tx: HotelTx,
  ref: BillRef,
  { paperId: id, terminalId, version, language }: PrintBill,
  context: WriteContext,
): Promise<Queued> {
  const before = await findPrinterOfJob(tx, ref, id);
  if (before !== undefined) return { queued: { printerName: before }, facts: [] };
  const bill = await lockBill(tx, ref);
  // The same request may have been under way.
  const meanwhile = await findPrinterOfJob(tx, ref, id);
  if (meanwhile !== undefined) return { queued: { printerName: meanwhile }, facts: [] };
  if (bill.version !== version) throw new AppError("bill.changed");
  await presentBill(tx, ref, bill, context);
  const { netCentimes: totalCentimes } = billAmounts(bill.lines, bill);
  const paper = { kind: "bill", bill, totalCentimes } as const;
  const job = { id, paper, language, opensDrawer: false };
  return queue(tx, { ...ref, terminalId }, { job, facts: [billFact(bill)] }, context);
}

/** From now on only a void takes something off. */
async function presentBill(
  tx: HotelTx,
  ref: BillRef,
  bill: OpenBill,
  context: WriteContext,
): Promise<void> {
  if (bill.presentedAt !== null) return;
  const presented = presentation(bill, context.now.toISOString());
  await storeBill(tx, ref, bill, { ...bill, ...presented }, context);
}

/** Prints the X or Z report of a shift, with what its reader may see. */
export async function printShift(
  tx: HotelTx,
  ref: ShiftRef,
  { paperId: id, language }: PrintShift,
  context: WriteContext,
): Promise<Queued> {
  const shift = await getShift(tx, ref, context.by);
  const job = { id, paper: { kind: "shift", shift } as const, language, opensDrawer: false };
  const named = fact("shift", "text", { after: `${shift.terminalName} ${shift.number}` });
  return queue(tx, ref, { job, facts: [named] }, context);
}

/** Opens the drawer of a terminal without a sale, for a reason that the audit trail keeps (POS-11). */
export function openDrawer(
  tx: HotelTx,
  ref: TerminalRef,
  { paperId: id, reason }: OpenDrawer,
  context: WriteContext,
): Promise<Queued> {
  const job = { id, paper: null, opensDrawer: true };
  return queue(tx, ref, { job, facts: [fact("reason", "text", { after: reason })] }, context);
}

type Wish = { job: TillJob; facts: AuditFact[] };

/** Throws `terminal.no-printer`, `terminal.no-drawer`, `terminal.drawer-not-opened` and `terminal.not-found`. */
async function queue(
  tx: HotelTx,
  ref: TerminalRef,
  { job, facts }: Wish,
  context: WriteContext,
): Promise<Queued> {
  const printerName = await insertTillJob(tx, ref, job, context);
  if (printerName !== undefined) {
    const terminal = await findTerminalName(tx, ref);
    return {
      queued: { printerName },
      facts: [
        ...facts,
        fact("terminal", "text", { after: terminal }),
        fact("printer", "text", { after: printerName }),
      ],
    };
  }
  const before = await findPrinterOfJob(tx, ref, job.id);
  if (before !== undefined) {
    if (!job.paper && (await isNotOpened(tx, ref, job.id)))
      throw new AppError("terminal.drawer-not-opened", { printer: before });
    return { queued: { printerName: before }, facts: [] };
  }
  const name = await findTerminalName(tx, ref);
  if (name === undefined) throw new AppError("terminal.not-found");
  throw new AppError(job.paper ? "terminal.no-printer" : "terminal.no-drawer", { name });
}
