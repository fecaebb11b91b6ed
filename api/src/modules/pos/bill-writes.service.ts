import type { BillLine, BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { assertBillInRange, invalidOperation } from "@funduq/shared-types/rules/bill-operations";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import {
  type BillHead,
  deleteLines,
  insertBill,
  insertLines,
  updateBill,
  updateLines,
} from "./bill-writes.queries.ts";

type ChangedBill = BillHead & { lines: readonly BillLine[] };

/**
 * Stores a bill as a write left it: inserts it where there was none, else stores what differs. The caller has locked it.
 * Throws `bill.too-high`, and `request.invalid` where an id of the request is in use elsewhere.
 */
export async function storeBill(
  tx: HotelTx,
  ref: BillRef,
  before: OpenBill | undefined,
  after: ChangedBill,
  context: WriteContext,
): Promise<void> {
  const lines = after.lines.filter(({ quantity }) => quantity > 0);
  assertBillInRange(lines);
  if (before) await updateBill(tx, ref, after, context);
  else if (!(await insertBill(tx, ref, after, context)))
    throw invalidOperation("billId", "Another bill has this id.");
  const { added, changed, removed } = lineChanges(before?.lines ?? [], lines);
  await deleteLines(
    tx,
    ref,
    removed.map(({ id }) => id),
  );
  await updateLines(tx, ref, changed, context);
  if ((await insertLines(tx, ref, added, context)) < added.length)
    throw invalidOperation("operations", "Another bill has a line of this id.");
}

/** The lines that were added, changed and removed; a change has the line as it is now. */
export function lineChanges(before: readonly BillLine[], after: readonly BillLine[]) {
  const was = new Map(before.map((line) => [line.id, line]));
  const is = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !was.has(id)),
    changed: after.filter((line) => was.has(line.id) && was.get(line.id) !== line),
    removed: before.filter(({ id }) => !is.has(id)),
  };
}
