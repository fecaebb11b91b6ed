import {
  type BillDiscount,
  type BillLine,
  MOST_MERGED_REASON,
  type SplitBill,
} from "../contracts/pos-bill.ts";
import { AppError } from "../errors/app-error.ts";
import type { BillLineId } from "../values/ids.ts";
import { basisPointsOf, type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { billAmounts, dividedDiscount } from "./bill.ts";
import { firedOfPart, firedOfRest } from "./bill-dishes.ts";
import { findBillLine, invalidOperation, withLine } from "./bill-operations.ts";

/** A bill's lines and discount. */
export type BillContent = BillDiscount & { lines: readonly BillLine[] };

type PricedBill = BillDiscount & {
  lines: readonly Pick<BillLine, "priceCentimes" | "quantity" | "discountBp">[];
};

/** A line of the new bill and the line that it comes from. */
export type SplitLine = BillLine & { fromLineId: BillLineId };

/**
 * Splits a bill in two (POS-10). Of a line in parts, what the kitchen knows of goes to the new bill first. Discounts of
 * lines and a share off the bill apply to both; an amount off the bill is divided in proportion to what the lines cost.
 */
export function splitBill(
  { lines, ...discount }: BillContent,
  parts: SplitBill["lines"],
): { rest: BillContent; split: BillDiscount & { lines: SplitLine[] } } {
  let left = lines;
  const taken: SplitLine[] = [];
  for (const { lineId, newLineId, quantity } of parts) {
    const line = findBillLine(left, lineId);
    if (quantity > line.quantity)
      throw new AppError("bill.line-too-few", { name: line.name, quantity: line.quantity });
    if ([...lines, ...taken].some(({ id }) => id === newLineId))
      throw invalidOperation("lines", "A bill has a line of this id already.");
    const part = { quantity, ...firedOfPart(line, quantity) };
    taken.push({ ...line, id: newLineId, fromLineId: lineId, ...part });
    const rest = { quantity: line.quantity - quantity, ...firedOfRest(line, quantity) };
    left = withLine(left, lineId, rest);
  }
  if (left.every(({ quantity }) => quantity === 0)) throw new AppError("bill.empty");
  const [ofRest = discount, ofSplit = discount] = dividedDiscount(discount, [left, taken]);
  return { rest: { lines: left, ...ofRest }, split: { lines: taken, ...ofSplit } };
}

/**
 * The discount of two bills that become one, so that it costs what both did. Equal shares stay a share, as does a share
 * off a bill that is merged with an empty one; otherwise it is what both discounts come to now.
 */
export function mergedDiscount(into: BillContent, from: BillContent): BillDiscount {
  if (from.lines.length === 0) return discountOf(into);
  if (into.lines.length === 0) return discountOf(from);
  const reasons = [into, from].flatMap(({ discountReason }) => discountReason ?? []);
  const discountReason = [...new Set(reasons)].join("; ").slice(0, MOST_MERGED_REASON) || null;
  if (into.discountBp === from.discountBp && into.discountCentimes + from.discountCentimes === 0)
    return { discountBp: into.discountBp, discountCentimes: ZERO, discountReason };
  const discountCentimes = sumCentimes([into, from].map(discountAmount));
  return {
    discountBp: 0,
    discountCentimes,
    discountReason: discountCentimes > 0 ? discountReason : null,
  };
}

/**
 * The discount of a bill that another one was merged into, once that one's lines were taken off it with their discount, which
 * their sale has (POS-12). A share stays for what is left.
 */
export function unmergedDiscount(into: BillContent, from: PricedBill): BillDiscount {
  if (into.discountBp > 0 && into.lines.length > 0) return discountOf(into);
  const left = Math.max(0, into.discountCentimes - discountAmount(from));
  const discountCentimes = into.lines.length > 0 ? centimes(left) : ZERO;
  const discountReason = discountCentimes > 0 ? into.discountReason : null;
  return { discountBp: 0, discountCentimes, discountReason };
}

const discountOf = ({ discountBp, discountCentimes, discountReason }: BillContent) => ({
  discountBp,
  discountCentimes,
  discountReason,
});

/** What the discount of the whole bill takes off now. */
function discountAmount({ lines, discountBp, discountCentimes }: PricedBill): Centimes {
  const left = billAmounts(lines).netCentimes;
  return centimes(Math.min(left, basisPointsOf(left, discountBp) + discountCentimes));
}
