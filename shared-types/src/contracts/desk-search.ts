import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, groupIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { bookingStatusSchema } from "./booking.ts";

export const deskSearchQuerySchema = z.strictObject({ query: z.string().trim().min(1).max(160) });

/** A stay of somebody whose name or phone number fits: whoever stays, not the booker alone. */
export const foundStaySchema = z.object({
  kind: z.literal("stay"),
  id: bookingIdSchema,
  status: bookingStatusSchema,
  guestName: z.string(),
  roomNumber: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
});
export type FoundStay = z.infer<typeof foundStaySchema>;

export const foundGroupSchema = z.object({
  kind: z.literal("group"),
  id: groupIdSchema,
  name: z.string(),
  isCancelled: z.boolean(),
  /** What the group's own account owes; below zero it has paid ahead. */
  accountCentimes: centimesSchema,
  /** From the first arrival of its blocks to the last departure; none without a block. */
  checkInDate: calendarDateSchema.nullable(),
  checkOutDate: calendarDateSchema.nullable(),
});
export type FoundGroup = z.infer<typeof foundGroupSchema>;

/** Groups first, then who is in, who comes (the next first), who was here (the latest first). */
export const deskSearchSchema = z.object({
  results: z.array(z.discriminatedUnion("kind", [foundGroupSchema, foundStaySchema])),
});
export type DeskSearch = z.infer<typeof deskSearchSchema>;
export type FoundByDesk = DeskSearch["results"][number];
