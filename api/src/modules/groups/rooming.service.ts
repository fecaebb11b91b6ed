import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import type {
  AssignRoom,
  GroupBlockRef,
  GroupRef,
  ImportedRooming,
  ImportRooming,
  SavedGroup,
} from "@funduq/shared-types/contracts/group";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { agreedStayVerdict, assignableStay } from "@funduq/shared-types/rules/group";
import { judgeRoomingRows } from "@funduq/shared-types/rules/group-rooming-list";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  applyNightChanges,
  getFreeRooms,
  type NightChange,
} from "../availability/availability.service.ts";
import { saleFacts } from "../bookings/booking-facts.service.ts";
import { getBooking } from "../bookings/bookings.service.ts";
import { insertNewBooking } from "../bookings/create-booking.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { listBlocks, type StandingBlock, touchGroup } from "./blocks.queries.ts";
import { heldOf, lockOpenGroup } from "./edit-blocks.service.ts";
import { getSavedGroup } from "./groups.service.ts";
import {
  deleteEntry,
  findEntry,
  insertEntries,
  listEntries,
  type StandingEntry,
  setEntryBooking,
} from "./rooming.queries.ts";
import { heldChanges } from "./units.service.ts";

/** The rooms that a unit of a block can be assigned: free ones, not counting the unit's own hold (GRP-04). */
export async function listAssignableRooms(
  tx: HotelTx,
  { blockId, ...ref }: GroupBlockRef,
  wanted: { checkIn?: CalendarDate | undefined; checkOut?: CalendarDate | undefined },
  businessDate: CalendarDate,
): Promise<FreeRoomList> {
  const block = await blockOf(tx, ref, blockId);
  const stay = stayOf(block, businessDate);
  const { checkIn = stay.checkInDate, checkOut = stay.checkOutDate } = wanted;
  // Only nights that were not released are held.
  const nights = { from: stay.checkInDate, to: block.releasedFrom ?? stay.checkOutDate };
  const isOpen = heldOf(block) > 0 && nights.from < nights.to;
  const own = { bookingId: null, roomId: null, roomTypeId: block.roomTypeId };
  const question = { hotelId: ref.hotelId, checkIn, checkOut };
  const held = isOpen ? { own: { ...own, nights } } : {};
  return getFreeRooms(tx, { ...question, ...held }, businessDate);
}

/**
 * Gives a name of the list its room (GRP-04): a booking of the group at the block's rate, made as every
 * booking is made. The unit that the group held goes over to it in the same exchange of nights.
 */
export async function assignRoom(
  tx: HotelTx,
  { blockId, ...ref }: GroupBlockRef,
  input: AssignRoom,
  context: WriteContext,
): Promise<SavedGroup & { facts: AuditFact[] }> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const group = await lockOpenGroup(tx, ref);
  const target = { ref, blockId, companyId: group.companyId, businessDate };
  const { nights, facts } = await bookUnit(tx, target, input, context);
  await applyNightChanges(tx, ref.hotelId, nights);
  return { ...(await getSavedGroup(tx, ref)), facts };
}

type UnitTarget = {
  ref: GroupRef;
  blockId: string;
  companyId: CompanyId | null;
  businessDate: CalendarDate;
};

/** `assignRoom` without the inventory, which the caller updates. The caller has locked the group. */
export async function bookUnit(
  tx: HotelTx,
  { ref, blockId, companyId, businessDate }: UnitTarget,
  { entryId, guest, ...input }: AssignRoom,
  context: WriteContext,
): Promise<{ nights: NightChange[]; facts: AuditFact[] }> {
  const block = await blockOf(tx, ref, blockId);
  stayOf(block, businessDate);
  assertAllowed(agreedStayVerdict(block, input));
  if (entryId) assertNoRoom(await entryOf(tx, ref, { entryId, blockId }));
  else if (block.names >= block.quantity) {
    const { roomTypeName, quantity } = block;
    throw new AppError("group.block-full", { roomTypeName, quantity });
  }

  const { ratePlan, rateCentimes } = block;
  const booking = {
    ...input,
    ratePlan,
    rateCentimes,
    companyId,
    comments: "",
    guests: [{ guest, isPrimary: true }],
    checkInNow: false,
  };
  const terms = { groupId: ref.groupId };
  const { saved, nights } = await insertNewBooking(tx, ref.hotelId, booking, context, terms);
  const bookingId = saved.id;
  const guestName = await guestNameOf(tx, { hotelId: ref.hotelId, bookingId });
  if (entryId) await setEntryBooking(tx, { ...ref, entryId }, { bookingId, guestName });
  else {
    const days = { checkInDate: null, checkOutDate: null };
    await insertEntries(tx, ref, [{ blockId, guestName, phone: null, ...days, bookingId }]);
  }
  const released = heldOf(block) > 0 ? heldChanges(block, -1, businessDate) : [];
  return { nights: [nights, ...released], facts: saleFacts({ ...input, rateCentimes }) };
}

/** Puts the lines of a list on it that can be, and tells of each what became of it. */
export async function importRooming(
  tx: HotelTx,
  ref: GroupRef,
  { rows }: ImportRooming,
): Promise<ImportedRooming> {
  await lockBusinessDateShared(tx, ref.hotelId);
  await lockOpenGroup(tx, ref);
  const [blocks, entries] = [await listBlocks(tx, ref), await listEntries(tx, ref)];
  const listed = blocks.map((block) => ({
    ...block,
    entries: entries.filter(({ blockId }) => blockId === block.id),
  }));
  const judged = judgeRoomingRows(rows, listed);
  await insertEntries(
    tx,
    ref,
    judged.flatMap(({ entry }) => entry ?? []),
  );
  return { rows: judged.map(({ entry: _, ...row }) => row) };
}

/**
 * Takes a name off the list that has no room, or whose booking was called off. A unit that was given up
 * is the group's again with it: where others have its nights, the name stays.
 */
export async function removeEntry(
  tx: HotelTx,
  { entryId, ...ref }: GroupRef & { entryId: string },
): Promise<SavedGroup> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await lockOpenGroup(tx, ref);
  const entry = await entryOf(tx, ref, { entryId });
  if (!entry.isCalledOff) assertNoRoom(entry);
  const before = await blockOf(tx, ref, entry.blockId);
  await deleteEntry(tx, { ...ref, entryId });
  const block = await blockOf(tx, ref, entry.blockId);
  await touchGroup(tx, ref);
  const freed = heldOf(block) - heldOf(before);
  await applyNightChanges(tx, ref.hotelId, heldChanges(block, freed, businessDate));
  return getSavedGroup(tx, ref);
}

export async function blockOf(tx: HotelTx, ref: GroupRef, blockId: string): Promise<StandingBlock> {
  const block = (await listBlocks(tx, ref)).find(({ id }) => id === blockId);
  if (!block) throw new AppError("group.block-not-found");
  return block;
}

/** The nights of the block that can still be had. */
export function stayOf(block: StandingBlock, businessDate: CalendarDate) {
  const stay = assignableStay(block, businessDate);
  const { checkOutDate } = block;
  if (!stay) throw new AppError("group.block-over", { checkOutDate, businessDate });
  return stay;
}

async function entryOf(
  tx: HotelTx,
  ref: GroupRef,
  { entryId, blockId }: { entryId: string; blockId?: string },
): Promise<StandingEntry> {
  const entry = await findEntry(tx, { ...ref, entryId });
  if (!entry || (blockId && entry.blockId !== blockId)) throw new AppError("group.entry-not-found");
  return entry;
}

function assertNoRoom({ guestName, roomNumber }: StandingEntry): void {
  if (roomNumber !== null) throw new AppError("group.entry-assigned", { guestName, roomNumber });
}

async function guestNameOf(tx: HotelTx, ref: Parameters<typeof getBooking>[1]): Promise<string> {
  const { guests } = await getBooking(tx, ref);
  return guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";
}
