import {
  type BlockDraft,
  type CreateGroup,
  createGroupSchema,
  type GroupDraft,
  type NewBlock,
} from "@funduq/shared-types/contracts/group";
import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { atLeastOne, groupVerdict } from "@funduq/shared-types/rules/group";
import { allowed, refused, type Verdict } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";

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

/** The block as it is asked for; undefined while a field of it is empty. */
export function blockOf(block: BlockDraft, offers: readonly RateOffer[]): NewBlock | undefined {
  const { roomTypeId, quantity, checkInDate, checkOutDate, persons } = block;
  const offer = offerOf(block, offers);
  if (!roomTypeId || quantity === null || !checkInDate || !checkOutDate || !persons || !offer)
    return undefined;
  const { plan: ratePlan, rateCentimes } = offer;
  return {
    roomTypeId,
    quantity: atLeastOne(quantity),
    checkInDate,
    checkOutDate,
    persons,
    ratePlan,
    rateCentimes,
  };
}

/** Typed, but not one of the list: saved like this, the group would be without its company. */
export function isCompanyUnchosen({ company, companyText }: GroupDraft): boolean {
  return !company && companyText.trim() !== "";
}

/** What keeps a draft from being saved, in the order of the form (GRP-01). */
export function draftVerdict(
  draft: GroupDraft,
  offersOf: OffersOf,
  businessDate: CalendarDate,
): Verdict {
  const { name, company } = draft;
  if (name.trim() === "" && !company) return refused("group.name-missing");
  const blocks = draft.blocks.map((block) => blockOf(block, offersOf(block)));
  const whole = blocks.filter((block) => block !== undefined);
  if (whole.length < blocks.length) return refused("group.block-incomplete", { fields: [] });
  const verdict = groupVerdict(
    { name, companyId: company?.id ?? null, blocks: whole },
    businessDate,
  );
  if (!verdict.allowed) return verdict;
  return groupRequest(draft, offersOf)
    ? allowed
    : refused("group.block-incomplete", { fields: [] });
}

/** The request that a draft without faults makes. */
export function groupRequest(draft: GroupDraft, offersOf: OffersOf): CreateGroup | undefined {
  return createGroupSchema.safeParse({
    name: draft.name,
    contactPerson: draft.contactPerson,
    companyId: draft.company?.id ?? null,
    blocks: draft.blocks.map((block) => blockOf(block, offersOf(block))),
  }).data;
}
