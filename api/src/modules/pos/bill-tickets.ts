import type { SplitLine } from "@funduq/shared-types/rules/bill-split";
import type { KitchenTicketId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { SplitTicket, TicketLine } from "./bill-tickets.queries.ts";

/** A split of kitchen tickets: what is left on them, and the new ones with what went to the new bill. */
type SplitTickets = { rest: TicketLine[]; tickets: SplitTicket[]; moved: TicketLine[] };

/**
 * Splits kitchen tickets as their bill was split. Of a line that several tickets have, the first in the list is taken
 * first. What was voided stays with the former line.
 */
export function splitTickets(
  lines: readonly TicketLine[],
  parts: readonly Pick<SplitLine, "id" | "fromLineId" | "firedQuantity">[],
): SplitTickets {
  const rest = lines.map((line) => ({ ...line }));
  const moved: TicketLine[] = [];
  const tickets = new Map<KitchenTicketId, SplitTicket>();
  for (const { id, fromLineId, firedQuantity } of parts) {
    let missing = firedQuantity;
    for (const line of rest.filter(({ lineId }) => lineId === fromLineId)) {
      const quantity = Math.min(missing, line.quantity - line.voidedQuantity);
      if (quantity === 0) continue;
      const { id: ticketId } = tickets.get(line.ticketId) ?? { id: uuidv7() as KitchenTicketId };
      tickets.set(line.ticketId, { id: ticketId, fromId: line.ticketId });
      const position = moved.filter((each) => each.ticketId === ticketId).length + 1;
      moved.push({ ...line, ticketId, lineId: id, position, quantity, voidedQuantity: 0 });
      line.quantity -= quantity;
      missing -= quantity;
    }
  }
  return {
    rest: rest.filter(({ quantity }) => quantity > 0),
    tickets: [...tickets.values()],
    moved,
  };
}
