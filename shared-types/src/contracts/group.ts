import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  bookingIdSchema,
  companyIdSchema,
  groupIdSchema,
  hotelIdSchema,
  roomIdSchema,
  roomTypeIdSchema,
} from "../values/ids.ts";
import { centimesSchema, positiveCentimesSchema } from "../values/money.ts";
import { adultsSchema, bookingStatusSchema, childrenSchema, groupStatusSchema } from "./booking.ts";
import { bookingGuestInputSchema } from "./guest.ts";
import { ratePlanSchema } from "./rate.ts";
import { writtenSchema } from "./written.ts";

export const groupRefSchema = z.object({ hotelId: hotelIdSchema, groupId: groupIdSchema });
export type GroupRef = z.infer<typeof groupRefSchema>;

const blockIdSchema = z.uuid();
const entryIdSchema = z.uuid();
export const groupBlockRefSchema = groupRefSchema.extend({ blockId: blockIdSchema });
export const roomingEntryRefSchema = groupRefSchema.extend({ entryId: entryIdSchema });

/** As many rooms of one type, and as many blocks and names, as a group can have. */
const MAX_BLOCK_ROOMS = 500;
export const MAX_BLOCKS = 50;
export const MAX_ROOMING_ROWS = 500;

const quantitySchema = z.int().min(1).max(MAX_BLOCK_ROOMS);
const nameSchema = z.string().trim().max(160);

/** Rooms of one type that a group takes, at a rate for so many persons in a room. */
export const newBlockSchema = z.strictObject({
  roomTypeId: roomTypeIdSchema,
  quantity: quantitySchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  persons: z.int().min(1).max(13),
  ratePlan: ratePlanSchema,
  rateCentimes: centimesSchema,
});
export type NewBlock = z.infer<typeof newBlockSchema>;

/** A group booking (GRP-01). Without a name it bears its company's; one of the two there must be. */
export const createGroupSchema = z.strictObject({
  name: nameSchema,
  contactPerson: nameSchema,
  companyId: companyIdSchema.nullable(),
  blocks: z.array(newBlockSchema).min(1).max(MAX_BLOCKS),
});
export type CreateGroup = z.infer<typeof createGroupSchema>;

const blockDraftSchema = z.object({
  /** Tells blocks apart on the screen. */
  key: z.int(),
  roomTypeId: roomTypeIdSchema.nullable(),
  quantity: z.number().nullable(),
  checkInDate: calendarDateSchema.nullable(),
  checkOutDate: calendarDateSchema.nullable(),
  persons: z.number().nullable(),
  ratePlan: ratePlanSchema.nullable(),
});
export type BlockDraft = z.infer<typeof blockDraftSchema>;

/** A group booking that is still being filled in, as a reload finds it again. */
export const groupDraftSchema = z.object({
  name: z.string(),
  contactPerson: z.string(),
  companyText: z.string(),
  company: z.object({ id: companyIdSchema, name: z.string() }).nullable(),
  blocks: z.array(blockDraftSchema).min(1),
});
export type GroupDraft = z.infer<typeof groupDraftSchema>;

/** What a group's contract is to be as a whole (GRP-05): a block that is not named is given up. */
export const editBlocksSchema = z.strictObject({
  version: z.int(),
  blocks: z
    .array(
      z.union([
        z.strictObject({
          id: blockIdSchema,
          quantity: quantitySchema,
          checkInDate: calendarDateSchema,
          checkOutDate: calendarDateSchema,
        }),
        newBlockSchema,
      ]),
    )
    .min(1)
    .max(MAX_BLOCKS),
});
export type EditBlocks = z.infer<typeof editBlocksSchema>;

export const groupStepSchema = z.strictObject({ version: z.int() });

/** A name on the rooming list: its booking once a room was assigned. */
export const roomingEntrySchema = z.object({
  id: entryIdSchema,
  guestName: z.string(),
  phone: z.string().nullable(),
  /** Where they are not the block's. */
  checkInDate: calendarDateSchema.nullable(),
  checkOutDate: calendarDateSchema.nullable(),
  booking: z
    .object({ id: bookingIdSchema, status: bookingStatusSchema, roomNumber: z.string() })
    .nullable(),
});
export type RoomingEntry = z.infer<typeof roomingEntrySchema>;

export const groupBlockSchema = z.object({
  id: blockIdSchema,
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  quantity: z.int(),
  /** Units that a booking has taken. */
  assigned: z.int(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  persons: z.int(),
  ratePlan: z.string(),
  rateCentimes: positiveCentimesSchema,
  entries: z.array(roomingEntrySchema),
});
export type GroupBlock = z.infer<typeof groupBlockSchema>;

/** The first night with too few rooms of a type, as an overbooking names it (GRP-02). */
export const shortNightSchema = z.object({
  roomTypeName: z.string(),
  date: calendarDateSchema,
  left: z.int(),
  wanted: z.int(),
});

/** A group as lists and the search show it. */
export const groupSummarySchema = z.object({
  id: groupIdSchema,
  name: z.string(),
  contactPerson: z.string().nullable(),
  company: z.object({ id: companyIdSchema, name: z.string() }).nullable(),
  status: groupStatusSchema,
  /** The first arrival and the last departure of its blocks. */
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  rooms: z.int(),
  assigned: z.int(),
  /** What the group's own account owes; below zero it has paid ahead. */
  accountCentimes: centimesSchema,
});
export type GroupSummary = z.infer<typeof groupSummarySchema>;

export const groupSchema = groupSummarySchema.extend({
  blocks: z.array(groupBlockSchema),
  /** The tourism tax on each of its nights, of the hotel’s setting; an older API says none. */
  tdsBp: z.int().min(0).optional(),
  version: z.int(),
});
export type Group = z.infer<typeof groupSchema>;

/** What a write of a group or of its account answers. */
export const savedGroupSchema = writtenSchema(groupIdSchema);
export type SavedGroup = z.infer<typeof savedGroupSchema>;
/** A new group may be named after its company: the notice says which name it has. */
export const createdGroupSchema = savedGroupSchema.extend({ name: z.string() });
export type CreatedGroup = z.infer<typeof createdGroupSchema>;

/** Without a query: the groups that are in the house or to come, or whose account isn't settled. */
export const groupSearchSchema = z.strictObject({ query: z.string().trim().max(160).optional() });
export const groupListSchema = z.object({ groups: z.array(groupSummarySchema) });
export type GroupList = z.infer<typeof groupListSchema>;

export const assignableRoomsQuerySchema = z.strictObject({
  checkIn: calendarDateSchema.optional(),
  checkOut: calendarDateSchema.optional(),
});

/** A room for a name of the list, or for one that is not on it yet (GRP-04). */
export const assignRoomSchema = z.strictObject({
  entryId: entryIdSchema.nullable(),
  guest: bookingGuestInputSchema,
  roomId: roomIdSchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  adults: adultsSchema,
  children: childrenSchema,
});
export type AssignRoom = z.infer<typeof assignRoomSchema>;

/** One line of a rooming list as it was pasted; what it says is the server's to judge. */
export const roomingRowSchema = z.strictObject({
  line: z.int().min(1),
  name: z.string().max(500),
  type: z.string().max(200),
  checkIn: z.string().max(40),
  checkOut: z.string().max(40),
  phone: z.string().max(100),
});
export type RoomingRow = z.infer<typeof roomingRowSchema>;

export const importRoomingSchema = z.strictObject({
  rows: z.array(roomingRowSchema).min(1).max(MAX_ROOMING_ROWS),
});
export type ImportRooming = z.infer<typeof importRoomingSchema>;

export const roomingRefusalSchema = z.enum([
  "name-missing",
  "document-line",
  "phone-wrong",
  "type-missing",
  "type-unknown",
  "dates-wrong",
  "dates-outside",
  "block-full",
]);
export type RoomingRefusal = z.infer<typeof roomingRefusalSchema>;

/** What became of each line; one that is on the list already is not put on it twice. */
export const importedRoomingSchema = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(["saved", "already-listed", "refused"]),
      refusal: roomingRefusalSchema.nullable(),
    }),
  ),
});
export type ImportedRooming = z.infer<typeof importedRoomingSchema>;
