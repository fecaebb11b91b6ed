import type { PendingOperation } from "./pending-operation.ts";

/**
 * Whether an operation can't be done without an earlier one: a bill that was not opened, a line that was not added. One less
 * may take back the one more before it, so a count of a line is not done without the counts before it either.
 */
export function dependsOn(later: PendingOperation, earlier: PendingOperation): boolean {
  if (earlier.operation.kind === "opened") return true;
  if (!("lineId" in earlier.operation && "lineId" in later.operation)) return false;
  if (later.operation.lineId !== earlier.operation.lineId) return false;
  if (earlier.operation.kind === "line-added") return true;
  return areCounts(earlier, later);
}

const areCounts = (...both: PendingOperation[]) =>
  both.every(({ operation }) => operation.kind === "quantity-changed");
