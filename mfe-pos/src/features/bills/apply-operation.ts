import type { BillLine, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { presentation } from "@funduq/shared-types/rules/bill-presented";
import { withServed, withUnserved } from "@funduq/shared-types/rules/bill-ready";
import type { PendingOperation } from "./pending-operation.ts";

/**
 * The bill as it will be once the API has done this: what the screen shows in the frame of the tap. `fired` changes
 * nothing: a line counts as sent to the kitchen only when the API has confirmed it.
 */
export function applyOperation(
  bill: OpenBill | undefined,
  pending: PendingOperation,
): OpenBill | undefined {
  const { operation } = pending;
  if (operation.kind === "opened") return bill ?? pending.bill;
  if (!bill) return undefined;
  switch (operation.kind) {
    case "line-added":
      return withLine(bill, pending.line);
    case "quantity-changed":
      return withLines(bill, operation.lineId, (line) => more(line, operation.by));
    case "line-noted":
      return withLines(bill, operation.lineId, (line) => ({ ...line, note: operation.note }));
    case "line-coursed":
      return withLines(bill, operation.lineId, (line) => ({ ...line, course: operation.course }));
    case "covers-set":
      return { ...bill, covers: operation.covers };
    case "moved":
      return { ...bill, tableId: operation.tableId, tableName: pending.tableName ?? "" };
    case "asked":
      return { ...bill, askedAt: operation.isAsked ? (bill.askedAt ?? now()) : null };
    case "presented":
      return { ...bill, ...presentation(bill, now()) };
    case "fired":
      return bill;
    case "served":
      return { ...bill, ...withServed(bill, operation) };
    case "unserved":
      return { ...bill, ...withUnserved(bill, operation) };
  }
}

/** Once: a list that was read meanwhile may have the line already. */
function withLine(bill: OpenBill, line: BillLine | undefined): OpenBill {
  if (!line || bill.lines.some(({ id }) => id === line.id)) return bill;
  return { ...bill, lines: [...bill.lines, line] };
}

function withLines(bill: OpenBill, lineId: string, change: (line: BillLine) => BillLine): OpenBill {
  const lines = bill.lines.map((line) => (line.id === lineId ? change(line) : line));
  return { ...bill, lines: lines.filter(({ quantity }) => quantity > 0) };
}

function more(line: BillLine, by: number): BillLine {
  return { ...line, quantity: Math.max(line.firedQuantity, line.quantity + by) };
}

const now = () => new Date().toISOString();

/** `after` with the lines of `before` that are equal, so that only changed lines are drawn again; `before` where all is. */
export function sharingLines(before: OpenBill | undefined, after: OpenBill): OpenBill {
  if (!before) return after;
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const lines = after.lines.map((line) => {
    const same = known.get(line.id);
    return same && isEqual(same, line) ? same : line;
  });
  const isSame =
    lines.length === before.lines.length &&
    lines.every((line, index) => line === before.lines[index]) &&
    isEqual({ ...before, lines: [] }, { ...after, lines: [] });
  return isSame ? before : { ...after, lines };
}

const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
