import type { CalendarDate } from "../values/calendar-date.ts";
import type { NightSpan } from "./night-span.ts";
import { stayVerdict } from "./stay.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Block = { checkInDate: CalendarDate; checkOutDate: CalendarDate };
type Wanted = { name: string; companyId: string | null; blocks: readonly Block[] };

/** Whether a group has the fields needed to save it (GRP-01); rates and rooms are validated separately. */
export function groupVerdict(
  { name, companyId, blocks }: Wanted,
  businessDate: CalendarDate,
): Verdict {
  if (name.trim() === "" && !companyId) return refused("group.name-missing");
  return blocksVerdict(blocks, businessDate);
}

/** Whether the blocks' dates can be sold: valid order, not before the business date, within the maximum length. */
export function blocksVerdict(blocks: readonly Block[], businessDate: CalendarDate): Verdict {
  if (blocks.length === 0) return refused("group.block-incomplete", { fields: [] });
  if (blocks.some(({ checkInDate, checkOutDate }) => checkOutDate <= checkInDate))
    return refused("group.block-dates");
  const verdicts = blocks.map((block) => stayVerdict(spanOf(block), businessDate));
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}

type Standing = { id: string; roomTypeId: string; roomTypeName: string; names: number } & Block;
type Kept = { id: string; quantity: number } & Block;

/**
 * Whether a block may be changed like this (GRP-05): it has a unit for every name on its list, and changed
 * dates can be sold.
 */
export function keptBlockVerdict(
  standing: Standing,
  kept: Kept,
  businessDate: CalendarDate,
): Verdict {
  const { roomTypeName, names } = standing;
  if (kept.quantity < names) return refused("group.block-named", { roomTypeName, names });
  if (kept.checkOutDate <= kept.checkInDate) return refused("group.block-dates");
  const sameStart = kept.checkInDate === standing.checkInDate;
  if (sameStart && kept.checkOutDate === standing.checkOutDate) return allowed;
  // A block that has begun keeps its first day: only future nights can change.
  const from = sameStart && kept.checkInDate < businessDate ? businessDate : kept.checkInDate;
  return stayVerdict({ from, to: kept.checkOutDate }, businessDate);
}

type Dropped = {
  roomTypeName: string;
  names: number;
  /** Names whose stay was called off and whose unit was released. */
  givenUp: number;
};

/** Whether a block can be released: no guest on its rooming list has arrived or is expected. */
export function droppedBlockVerdict({ roomTypeName, ...block }: Dropped): Verdict {
  const names = block.names - block.givenUp;
  return names > 0 ? refused("group.block-named", { roomTypeName, names }) : allowed;
}

/** Normalizes a typed quantity: at least 1 (GRP-05). */
export function atLeastOne(quantity: number | undefined): number {
  return Math.max(1, Math.trunc(quantity ?? 1));
}

/** The types that can still be added to a contract, each once (GRP-05). */
export function addableTypes<Type extends { id: string }>(
  types: readonly Type[],
  blocks: readonly { roomTypeId: string }[],
): Type[] {
  return types.filter(({ id }) => blocks.every(({ roomTypeId }) => roomTypeId !== id));
}

/** The nights of a unit that can be sold to a guest arriving now, without past nights. */
export function assignableStay(block: Block, businessDate: CalendarDate): Block | null {
  const { checkInDate, checkOutDate } = block;
  if (checkOutDate <= businessDate) return null;
  return { checkInDate: checkInDate > businessDate ? checkInDate : businessDate, checkOutDate };
}

/** The most adults of a booking. */
const MAX_ADULTS = 8;

/** The adults that a unit of a block begins with: as many as its rate was agreed for. */
export function agreedAdults({ persons }: { persons: number }): number {
  return Math.min(MAX_ADULTS, persons);
}

type Agreed = Block & { roomTypeName: string; persons: number };
type Assignment = Block & { adults: number; children: number };

/** Whether the block's rate applies to a stay: within its nights, for the same number of persons. */
export function agreedStayVerdict(
  { roomTypeName, checkInDate, checkOutDate, persons }: Agreed,
  stay: Assignment,
): Verdict {
  if (stay.checkInDate < checkInDate || stay.checkOutDate > checkOutDate)
    return refused("group.dates-outside", { roomTypeName, checkInDate, checkOutDate });
  const party = stay.adults + stay.children;
  if (party > persons) return refused("group.party-too-large", { roomTypeName, persons, party });
  return allowed;
}

function spanOf({ checkInDate: from, checkOutDate: to }: Block): NightSpan {
  return { from, to };
}
