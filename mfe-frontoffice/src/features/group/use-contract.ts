import {
  type BlockDraft,
  type EditBlocks,
  editBlocksSchema,
  type Group,
  type GroupBlock,
  keptBlockSchema,
} from "@funduq/shared-types/contracts/group";
import { atLeastOne, keptBlockVerdict } from "@funduq/shared-types/rules/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { formContract, useControlledForm } from "@funduq/shared-ui/forms";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { isAnswerable, isChange } from "./answered.ts";
import {
  blockRequest,
  newBlockRules,
  type Rules,
  useBlockWords,
  wholeRule,
} from "./block-rules.ts";
import { useEditBlocksMutation } from "./group.endpoints.ts";
import { newBlockDraft, type OffersOf } from "./group-draft.ts";
import { useKnownOffers } from "./use-known-offers.ts";

export type KeptDraft = Pick<GroupBlock, "id" | "roomTypeId" | "roomTypeName"> & {
  quantity: number | null;
  checkInDate: CalendarDate | null;
  checkOutDate: CalendarDate | null;
  /** On its list, with a room or still without. */
  names: number;
};

type Editing = { hotelId: HotelId; group: Group; businessDate: CalendarDate };
export type ContractForm = ReturnType<typeof useContract>;

/** The contract as it is to be, what is wrong with it, and the call that saves it. */
export function useContract({ hotelId, group, businessDate }: Editing, onSaved: () => void) {
  const [seen, setSeen] = useState(group);
  const [kept, setKept] = useState(() => seen.blocks.map(keptOf));
  const [added, setAdded] = useState<BlockDraft[]>([]);
  const { offersOf, keepOffers } = useKnownOffers();
  const [edit] = useEditBlocksMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(edit);

  // Refused because somebody saved first: what was typed is laid over what they saved.
  if (failure?.code === "request.stale" && group.version > seen.version) {
    setSeen(group);
    setKept(rebased(kept, seen, group));
  }

  const values: ContractDraft = { kept, added };
  function update(patch: Partial<ContractDraft>) {
    if (patch.kept) setKept(patch.kept);
    if (patch.added) setAdded(patch.added);
    // What was refused is another contract by now.
    if (failure && isAnswerable(failure) && isChange(values, patch)) clearFailure();
  }
  const contract = blocksContract(seen, { offersOf, businessDate });
  const say = useBlockWords("kept");
  const form = useControlledForm(contract, { values, update }, failure, { say });

  return {
    kept,
    added,
    item: form.item,
    /** What is wrong with all blocks together. */
    fault: form.fault("kept"),
    isSaving,
    failure,
    offersOf,
    keepOffers,
    save: form.submit(async ({ version, blocks }) => {
      if (await submit({ hotelId, groupId: seen.id, version, blocks })) onSaved();
    }),
    changeKept: (id: string, change: Partial<KeptDraft>) =>
      update({ kept: kept.map((block) => (block.id === id ? { ...block, ...change } : block)) }),
    changeAdded: (key: number, change: Partial<BlockDraft>) =>
      update({ added: added.map((each) => (each.key === key ? { ...each, ...change } : each)) }),
    dropKept: (id: string) => update({ kept: kept.filter((block) => block.id !== id) }),
    add(roomTypeId: RoomTypeId) {
      const key = Math.max(-1, ...added.map((block) => block.key)) + 1;
      const { checkInDate = businessDate, checkOutDate } = seen.blocks[0] ?? {};
      const from = checkInDate < businessDate ? businessDate : checkInDate;
      const fresh = { ...newBlockDraft(from, key), roomTypeId };
      const until = checkOutDate && checkOutDate > from ? { checkOutDate } : {};
      update({ added: [...added, { ...fresh, ...until }] });
    },
    dropAdded: (key: number) => update({ added: added.filter((each) => each.key !== key) }),
  };
}

function keptOf({ id, roomTypeId, roomTypeName, ...block }: GroupBlock): KeptDraft {
  const waiting = block.entries.filter(({ booking }) => booking === null).length;
  const { quantity, checkInDate, checkOutDate, assigned } = block;
  const names = assigned + waiting;
  return { id, roomTypeId, roomTypeName, quantity, checkInDate, checkOutDate, names };
}

/** The blocks as they stand by now; those that were changed or given up here stay so. */
function rebased(typed: readonly KeptDraft[], seen: Group, now: Group): KeptDraft[] {
  return now.blocks.flatMap((block) => {
    const before = seen.blocks.find(({ id }) => id === block.id);
    const draft = typed.find(({ id }) => id === block.id);
    const theirs = keptOf(block);
    if (!before) return [theirs];
    return draft ? [{ ...theirs, ...changesOf(draft, keptOf(before)) }] : [];
  });
}

function changesOf(draft: KeptDraft, before: KeptDraft): Partial<KeptDraft> {
  const { quantity, checkInDate, checkOutDate } = draft;
  const sameDays = checkInDate === before.checkInDate && checkOutDate === before.checkOutDate;
  return {
    ...(quantity !== before.quantity && { quantity }),
    ...(!sameDays && { checkInDate, checkOutDate }),
  };
}

type ContractDraft = { kept: KeptDraft[]; added: BlockDraft[] };
type Facts = { offersOf: OffersOf; businessDate: CalendarDate };

/** What a contract must be to be saved (GRP-05): the API's own, and the rules of the house. */
function blocksContract({ version, blocks: standing }: Group, facts: Facts) {
  return formContract<ContractDraft, EditBlocks>(editBlocksSchema, {
    request: ({ kept, added }) => ({
      version,
      blocks: [
        ...kept.map(({ id, quantity, checkInDate, checkOutDate }) => ({
          id,
          quantity: atLeastOne(quantity ?? undefined),
          checkInDate,
          checkOutDate,
        })),
        ...added.map((block) => blockRequest(block, facts.offersOf)),
      ],
    }),
    // A block is one of two kinds, which the schema can't tell apart: each has its own rules. What is wrong with
    // the list itself, such as its length, is said of all blocks.
    fieldAt: (path) => (path === "blocks" ? "kept" : undefined),
    rules: ({ kept, added }) => {
      const ofBlocks = {
        ...Object.assign(
          {},
          ...kept.map((block, index) => keptRules(block, index, standing, facts)),
        ),
        ...newBlockRules("added", added, facts),
      };
      return { ...ofBlocks, kept: wholeRule([...kept, ...added], ofBlocks) };
    },
  });
}

/** What is wrong with a block of the contract, at its field. */
function keptRules(
  { id, quantity, checkInDate, checkOutDate }: KeptDraft,
  index: number,
  standing: readonly GroupBlock[],
  { businessDate }: Facts,
): Rules {
  const at = (field: "quantity" | "checkInDate" | "checkOutDate") => `kept.${index}.${field}`;
  if (!checkInDate) return { [at("checkInDate")]: "missing" };
  if (!checkOutDate) return { [at("checkOutDate")]: "missing" };
  const before = standing.find((block) => block.id === id);
  if (!before) return {};
  const wanted = { id, quantity: atLeastOne(quantity ?? undefined), checkInDate, checkOutDate };
  if (!keptBlockSchema.safeParse(wanted).success) return { [at("quantity")]: "missing" };
  const verdict = keptBlockVerdict(
    { ...before, ...keptOf(before), ...datesOf(before) },
    wanted,
    businessDate,
  );
  if (verdict.allowed) return {};
  if (verdict.code === "group.block-named") return { [at("quantity")]: verdict };
  return {
    [at(verdict.code === "booking.check-in-past" ? "checkInDate" : "checkOutDate")]: verdict,
  };
}

const datesOf = ({ checkInDate, checkOutDate }: GroupBlock) => ({ checkInDate, checkOutDate });
