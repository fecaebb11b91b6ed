import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { floorIdSchema, hotelIdSchema, roomIdSchema, roomTypeIdSchema } from "../values/ids.ts";
import { writtenSchema } from "./written.ts";

export const housekeepingStatusSchema = z.enum([
  "Dirty",
  "CleaningInProgress",
  "Clean",
  "Inspected",
  "OutOfOrder",
]);
export type HousekeepingStatus = z.infer<typeof housekeepingStatusSchema>;

/** Days on which a room can't be sold: `from` inclusive, `to` exclusive. */
export const outOfOrderSchema = z.object({ from: calendarDateSchema, to: calendarDateSchema });
export type OutOfOrder = z.infer<typeof outOfOrderSchema>;

export const roomRefSchema = z.object({ hotelId: hotelIdSchema, roomId: roomIdSchema });
export type RoomRef = z.infer<typeof roomRefSchema>;

export const floorSchema = z.object({ id: floorIdSchema, name: z.string() });
export type Floor = z.infer<typeof floorSchema>;

export const roomTypeSchema = z.object({
  id: roomTypeIdSchema,
  name: z.string(),
  maxOccupancy: z.int().check(z.positive()),
});
export type RoomType = z.infer<typeof roomTypeSchema>;

export const roomSchema = z.object({
  id: roomIdSchema,
  number: z.string(),
  floorId: floorIdSchema,
  roomTypeId: roomTypeIdSchema,
  housekeepingStatus: housekeepingStatusSchema,
  assignedTo: z.nullable(z.string()),
  outOfOrder: z.nullable(outOfOrderSchema),
  version: z.int(),
});
export type Room = z.infer<typeof roomSchema>;

/** What a write of a room answers. */
export const savedRoomSchema = writtenSchema(roomIdSchema);
export type SavedRoom = z.infer<typeof savedRoomSchema>;
