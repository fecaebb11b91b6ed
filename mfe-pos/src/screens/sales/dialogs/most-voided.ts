import type { BillLine, OpenBill } from "@funduq/shared-types/contracts/pos-bill";

/** How many of a line are only taken off by a void: what the kitchen knows of; all of it once the bill was presented. */
export function mostVoided(bill: OpenBill | undefined, line: BillLine): number {
  return bill?.presentedAt ? line.quantity : line.firedQuantity;
}
