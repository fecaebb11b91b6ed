import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import {
  kitchenTicketsSchema,
  setTicketDoneSchema,
  ticketRefSchema,
} from "@funduq/shared-types/contracts/pos-kitchen";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import { getTickets, markTicket } from "./kitchen.service.ts";

const tickets = defineRoute(
  {
    id: "pos.kitchen-tickets",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/kitchen/tickets",
    permission: "pos.sell",
    summary: "What the kitchen has to do, the oldest first, and what it did last.",
    params: restaurantRefSchema,
    response: kitchenTicketsSchema,
  },
  ({ tx, params, now }) => getTickets(tx, params, now),
);

const done = defineRoute(
  {
    id: "pos.set-ticket-done",
    method: "PUT",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/kitchen/tickets/{ticketId}/done",
    permission: "pos.sell",
    summary: "Marks a kitchen ticket as done, or recalls it.",
    params: ticketRefSchema,
    body: setTicketDoneSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body: { isDone }, now, announce }) => {
    const { ticket, isUnchanged } = await markTicket(tx, params, { isDone, now });
    const of = [ticket.tableName, ticket.billName].filter(Boolean).join(" · ");
    announce({
      isUnchanged,
      facts: [fact("done", "flag", { before: !isDone, after: isDone, of })],
    });
    return undefined;
  },
);

export const kitchenRoutes = [tickets, done];
