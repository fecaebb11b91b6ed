import type { GroupRef } from "@funduq/shared-types/contracts/group";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, GroupId, HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  applyNightChanges,
  applyNightChangesIfAvailable,
  type NightChange,
} from "../availability/availability.service.ts";
import {
  findUnit,
  type GroupUnit,
  type LeftBlock,
  type LockedGroup,
  lockGroupRow,
  lockGroupRows,
  selectLeftBlocks,
  setGivenUp,
} from "./units.queries.ts";

export type { GroupUnit, LockedGroup } from "./units.queries.ts";

/**
 * Locks a group until the transaction ends. Assigning a room, changing a block, and cancelling or
 * reactivating a booking of the group take this lock: after the bookings, before the rooms.
 */
export async function lockGroup(tx: HotelTx, ref: GroupRef): Promise<LockedGroup> {
  const group = await lockGroupRow(tx, ref);
  if (!group) throw new AppError("group.not-found");
  return group;
}

type OfGroup = { hotelId: HotelId; id: BookingId; groupId: GroupId | null };

/** The block's unit that a locked booking uses or used, with its group locked; null for other bookings. */
export async function lockUnit(
  tx: HotelTx,
  { hotelId, id: bookingId, groupId }: OfGroup,
): Promise<GroupUnit | null> {
  if (!groupId) return null;
  await lockGroup(tx, { hotelId, groupId });
  return findUnit(tx, { hotelId, bookingId });
}

type BlockNights = {
  roomTypeId: RoomTypeId;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  releasedFrom: CalendarDate | null;
};

/** The changes to a block's future nights, until it is released, when the group holds `units` more (negative: fewer). */
export function heldChanges(
  { roomTypeId, checkInDate, checkOutDate, releasedFrom }: BlockNights,
  units: number,
  businessDate: CalendarDate,
): NightChange[] {
  const from = checkInDate > businessDate ? checkInDate : businessDate;
  const to = releasedFrom ?? checkOutDate;
  if (units === 0 || from >= to) return [];
  return [{ roomTypeId, from, to, sold: 0, outOfOrder: 0, held: units }];
}

/** Whether the group holds the unit while its booking does not. */
function isHeld({ groupHolds, isGivenUp, takenByOthers, quantity }: GroupUnit): boolean {
  return groupHolds && !isGivenUp && takenByOthers < quantity;
}

/** The future nights that a group holds for a booking that does not occupy its room, and would use again. */
export async function findHeldNights(
  tx: HotelTx,
  { hotelId, id: bookingId, groupId }: OfGroup,
  businessDate: CalendarDate,
): Promise<NightChange | null> {
  const unit = groupId ? await findUnit(tx, { hotelId, bookingId }) : null;
  if (!unit || !isHeld(unit)) return null;
  return heldChanges(unit, 1, businessDate)[0] ?? null;
}

/**
 * Releases the nights of a cancelled or no-show booking: the group holds its unit again (FO-10). If another
 * booking has taken one of the block's nights since, because this one was shorter or of another type, the
 * group gives the unit up; the cancellation is never refused for it.
 */
export async function releaseBookedNights(
  tx: HotelTx,
  hotelId: HotelId,
  nights: readonly NightChange[],
  { unit, businessDate }: { unit: GroupUnit | null; businessDate: CalendarDate },
): Promise<void> {
  const held = unit && isHeld(unit) ? heldChanges(unit, 1, businessDate) : [];
  if (await applyNightChangesIfAvailable(tx, hotelId, [...nights, ...held])) return;
  if (unit) await setGivenUp(tx, hotelId, unit.entryId, true);
  await applyNightChanges(tx, hotelId, nights);
}

type Leaving = { id: BookingId; groupId: GroupId };

/**
 * `releaseBookedNights` of many locked bookings at once, called while they still have their units. Changes nothing
 * and returns false if a group must give a unit up: the caller then releases them one by one.
 */
export async function releaseAllBookedNights(
  tx: HotelTx,
  hotelId: HotelId,
  nights: readonly NightChange[],
  { leaving, businessDate }: { leaving: readonly Leaving[]; businessDate: CalendarDate },
): Promise<boolean> {
  const groupIds = new Set(leaving.map(({ groupId }) => groupId));
  await lockGroupRows(tx, hotelId, [...groupIds]);
  const ids = leaving.map(({ id }) => id);
  const blocks = await selectLeftBlocks(tx, hotelId, ids);
  const held = blocks.flatMap((block) => heldChanges(block, heldAfter(block), businessDate));
  return applyNightChangesIfAvailable(tx, hotelId, [...nights, ...held]);
}

/** How many more units the group holds after the bookings are released, never more than its contract. */
function heldAfter({ groupHolds, leaving, quantity, taken }: LeftBlock): number {
  const above = Math.max(0, taken - quantity);
  return groupHolds ? Math.max(0, leaving - above) : 0;
}

/** The inventory changes of a group when a booking is reactivated and uses its unit again. */
export async function reassignUnit(
  tx: HotelTx,
  hotelId: HotelId,
  unit: GroupUnit | null,
  businessDate: CalendarDate,
): Promise<NightChange[]> {
  if (!unit) return [];
  if (unit.isGivenUp) await setGivenUp(tx, hotelId, unit.entryId, false);
  return isHeld(unit) ? heldChanges(unit, -1, businessDate) : [];
}
