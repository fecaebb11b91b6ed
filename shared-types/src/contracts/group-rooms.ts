import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, groupIdSchema, roomIdSchema } from "../values/ids.ts";
import { freeRoomSchema } from "./availability.ts";
import { reasonSchema } from "./booking.ts";
import { assignRoomSchema } from "./group.ts";
import { newGuestSchema } from "./guest.ts";

/** The most rooms that one request assigns, checks in or undoes: it must end within the API's time limit. */
export const MAX_ROOMS_AT_ONCE = 60;

/** A unit of a block without a booking, with the room that is proposed for it (GRP-09). */
export const proposedUnitSchema = z.object({
  /** Null for a unit without a name. */
  entryId: z.nullable(z.uuid()),
  guestName: z.string(),
  phone: z.nullable(z.string()),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  /** Null where no room is left. */
  roomId: z.nullable(roomIdSchema),
});
export type ProposedUnit = z.infer<typeof proposedUnitSchema>;

/** What 'Assign all' proposes for a block; nothing is saved. `rooms` are the block's type only. */
export const groupProposalSchema = z.object({
  units: z.array(proposedUnitSchema),
  rooms: z.array(freeRoomSchema),
});
export type GroupProposal = z.infer<typeof groupProposalSchema>;

/** A row is always a new guest, as a rooming list has names only. */
export const assignAllSchema = z.strictObject({
  rows: z
    .array(z.extend(assignRoomSchema, { guest: newGuestSchema }))
    .check(z.minLength(1), z.maxLength(MAX_ROOMS_AT_ONCE)),
});
export type AssignAll = z.infer<typeof assignAllSchema>;

/** Stays in the versions that the user saw: one that changed since is refused. */
const seenStaysSchema = z
  .array(z.strictObject({ id: bookingIdSchema, version: z.int() }))
  .check(z.minLength(1), z.maxLength(MAX_ROOMS_AT_ONCE));
export type SeenStay = z.infer<typeof seenStaysSchema>[number];

export const checkInAllSchema = z.strictObject({ stays: seenStaysSchema });
export type CheckInAll = z.infer<typeof checkInAllSchema>;

export const undoAllSchema = z.strictObject({ stays: seenStaysSchema, reason: reasonSchema });
export type UndoAll = z.infer<typeof undoAllSchema>;

/** Why a row was refused: an error of the catalogue, without names of guests. */
export const rowRefusalSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
});
export type RowRefusal = z.infer<typeof rowRefusalSchema>;

/** The result of each row, in the order of the request; a null refusal means that it was saved. */
export const groupRowsSchema = z.object({
  id: groupIdSchema,
  version: z.int(),
  rows: z.array(z.object({ refusal: z.nullable(rowRefusalSchema) })),
});
export type GroupRows = z.infer<typeof groupRowsSchema>;
