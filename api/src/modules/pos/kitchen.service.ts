import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { KitchenTickets, TicketRef } from "@funduq/shared-types/contracts/pos-kitchen";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import { findTicket, selectTickets, setTicketDone, type TicketName } from "./kitchen.queries.ts";

/** What the kitchen has to do, and what it did last (POS-13). Throws `restaurant.not-found`. */
export async function getTickets(
  tx: HotelTx,
  ref: RestaurantRef,
  now: Date,
): Promise<KitchenTickets> {
  const tickets = await selectTickets(tx, ref, now);
  if (!tickets) throw new AppError("restaurant.not-found");
  return tickets;
}

type MarkedTicket = { ticket: TicketName; isUnchanged: boolean };

/**
 * Marks a ticket as done, or recalls it. Of two cooks who do the same at once, the second changes nothing.
 * Throws `ticket.not-found`.
 */
export async function markTicket(
  tx: HotelTx,
  ref: TicketRef,
  { isDone, now }: { isDone: boolean; now: Date },
): Promise<MarkedTicket> {
  const marked = await setTicketDone(tx, ref, isDone ? now : null);
  const ticket = marked ?? (await findTicket(tx, ref));
  if (!ticket) throw new AppError("ticket.not-found");
  return { ticket, isUnchanged: marked === undefined };
}
