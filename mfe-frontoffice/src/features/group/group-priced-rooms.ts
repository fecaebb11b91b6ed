import type { BlockDraft, Group, GroupBlock } from "@funduq/shared-types/contracts/group";
import type { GroupRooms } from "@funduq/shared-types/rules/company-credit";
import { atLeastOne } from "@funduq/shared-types/rules/group";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type OffersOf, offerOf } from "./group-draft.ts";
import type { ContractForm, KeptDraft } from "./use-contract.ts";

type Facts = { offersOf: OffersOf; businessDate: CalendarDate };

/** The rooms of new blocks at the rates in use; undefined while a block lacks its rate, its rooms or days that can be sold. */
export function roomsOfNewBlocks(
  blocks: readonly BlockDraft[],
  facts: Facts,
): GroupRooms[] | undefined {
  return allOf(blocks.map((block) => roomsOfNewBlock(block, facts)));
}

/** The rooms of a contract as it is to be, but for those whose guests have left. */
export function roomsOfContract(
  { kept, added, offersOf }: Pick<ContractForm, "kept" | "added" | "offersOf">,
  { blocks }: Group,
  businessDate: CalendarDate,
): GroupRooms[] | undefined {
  const agreed = (id: string) => blocks.find((block) => block.id === id);
  return allOf([
    ...kept.map((block) => roomsOfKeptBlock(block, agreed(block.id), businessDate)),
    ...added.map((block) => roomsOfNewBlock(block, { offersOf, businessDate })),
  ]);
}

function roomsOfNewBlock(block: BlockDraft, { offersOf, businessDate }: Facts) {
  const { quantity, persons } = block;
  const rateCentimes = offerOf(block, offersOf(block))?.rateCentimes;
  const days = daysOf(block, businessDate);
  if (!quantity || !persons || !days || rateCentimes === undefined) return undefined;
  return { ...days, quantity, persons, rateCentimes };
}

function roomsOfKeptBlock(
  block: KeptDraft,
  agreed: GroupBlock | undefined,
  businessDate: CalendarDate,
) {
  const days = daysOf(block, businessDate);
  if (!agreed || !days) return undefined;
  const { persons, rateCentimes, entries } = agreed;
  const left = entries.filter(({ booking }) => booking?.status === "Checked-out").length;
  const quantity = Math.max(0, atLeastOne(block.quantity ?? undefined) - left);
  return { ...days, quantity, persons, rateCentimes };
}

/** The days of a block; undefined where they can't be sold. Of one that has begun, only what is left must be. */
function daysOf(
  { checkInDate, checkOutDate }: Pick<BlockDraft, "checkInDate" | "checkOutDate">,
  businessDate: CalendarDate,
) {
  if (!checkInDate || !checkOutDate) return undefined;
  const isOver = checkOutDate <= businessDate && checkInDate < checkOutDate;
  const from = checkInDate < businessDate ? businessDate : checkInDate;
  const canBeSold = isOver || stayVerdict({ from, to: checkOutDate }, businessDate).allowed;
  return canBeSold ? { checkInDate, checkOutDate } : undefined;
}

/** All of them, or none while one is missing. */
function allOf(rooms: readonly (GroupRooms | undefined)[]): GroupRooms[] | undefined {
  const priced = rooms.filter((each) => each !== undefined);
  return priced.length === rooms.length ? priced : undefined;
}
