import type { GroupRef } from "@funduq/shared-types/contracts/group";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, GroupId, HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  exchangeNights,
  exchangeNightsIfLeft,
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
 * Holds a group until the transaction ends. Whoever assigns a room, changes a block, or calls off or
 * takes up again a booking of the group takes this lock: after the bookings, before the rooms.
 */
export async function lockGroup(tx: HotelTx, ref: GroupRef): Promise<LockedGroup> {
  const group = await lockGroupRow(tx, ref);
  if (!group) throw new AppError("group.not-found");
  return group;
}

type OfGroup = { hotelId: HotelId; id: BookingId; groupId: GroupId | null };

/** The unit of a block that a locked booking has or had, with its group held; null of any other. */
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
};

/** What holding `units` more of a block (fewer, below zero) changes of its nights to come. */
export function heldChanges(
  { roomTypeId, checkInDate, checkOutDate: to }: BlockNights,
  units: number,
  businessDate: CalendarDate,
): NightChange[] {
  const from = checkInDate > businessDate ? checkInDate : businessDate;
  if (units === 0 || from >= to) return [];
  return [{ roomTypeId, from, to, sold: 0, outOfOrder: 0, held: units }];
}

/** Whether the group holds the unit while its booking does not. */
function isHeld({ groupHolds, isGivenUp, takenByOthers, quantity }: GroupUnit): boolean {
  return groupHolds && !isGivenUp && takenByOthers < quantity;
}

/**
 * Gives back the nights of a booking that was called off: its unit is the group's again (FO-10). Where
 * others have bought one of the block's nights meanwhile, as the booking was for fewer or in another
 * type, the group gives the unit up: the call-off itself is never refused for it.
 */
export async function giveNightsBack(
  tx: HotelTx,
  hotelId: HotelId,
  nights: readonly NightChange[],
  { unit, businessDate }: { unit: GroupUnit | null; businessDate: CalendarDate },
): Promise<void> {
  const held = unit && isHeld(unit) ? heldChanges(unit, 1, businessDate) : [];
  if (await exchangeNightsIfLeft(tx, hotelId, [...nights, ...held])) return;
  if (unit) await setGivenUp(tx, hotelId, unit.entryId, true);
  await exchangeNights(tx, hotelId, nights);
}

type Leaving = { id: BookingId; groupId: GroupId };

/**
 * `giveNightsBack` of many locked bookings at once, while they still have their units: all of it, or
 * nothing where a group must give a unit up, which is decided one by one. Answers which.
 */
export async function giveAllNightsBack(
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
  return exchangeNightsIfLeft(tx, hotelId, [...nights, ...held]);
}

/** How many more units the group holds once they have left: none of those above the contract. */
function heldAfter({ groupHolds, leaving, quantity, taken }: LeftBlock): number {
  const above = Math.max(0, taken - quantity);
  return groupHolds ? Math.max(0, leaving - above) : 0;
}

/** What a booking that is taken up again changes of what its group holds. */
export async function retakeUnit(
  tx: HotelTx,
  hotelId: HotelId,
  unit: GroupUnit | null,
  businessDate: CalendarDate,
): Promise<NightChange[]> {
  if (!unit) return [];
  if (unit.isGivenUp) await setGivenUp(tx, hotelId, unit.entryId, false);
  return isHeld(unit) ? heldChanges(unit, -1, businessDate) : [];
}
