import type {
  EditBlocks,
  GroupRef,
  NewBlock,
  SavedGroup,
} from "@funduq/shared-types/contracts/group";
import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  blocksVerdict,
  droppedBlockVerdict,
  keptBlockVerdict,
} from "@funduq/shared-types/rules/group";
import { settledVerdict } from "@funduq/shared-types/rules/group-account";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges, type NightChange } from "../availability/availability.service.ts";
import { lockBusinessDateShared } from "../hotels/hotels.service.ts";
import {
  deleteBlocks,
  findLastGroupChange,
  insertBlocks,
  listBlocks,
  type StandingBlock,
  touchGroup,
  updateBlock,
} from "./blocks.queries.ts";
import { assertRates, withId } from "./create-group.service.ts";
import { getGroup, getSavedGroup } from "./groups.service.ts";
import { deleteCalledOff } from "./rooming.queries.ts";
import { heldChanges, type LockedGroup, lockGroup } from "./units.service.ts";

/** Holds a group that can still be changed, as the desk saw it. */
export async function lockGroupAt(
  tx: HotelTx,
  ref: GroupRef,
  seenVersion: number,
): Promise<LockedGroup> {
  const group = await lockOpenGroup(tx, ref);
  if (group.version === seenVersion) return group;
  throw new AppError("request.stale", await findLastGroupChange(tx, ref));
}

export async function lockOpenGroup(tx: HotelTx, ref: GroupRef): Promise<LockedGroup> {
  const group = await lockGroup(tx, ref);
  if (group.status === "Cancelled") throw new AppError("group.cancelled");
  return group;
}

/**
 * Changes a group's contract as a whole (GRP-05): other quantities and days, more types, blocks given
 * up. What is agreed of a block that stays, its type and its rate, stays. All nights, given back and
 * taken, are exchanged at once; where one has too few rooms left, nothing is saved.
 */
export async function editBlocks(
  tx: HotelTx,
  ref: GroupRef,
  { version, blocks }: EditBlocks,
): Promise<SavedGroup> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const group = await lockGroupAt(tx, ref, version);
  const standing = await listBlocks(tx, ref);
  const change = { ...compare(standing, blocks), businessDate };
  assertPossible(change);
  await assertRates(tx, ref.hotelId, change.added, group.companyId);

  await giveUp(tx, ref, change.dropped);
  for (const { kept } of change.changed) await updateBlock(tx, ref.hotelId, kept);
  await insertBlocks(tx, ref, change.added.map(withId));
  await touchGroup(tx, ref);
  await applyNightChanges(tx, ref.hotelId, nightsOfChange(change));
  return getSavedGroup(tx, ref);
}

/** A guest who was called off leaves the list with the block; the booking stays with the group. */
async function giveUp(
  tx: HotelTx,
  ref: GroupRef,
  dropped: readonly StandingBlock[],
): Promise<void> {
  const ids = dropped.map(({ id }) => id);
  await deleteCalledOff(tx, ref, ids);
  await deleteBlocks(tx, ref.hotelId, ids);
}

/**
 * Cancels a group: its units without a booking are for sale again. Its bookings stay as they are. Its account
 * must be at zero, because open amounts of cancelled groups are easily overlooked.
 */
export async function cancelGroup(
  tx: HotelTx,
  ref: GroupRef,
  { version }: { version: number },
): Promise<SavedGroup> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await lockGroupAt(tx, ref, version);
  const { accountCentimes } = await getGroup(tx, ref);
  assertAllowed(settledVerdict(accountCentimes));
  const standing = await listBlocks(tx, ref);
  await touchGroup(tx, ref, { status: "Cancelled" });
  const released = standing.flatMap((block) => heldChanges(block, -heldOf(block), businessDate));
  await applyNightChanges(tx, ref.hotelId, released);
  return getSavedGroup(tx, ref);
}

type KeptBlock = Exclude<EditBlocks["blocks"][number], NewBlock>;
type Kept = KeptBlock & Pick<StandingBlock, "releasedFrom">;
type Change = {
  changed: readonly { before: StandingBlock; kept: Kept }[];
  dropped: readonly StandingBlock[];
  added: readonly NewBlock[];
  businessDate: CalendarDate;
};

function compare(
  standing: readonly StandingBlock[],
  wanted: EditBlocks["blocks"],
): Omit<Change, "businessDate"> {
  const kept = wanted.flatMap((block) => ("id" in block ? [block] : []));
  const added = wanted.flatMap((block) => ("id" in block ? [] : [block]));
  const changed = kept.map((block) => {
    const before = standing.find(({ id }) => id === block.id);
    if (!before) throw new AppError("group.block-not-found");
    return { before, kept: { ...block, releasedFrom: releaseKept(before, block) } };
  });
  if (new Set(kept.map(({ id }) => id)).size < kept.length)
    throw new AppError("group.block-not-found");
  const dropped = standing.filter(({ id }) => kept.every((block) => block.id !== id));
  return { changed, dropped, added };
}

/** What was released is held again when somebody changes the block. */
function releaseKept(
  before: StandingBlock,
  { quantity, checkInDate, checkOutDate }: KeptBlock,
): CalendarDate | null {
  const isSame =
    before.quantity === quantity &&
    before.checkInDate === checkInDate &&
    before.checkOutDate === checkOutDate;
  return isSame ? before.releasedFrom : null;
}

function assertPossible({ changed, dropped, added, businessDate }: Change): void {
  for (const block of dropped) assertAllowed(droppedBlockVerdict(block));
  for (const { before, kept } of changed)
    assertAllowed(keptBlockVerdict(before, kept, businessDate));
  if (added.length > 0) assertAllowed(blocksVerdict(added, businessDate));
  const types = changed.map(({ before }) => before);
  for (const [index, { roomTypeId }] of added.entries()) {
    const twice = types.find((block) => block.roomTypeId === roomTypeId);
    if (twice) throw new AppError("group.type-twice", twice);
    if (added.findIndex((block) => block.roomTypeId === roomTypeId) === index) continue;
    const fault = { path: `blocks.${index}.roomTypeId`, message: "A type is added only once." };
    throw new AppError("request.invalid", { fields: [fault] });
  }
}

/** The units that a block holds: those that no booking has taken. */
export function heldOf({ quantity, taken }: Pick<StandingBlock, "quantity" | "taken">): number {
  return Math.max(0, quantity - taken);
}

function nightsOfChange({ changed, dropped, added, businessDate }: Change): NightChange[] {
  const before = [...dropped, ...changed.map((each) => each.before)];
  const after = changed.map(({ before: { roomTypeId, taken }, kept }) => ({
    ...kept,
    roomTypeId,
    taken,
  }));
  return [
    ...before.flatMap((block) => heldChanges(block, -heldOf(block), businessDate)),
    ...after.flatMap((block) => heldChanges(block, heldOf(block), businessDate)),
    ...added.flatMap((block) =>
      heldChanges({ ...block, releasedFrom: null }, block.quantity, businessDate),
    ),
  ];
}
