import type { BillLine, BillOperation, OpenBill, ReadyTicket } from "../contracts/pos-bill.ts";
import type { BillLineId } from "../values/ids.ts";
import { dishesOf, unsentOf } from "./bill-dishes.ts";

type Served = Pick<Extract<BillOperation, { kind: "served" }>, "tickets">;

/** A bill that a till kept from a former release does not say what is ready. */
type MaybeReady = Partial<Pick<OpenBill, "ready">>;

/** What is still ready after these tickets were served. A ticket that was done again since then is ready again. */
export function unservedOf(ready: readonly ReadyTicket[] = [], { tickets }: Served): ReadyTicket[] {
  return ready.filter(
    ({ ticketId, readyAt }) =>
      !tickets.some(
        (served) =>
          served.ticketId === ticketId && Date.parse(served.readyAt) === Date.parse(readyAt),
      ),
  );
}

/** How many of each line of a bill are ready to be served (POS-13). */
export function readyByLine({ ready = [] }: MaybeReady): Map<BillLineId, number> {
  const counts = new Map<BillLineId, number>();
  for (const { lineId, quantity } of ready.flatMap(({ lines }) => lines))
    counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  return counts;
}

/** How many of each dish of a set are ready, in the order of its dishes. */
export function readyDishes({ ready = [] }: MaybeReady, line: BillLine): number[] {
  const ofLine = ready.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === line.id));
  return dishesOf(line).map((_, index) =>
    ofLine.reduce((sum, { dish, quantity }) => sum + (dish === index + 1 ? quantity : 0), 0),
  );
}

/** How many dishes of a bill are ready to be served. */
export function readyCount(bill: MaybeReady): number {
  return [...readyByLine(bill).values()].reduce((sum, count) => sum + count, 0);
}

/** How many dishes of a bill the kitchen was not told of. */
export function unsentCount({ lines }: { lines: readonly BillLine[] }): number {
  return lines.reduce((sum, line) => sum + unsentOf(line), 0);
}
