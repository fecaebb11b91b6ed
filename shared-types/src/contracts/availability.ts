import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { roomIdSchema, roomTypeIdSchema } from "../values/ids.ts";
import { housekeepingStatusSchema } from "./room.ts";

export const freeRoomsQuerySchema = z.strictObject({
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  roomTypeId: roomTypeIdSchema.optional(),
});

/** A room that nobody holds on any night of the asked span. */
export const freeRoomSchema = z.object({
  id: roomIdSchema,
  number: z.string(),
  floorName: z.string(),
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  maxOccupancy: z.int(),
  housekeepingStatus: housekeepingStatusSchema,
  /** Somebody is still in it: free for the stay, but not for a check-in at this moment. */
  occupiedNow: z.boolean(),
});
export type FreeRoom = z.infer<typeof freeRoomSchema>;

export const freeRoomListSchema = z.object({ rooms: z.array(freeRoomSchema) });
export type FreeRoomList = z.infer<typeof freeRoomListSchema>;
