import type { BillLine, BillOperation, OpenBill, ReadyTicket } from "../contracts/pos-bill.ts";
import type { BillLineId } from "../values/ids.ts";
import { unsentOf } from "./bill-dishes.ts";

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

/** Which dishes of each set of a bill are ready, counted from 1. */
export function readyDishes({ ready = [] }: MaybeReady): Map<BillLineId, Set<number>> {
  const dishes = new Map<BillLineId, Set<number>>();
  for (const { lineId, dish } of ready.flatMap(({ lines }) => lines))
    if (dish) dishes.set(lineId, (dishes.get(lineId) ?? new Set()).add(dish));
  return dishes;
}

/** How many dishes of a bill are ready to be served. */
export function readyCount(bill: MaybeReady): number {
  return [...readyByLine(bill).values()].reduce((sum, count) => sum + count, 0);
}

/** How many dishes of a bill the kitchen was not told of. */
export function unsentCount({ lines }: { lines: readonly BillLine[] }): number {
  return lines.reduce((sum, line) => sum + unsentOf(line), 0);
}
