import type { SplitLine } from "@funduq/shared-types/rules/bill-split";
import type { TicketLine } from "./bill-tickets.queries.ts";

/**
 * The lines of kitchen tickets after a split of a bill: what went to a new line names that one. Of a line that several
 * tickets have, the first in the list is taken first. What was voided stays with the former line.
 */
export function splitTicketLines(
  lines: readonly TicketLine[],
  parts: readonly Pick<SplitLine, "id" | "fromLineId" | "firedQuantity">[],
): TicketLine[] {
  const rest = lines.map((line) => ({ ...line }));
  const moved: TicketLine[] = [];
  const added = new Map<string, number>();
  for (const { id, fromLineId, firedQuantity } of parts) {
    let missing = firedQuantity;
    for (const line of rest.filter(({ lineId }) => lineId === fromLineId)) {
      const quantity = Math.min(missing, line.quantity - line.voidedQuantity);
      if (quantity === 0) continue;
      const place = (added.get(line.ticketId) ?? 0) + 1;
      added.set(line.ticketId, place);
      const position = line.lastPosition + place;
      moved.push({ ...line, lineId: id, position, quantity, voidedQuantity: 0 });
      line.quantity -= quantity;
      missing -= quantity;
    }
  }
  return [...rest.filter(({ quantity }) => quantity > 0), ...moved];
}
