import type { BillLine, BillRef, VoidLine } from "@funduq/shared-types/contracts/pos-bill";
import type { Fired } from "@funduq/shared-types/rules/bill-dishes";
import { linesAfterVoid } from "@funduq/shared-types/rules/bill-void";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import type { WrittenBill } from "./bill-operations.service.ts";
import { type VoidedTicketLine, voidTicketLines } from "./bill-tickets.queries.ts";
import { insertVoid } from "./bill-voids.queries.ts";
import { storeBill } from "./bill-writes.service.ts";
import { getChangedBill, lockBill } from "./bills.service.ts";
import { queueVoidTickets } from "./print-jobs.service.ts";

/**
 * Takes a quantity off a line with a reason, what the kitchen knows of first (POS-11). The void is kept, marked on the
 * kitchen's tickets, and printed where their station has a printer. Throws `bill.line-not-found` and `bill.line-too-few`.
 */
export async function voidLine(
  tx: HotelTx,
  ref: BillRef,
  { lineId, quantity, reason }: VoidLine,
  context: WriteContext,
): Promise<WrittenBill & { line: BillLine }> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const before = await lockBill(tx, ref);
  const { lines, line, fired } = linesAfterVoid(before.lines, lineId, quantity);
  await storeBill(tx, ref, before, { ...before, lines }, context);
  await insertVoid(tx, ref, { bill: before, line, quantity, reason, businessDate }, context);
  await voidFired(tx, ref, { lineId, ...fired }, context);
  return { before, after: await getChangedBill(tx, ref), line };
}

/** Has the kitchen not prepare what it was told of, of a set each dish at its own station. */
async function voidFired(
  tx: HotelTx,
  ref: BillRef,
  { lineId, firedQuantity, dishesFired }: Fired & Pick<VoidLine, "lineId">,
  context: WriteContext,
): Promise<void> {
  const parts = dishesFired?.length
    ? dishesFired.map((quantity, index) => ({ lineId, dish: index + 1, quantity }))
    : [{ lineId, dish: null, quantity: firedQuantity }];
  const voided: VoidedTicketLine[] = [];
  for (const part of parts.filter(({ quantity }) => quantity > 0))
    voided.push(...(await voidTicketLines(tx, ref, part)));
  await queueVoidTickets(tx, ref, voided, context);
}
