import type { BillLine, BillOperation, OpenBill, ReadyTicket } from "../contracts/pos-bill.ts";
import type { BillLineId } from "../values/ids.ts";
import { dishesOf, unsentOf } from "./bill-dishes.ts";

type Named = Pick<Extract<BillOperation, { kind: "served" | "unserved" }>, "tickets">;

/** A bill that a till kept from a former release does not say what is ready or served. */
type Kitchen = Partial<Pick<OpenBill, "ready" | "served">>;

/** A bill after these tickets were served. One that was done again since then is ready again. */
export function withServed({ ready = [], served = [] }: Kitchen, { tickets }: Named) {
  const isNamed = isAmong(tickets);
  return {
    ready: ready.filter((ticket) => !isNamed(ticket)),
    served: [...served, ...ready.filter(isNamed)],
  };
}

/** A bill after 'served' was taken back: these tickets are ready again, the longest first. */
export function withUnserved({ ready = [], served = [] }: Kitchen, { tickets }: Named) {
  const isNamed = isAmong(tickets);
  return {
    ready: [...ready, ...served.filter(isNamed)].sort(
      (one, other) => Date.parse(one.readyAt) - Date.parse(other.readyAt),
    ),
    served: served.filter((ticket) => !isNamed(ticket)),
  };
}

const isAmong = (tickets: Named["tickets"]) => (ticket: ReadyTicket) =>
  tickets.some(
    ({ ticketId, readyAt }) =>
      ticketId === ticket.ticketId && Date.parse(readyAt) === Date.parse(ticket.readyAt),
  );

/** How many of each line these tickets have (POS-13). */
export function countByLine(tickets: readonly ReadyTicket[] = []): Map<BillLineId, number> {
  const counts = new Map<BillLineId, number>();
  for (const { lineId, quantity } of tickets.flatMap(({ lines }) => lines))
    counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  return counts;
}

/** How many of each dish of a set these tickets have, in the order of its dishes. */
export function countByDish(tickets: readonly ReadyTicket[] = [], line: BillLine): number[] {
  const ofLine = tickets.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === line.id));
  return dishesOf(line).map((_, index) =>
    ofLine.reduce((sum, { dish, quantity }) => sum + (dish === index + 1 ? quantity : 0), 0),
  );
}

/** How many dishes of a bill are ready to be served. */
export function readyCount({ ready }: Kitchen): number {
  return [...countByLine(ready).values()].reduce((sum, count) => sum + count, 0);
}

/** How many dishes of a bill the kitchen was not told of. */
export function unsentCount({ lines }: { lines: readonly BillLine[] }): number {
  return lines.reduce((sum, line) => sum + unsentOf(line), 0);
}
