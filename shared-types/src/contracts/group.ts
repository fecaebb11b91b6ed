import * as z from "zod/mini";
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
import { purchaseOrderSchema } from "./purchase-order.ts";
import { ratePlanSchema } from "./rate.ts";
import { referenceSchema } from "./reference.ts";
import { taxRateListSchema, tdsChangesSchema } from "./tax.ts";
import { writtenSchema } from "./written.ts";

export const groupRefSchema = z.object({ hotelId: hotelIdSchema, groupId: groupIdSchema });
export type GroupRef = z.infer<typeof groupRefSchema>;

const blockIdSchema = z.uuid();
const entryIdSchema = z.uuid();
export const groupBlockRefSchema = z.extend(groupRefSchema, { blockId: blockIdSchema });
export type GroupBlockRef = z.infer<typeof groupBlockRefSchema>;
export const roomingEntryRefSchema = z.extend(groupRefSchema, { entryId: entryIdSchema });

/** The maximum number of rooms of one type, and of blocks and names of a group. */
const MAX_BLOCK_ROOMS = 500;
export const MAX_BLOCKS = 50;
export const MAX_ROOMING_ROWS = 500;

const quantitySchema = z.int().check(z.minimum(1), z.maximum(MAX_BLOCK_ROOMS));
const nameSchema = z.string().check(z.trim(), z.maxLength(160));

/** Rooms of one type in a group's contract, at a rate for a number of persons per room. */
export const newBlockSchema = z.strictObject({
  roomTypeId: roomTypeIdSchema,
  quantity: quantitySchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  persons: z.int().check(z.minimum(1), z.maximum(13)),
  ratePlan: ratePlanSchema,
  rateCentimes: centimesSchema,
});
export type NewBlock = z.infer<typeof newBlockSchema>;

/** A group booking (GRP-01). Without a name it takes its company's name; one of the two is required. */
export const createGroupSchema = z.strictObject({
  name: nameSchema,
  contactPerson: nameSchema,
  companyId: z.nullable(companyIdSchema),
  blocks: z.array(newBlockSchema).check(z.minLength(1), z.maxLength(MAX_BLOCKS)),
});
export type CreateGroup = z.infer<typeof createGroupSchema>;

const blockDraftSchema = z.object({
  /** Identifies a block on the screen. */
  key: z.int(),
  roomTypeId: z.nullable(roomTypeIdSchema),
  quantity: z.nullable(z.number()),
  checkInDate: z.nullable(calendarDateSchema),
  checkOutDate: z.nullable(calendarDateSchema),
  persons: z.nullable(z.number()),
  ratePlan: z.nullable(ratePlanSchema),
});
export type BlockDraft = z.infer<typeof blockDraftSchema>;

/** A group booking that is still being entered, restored after a reload. */
export const groupDraftSchema = z.object({
  name: z.string(),
  contactPerson: z.string(),
  companyText: z.string(),
  company: z.nullable(z.object({ id: companyIdSchema, name: z.string() })),
  blocks: z.array(blockDraftSchema).check(z.minLength(1)),
});
export type GroupDraft = z.infer<typeof groupDraftSchema>;

/** A block of the contract that stays, with its new number of rooms and days. */
export const keptBlockSchema = z.strictObject({
  id: blockIdSchema,
  quantity: quantitySchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
});

/** A full replacement of a group's blocks (GRP-05): blocks that are left out are released. */
export const editBlocksSchema = z.strictObject({
  version: z.int(),
  blocks: z
    .array(z.union([keptBlockSchema, newBlockSchema]))
    .check(z.minLength(1), z.maxLength(MAX_BLOCKS)),
});
export type EditBlocks = z.infer<typeof editBlocksSchema>;

export const groupStepSchema = z.strictObject({ version: z.int() });

/** A name on the rooming list, with its booking once a room was assigned. */
export const roomingEntrySchema = z.object({
  id: entryIdSchema,
  guestName: z.string(),
  phone: z.nullable(z.string()),
  /** Null where they equal the block's. */
  checkInDate: z.nullable(calendarDateSchema),
  checkOutDate: z.nullable(calendarDateSchema),
  booking: z.nullable(
    z.object({
      id: bookingIdSchema,
      reference: referenceSchema,
      status: bookingStatusSchema,
      roomNumber: z.string(),
      /** Missing in answers of an older API. */
      floorName: z.optional(z.string()),
      arrivesOn: z.optional(calendarDateSchema),
      leavesOn: z.optional(calendarDateSchema),
      checkedInOn: z.nullish(calendarDateSchema),
      version: z.optional(z.int()),
      adults: z.optional(z.int()),
    }),
  ),
});
export type RoomingEntry = z.infer<typeof roomingEntrySchema>;

export const groupBlockSchema = z.object({
  id: blockIdSchema,
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  quantity: z.int(),
  /** Units that have a booking. */
  assigned: z.int(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  /**
   * The first night for which its rooms without a booking are on sale again (GRP-08); null while all are held.
   * Missing in answers of an older API.
   */
  releasedFrom: z.nullish(calendarDateSchema),
  persons: z.int(),
  ratePlan: z.string(),
  rateCentimes: positiveCentimesSchema,
  entries: z.array(roomingEntrySchema),
});
export type GroupBlock = z.infer<typeof groupBlockSchema>;

/** The first night with too few rooms of a type, as the overbooking error reports it (GRP-02). */
export const shortNightSchema = z.object({
  roomTypeName: z.string(),
  date: calendarDateSchema,
  left: z.int(),
  wanted: z.int(),
});

/** A group as lists and the search show it. */
export const groupSummarySchema = z.object({
  id: groupIdSchema,
  reference: referenceSchema,
  name: z.string(),
  contactPerson: z.nullable(z.string()),
  company: z.nullable(z.object({ id: companyIdSchema, name: z.string() })),
  status: groupStatusSchema,
  /** The first arrival and the last departure of its blocks. */
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  rooms: z.int(),
  assigned: z.int(),
  /** The balance of the group's own account; negative when it has paid in advance. */
  accountCentimes: centimesSchema,
});
export type GroupSummary = z.infer<typeof groupSummarySchema>;

export const groupSchema = z.extend(groupSummarySchema, {
  blocks: z.array(groupBlockSchema),
  /** Missing in answers of an older API. */
  purchaseOrder: z.nullish(purchaseOrderSchema),
  /** The tourism tax of each of its nights, from the hotel's setting; missing in answers of an older API. */
  tdsBp: z.optional(z.int().check(z.minimum(0))),
  tdsChanges: tdsChangesSchema,
  taxRates: taxRateListSchema,
  version: z.int(),
});
export type Group = z.infer<typeof groupSchema>;

/** What a write of a group or of its account answers. */
export const savedGroupSchema = writtenSchema(groupIdSchema);
export type SavedGroup = z.infer<typeof savedGroupSchema>;
/** A new group may be named after its company: the notice says its name and reference. */
export const createdGroupSchema = z.extend(savedGroupSchema, {
  name: z.string(),
  reference: referenceSchema,
});
export type CreatedGroup = z.infer<typeof createdGroupSchema>;

/** The groups that are in the house or to come, or whose account isn't settled. */
export const groupListSchema = z.object({ groups: z.array(groupSummarySchema) });
export type GroupList = z.infer<typeof groupListSchema>;

export const assignableRoomsQuerySchema = z.strictObject({
  checkIn: z.optional(calendarDateSchema),
  checkOut: z.optional(calendarDateSchema),
});

/** Assigns a room to a name on the rooming list, or to a new name (GRP-04). */
export const assignRoomSchema = z.strictObject({
  entryId: z.nullable(entryIdSchema),
  guest: bookingGuestInputSchema,
  roomId: roomIdSchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  adults: adultsSchema,
  children: childrenSchema,
});
export type AssignRoom = z.infer<typeof assignRoomSchema>;

/** One line of a pasted rooming list. The server validates its content. */
export const roomingRowSchema = z.strictObject({
  line: z.int().check(z.minimum(1)),
  name: z.string().check(z.maxLength(500)),
  type: z.string().check(z.maxLength(200)),
  checkIn: z.string().check(z.maxLength(40)),
  checkOut: z.string().check(z.maxLength(40)),
  phone: z.string().check(z.maxLength(100)),
});
export type RoomingRow = z.infer<typeof roomingRowSchema>;

export const importRoomingSchema = z.strictObject({
  rows: z.array(roomingRowSchema).check(z.minLength(1), z.maxLength(MAX_ROOMING_ROWS)),
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

/** The result for each line. A line that is already on the list is not added again. */
export const importedRoomingSchema = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(["saved", "already-listed", "refused"]),
      refusal: z.nullable(roomingRefusalSchema),
    }),
  ),
});
export type ImportedRooming = z.infer<typeof importedRoomingSchema>;
