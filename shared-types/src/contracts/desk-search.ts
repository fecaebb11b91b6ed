import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, groupIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { bookingStatusSchema } from "./booking.ts";
import { folioInvoiceSchema } from "./folio-invoice.ts";
import { referenceSchema } from "./reference.ts";

export const deskSearchQuerySchema = z.strictObject({
  query: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
});

/** A stay with a guest whose name or phone number matches, any occupant, not only the booker; or of that reference. */
export const foundStaySchema = z.object({
  kind: z.literal("stay"),
  id: bookingIdSchema,
  reference: referenceSchema,
  status: bookingStatusSchema,
  guestName: z.string(),
  /** Whether one of the stay's guests is a VIP; missing in answers of an older API. */
  isVip: z.optional(z.boolean()),
  roomNumber: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
});
export type FoundStay = z.infer<typeof foundStaySchema>;

export const foundGroupSchema = z.object({
  kind: z.literal("group"),
  id: groupIdSchema,
  reference: referenceSchema,
  name: z.string(),
  isCancelled: z.boolean(),
  /** The balance of the group's own account; negative when it has paid in advance. */
  accountCentimes: centimesSchema,
  /** From the first arrival of its blocks to the last departure; null without a block. */
  checkInDate: z.nullable(calendarDateSchema),
  checkOutDate: z.nullable(calendarDateSchema),
});
export type FoundGroup = z.infer<typeof foundGroupSchema>;

/** Groups first, then stays: in-house, future (earliest first), past (latest first). */
export const deskSearchSchema = z.object({
  results: z.array(z.discriminatedUnion("kind", [foundGroupSchema, foundStaySchema])),
  /** Invoices and credit notes of folios with the number that was typed; missing in answers of an older API. */
  documents: z.optional(z.array(folioInvoiceSchema)),
});
export type DeskSearch = z.infer<typeof deskSearchSchema>;
export type FoundByDesk = DeskSearch["results"][number];
