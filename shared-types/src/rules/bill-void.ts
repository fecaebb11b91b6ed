import type { BillLine } from "../contracts/pos-bill.ts";
import { AppError } from "../errors/app-error.ts";
import type { BillLineId } from "../values/ids.ts";
import { findBillLine, withLine } from "./bill-operations.ts";

/** The lines after a void, the line before it, and how much of the void the kitchen knew of. */
type Voided = { lines: BillLine[]; line: BillLine; firedQuantity: number };

/**
 * Takes a quantity off a line, what the kitchen knows of first (POS-11). Throws `bill.line-not-found` and
 * `bill.line-too-few`.
 */
export function linesAfterVoid(
  lines: readonly BillLine[],
  lineId: BillLineId,
  quantity: number,
): Voided {
  const line = findBillLine(lines, lineId);
  const { name } = line;
  if (quantity > line.quantity)
    throw new AppError("bill.line-too-few", { name, quantity: line.quantity });
  const firedQuantity = Math.min(quantity, line.firedQuantity);
  const left = {
    quantity: line.quantity - quantity,
    firedQuantity: line.firedQuantity - firedQuantity,
  };
  return { lines: withLine(lines, lineId, left), line, firedQuantity };
}
