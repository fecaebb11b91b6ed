import type { BlockDraft, GroupDraft } from "@funduq/shared-types/contracts/group";
import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import type { RateQuestion } from "./group-source.ts";

export function newBlockDraft(checkInDate: CalendarDate, key = 0): BlockDraft {
  return {
    key,
    roomTypeId: null,
    quantity: 1,
    persons: 1,
    ratePlan: null,
    checkInDate,
    checkOutDate: addDays(checkInDate, 1),
  };
}

export function newGroupDraft(checkInDate: CalendarDate): GroupDraft {
  const blocks = [newBlockDraft(checkInDate)];
  return { name: "", contactPerson: "", companyText: "", company: null, blocks };
}

/** One more block, for the days of the one before it. */
export function withBlock(blocks: readonly BlockDraft[], today: CalendarDate): BlockDraft[] {
  const last = blocks.at(-1);
  const key = Math.max(-1, ...blocks.map((block) => block.key)) + 1;
  const { checkInDate = null, checkOutDate = null } = last ?? {};
  return [...blocks, { ...newBlockDraft(today, key), checkInDate, checkOutDate }];
}

export const MOST_PERSONS = 13;

/** What is asked to know a block's rates; null before it has a type and a number of persons that a room can have. */
export function rateQuestion(
  { roomTypeId, persons }: Pick<BlockDraft, "roomTypeId" | "persons">,
  companyId: CompanyId | null,
): RateQuestion | null {
  if (!roomTypeId || persons === null || persons < 1 || persons > MOST_PERSONS) return null;
  return { roomTypeId, guests: persons, companyId };
}

/**
 * The rate in use: the chosen one while it is offered, else what the company has agreed for so many
 * persons, else the first with a price. A group is never booked at 0.
 */
export function offerOf(
  { ratePlan, persons }: Pick<BlockDraft, "ratePlan" | "persons">,
  offers: readonly RateOffer[],
): RateOffer | undefined {
  const priced = offers.filter(({ rateCentimes }) => rateCentimes > 0);
  return (
    priced.find(({ plan }) => plan === ratePlan) ??
    priced.find(({ plan }) => plan === `company-${persons}`) ??
    priced[0]
  );
}

export type OffersOf = (block: BlockDraft) => readonly RateOffer[];
