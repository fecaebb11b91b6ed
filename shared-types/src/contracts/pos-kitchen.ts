import * as z from "zod/mini";
import { kitchenTicketIdSchema, posStationIdSchema } from "../values/ids.ts";
import { restaurantRefSchema } from "./pos.ts";
import { chosenModifierSchema } from "./pos-bill.ts";

/** What one station prepares of one firing of a bill (POS-13). */
export const kitchenTicketSchema = z.object({
  id: kitchenTicketIdSchema,
  stationId: z.nullable(posStationIdSchema),
  /** Blank is of items without a station. */
  stationName: z.string(),
  billName: z.string(),
  tableName: z.string(),
  course: z.int(),
  firedAt: z.string(),
  firedBy: z.nullable(z.string()),
  /** When it was ordered, where it reached the API later, from a till without a network: the kitchen may know of it. */
  orderedAt: z.nullable(z.string()),
  /** Its bill was sold after it was sent to the kitchen: the dishes are likely on the table. False where the sale itself sent it. */
  isPaid: z.boolean(),
  doneAt: z.nullable(z.string()),
  version: z.int(),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      voidedQuantity: z.int(),
      modifiers: z.array(chosenModifierSchema),
      note: z.string(),
    }),
  ),
});
export type KitchenTicket = z.infer<typeof kitchenTicketSchema>;

/** What a kitchen ticket says on paper. Of a ticket that only voids, every line is voided whole. */
export const ticketPaperSchema = z.pick(kitchenTicketSchema, {
  stationName: true,
  billName: true,
  tableName: true,
  course: true,
  firedAt: true,
  firedBy: true,
  orderedAt: true,
  isPaid: true,
  lines: true,
});
export type TicketPaper = z.infer<typeof ticketPaperSchema>;

/** The most tickets that are listed as to do, those fired last, and as done. */
export const MOST_TICKETS_TO_DO = 200;
export const MOST_TICKETS_DONE = 30;
/** A ticket that nobody marked as done is listed for this long. */
export const TICKET_HOURS = 24;

/** What is to do, the oldest first, and what was done last, the newest first. */
export const kitchenTicketsSchema = z.object({
  /** The server's clock at the reading, for screens of earlier releases. */
  at: z.string(),
  toDo: z.array(kitchenTicketSchema),
  done: z.array(kitchenTicketSchema),
});
export type KitchenTickets = z.infer<typeof kitchenTicketsSchema>;

export const ticketRefSchema = z.extend(restaurantRefSchema, { ticketId: kitchenTicketIdSchema });
export type TicketRef = z.infer<typeof ticketRefSchema>;

/** Done, or recalled. */
export const setTicketDoneSchema = z.strictObject({ isDone: z.boolean() });
export type SetTicketDone = z.infer<typeof setTicketDoneSchema>;
