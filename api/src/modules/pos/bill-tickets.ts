import type { SplitLine } from "@funduq/shared-types/rules/bill-split";
import type { KitchenTicketId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { SplitTicket, TicketLine } from "./bill-tickets.queries.ts";

/** A split of kitchen tickets: what is left on them, and the new ones with what went to the new bill. */
type SplitTickets = { rest: TicketLine[]; tickets: SplitTicket[]; moved: TicketLine[] };

type Part = Pick<SplitLine, "id" | "fromLineId" | "firedQuantity" | "dishesFired">;

type FiredPart = Pick<Part, "id" | "fromLineId" | "firedQuantity"> & { dish: number | null };

/** What the kitchen knows of a part, of a set dish by dish. */
const firedParts = ({ id, fromLineId, firedQuantity, dishesFired }: Part): FiredPart[] =>
  dishesFired?.length
    ? dishesFired.map((fired, index) => ({ id, fromLineId, dish: index + 1, firedQuantity: fired }))
    : [{ id, fromLineId, dish: null, firedQuantity }];

/**
 * Splits kitchen tickets as their bill was split. Of a line that several tickets have, the first in the list is taken
 * first. What was voided stays with the former line.
 */
export function splitTickets(lines: readonly TicketLine[], parts: readonly Part[]): SplitTickets {
  const rest = lines.map((line) => ({ ...line }));
  const moved: TicketLine[] = [];
  const tickets = new Map<KitchenTicketId, SplitTicket>();
  for (const { id, fromLineId, dish, firedQuantity } of parts.flatMap(firedParts)) {
    let missing = firedQuantity;
    const isOfPart = (line: TicketLine) => line.lineId === fromLineId && line.dish === dish;
    for (const line of rest.filter(isOfPart)) {
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
