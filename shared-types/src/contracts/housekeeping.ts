import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { floorSchema, housekeepingStatusSchema, outOfOrderSchema, roomSchema } from "./room.ts";

/** What housekeeping needs to know of the guest: whether someone is in-house, departs or arrives today; a VIP. */
export const roomUseSchema = z.object({
  occupied: z.boolean(),
  departsToday: z.boolean(),
  arrivesToday: z.boolean(),
  /** A VIP is in the room or arrives today; missing in answers of an older API. */
  isVip: z.optional(z.boolean()),
});

export const housekeepingRoomSchema = z.extend(roomSchema, {
  roomTypeName: z.string(),
  use: roomUseSchema,
});
export type HousekeepingRoom = z.infer<typeof housekeepingRoomSchema>;

/** The rooms by floor, the highest floor first. */
export const housekeepingBoardSchema = z.object({
  businessDate: calendarDateSchema,
  floors: z.array(z.extend(floorSchema, { rooms: z.array(housekeepingRoomSchema) })),
});
export type HousekeepingBoard = z.infer<typeof housekeepingBoardSchema>;

/**
 * Any status can be set directly (HK-01). `outOfOrder` is allowed with OutOfOrder only; another status
 * clears both dates. `version` is the one the client read.
 */
export const setHousekeepingStatusSchema = z.strictObject({
  status: housekeepingStatusSchema,
  assignedTo: z.nullable(z.string().check(z.trim(), z.maxLength(120))),
  outOfOrder: z.nullable(z.strictObject(outOfOrderSchema.shape)),
  version: z.int(),
});
export type SetHousekeepingStatus = z.infer<typeof setHousekeepingStatusSchema>;
