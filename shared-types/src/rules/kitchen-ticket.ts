import type { TicketPaper } from "../contracts/pos-kitchen.ts";

/** Whether a ticket only says what is not to be prepared any more. */
export const isVoidTicket = ({ lines }: Pick<TicketPaper, "lines">): boolean =>
  lines.every(({ quantity, voidedQuantity }) => voidedQuantity >= quantity);
