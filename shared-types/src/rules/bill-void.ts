import type { BillLine } from "../contracts/pos-bill.ts";
import { AppError } from "../errors/app-error.ts";
import type { BillLineId } from "../values/ids.ts";
import { type Fired, firedOfPart, firedOfRest } from "./bill-dishes.ts";
import { findBillLine, withLine } from "./bill-operations.ts";

/** The lines after a void, the line before it, and how much of the void the kitchen knew of. */
type Voided = { lines: BillLine[]; line: BillLine; fired: Fired };

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
  const left = { quantity: line.quantity - quantity, ...firedOfRest(line, quantity) };
  return { lines: withLine(lines, lineId, left), line, fired: firedOfPart(line, quantity) };
}
