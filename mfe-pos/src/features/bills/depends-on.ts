import type { PendingOperation } from "./pending-operation.ts";

/** Whether an operation can't be done without an earlier one: a bill that was not opened, a line that was not added. */
export function dependsOn(later: PendingOperation, earlier: PendingOperation): boolean {
  if (earlier.operation.kind === "opened") return true;
  if (earlier.operation.kind !== "line-added") return false;
  return "lineId" in later.operation && later.operation.lineId === earlier.operation.lineId;
}
