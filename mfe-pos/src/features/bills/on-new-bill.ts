import type { BillLineId } from "@funduq/shared-types/values/ids";
import { newKey } from "@funduq/shared-ui/state";
import type { OperationsMemo } from "./bill-entry.ts";
import { newLineId, orderedAgain, type PendingOperation } from "./pending-operation.ts";

/**
 * Orders on a new bill what was refused on one that is gone: its new lines, and what was added to lines that the former bill
 * had. The operations and lines get ids of their own. What takes something off lines of the former bill is left out.
 */
export function onNewBill(memos: readonly OperationsMemo[]): PendingOperation[] {
  const all = memos.flatMap(({ operations }) => operations);
  const added = new Map<string, BillLineId>();
  for (const { operation } of all)
    if (operation.kind === "line-added") added.set(operation.lineId, newLineId());
  const more = [...moreOf(all, added)].flatMap(([lineId, { count, orderedAt }]) => {
    const line = memos.map(({ lines }) => lines[lineId]).find(Boolean);
    return line && count > 0 ? orderedAgain(line, count, orderedAt) : [];
  });
  const orders = [...more, ...all.flatMap((pending) => onNewLine(pending, added) ?? [])];
  return orders.some(({ operation }) => operation.kind === "line-added") ? orders : [];
}

/** The same on the line's new id, or for the kitchen; undefined of what is about no line that is ordered here. */
function onNewLine(
  { operation, line, ...pending }: PendingOperation,
  added: ReadonlyMap<string, BillLineId>,
): PendingOperation | undefined {
  if (operation.kind === "fired") return { operation: { ...operation, id: newKey() } };
  if (!("lineId" in operation)) return undefined;
  const lineId = added.get(operation.lineId);
  if (!lineId) return undefined;
  const moved = { ...pending, operation: { ...operation, id: newKey(), lineId } };
  return line ? { ...moved, line: { ...line, id: lineId } } : moved;
}

/** How many more of the lines that the former bill had, and when they were ordered: their price is of then. */
function moreOf(all: readonly PendingOperation[], added: ReadonlyMap<string, BillLineId>) {
  const counts = new Map<string, { count: number; orderedAt: string | undefined }>();
  for (const { operation } of all) {
    if (operation.kind !== "quantity-changed" || added.has(operation.lineId)) continue;
    const before = counts.get(operation.lineId);
    const orderedAt = operation.orderedAt ?? before?.orderedAt;
    counts.set(operation.lineId, { count: (before?.count ?? 0) + operation.by, orderedAt });
  }
  return counts;
}
