import type {
  BlockDraft,
  EditBlocks,
  Group,
  GroupBlock,
} from "@funduq/shared-types/contracts/group";
import { atLeastOne, blocksVerdict, keptBlockVerdict } from "@funduq/shared-types/rules/group";
import { refused, type Verdict } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { errorText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { isAnswerable, isChange } from "./answered.ts";
import { useEditBlocksMutation } from "./group.endpoints.ts";
import { blockOf, newBlockDraft } from "./group-draft.ts";
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
  const [added, setAdded] = useState<readonly BlockDraft[]>([]);
  const [tried, setTried] = useState(false);
  const { offersOf, keepOffers } = useKnownOffers();
  const [edit] = useEditBlocksMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(edit);

  // Refused because somebody saved first: what was typed is laid over what they saved.
  if (failure?.code === "request.stale" && group.version > seen.version) {
    setSeen(group);
    setKept(rebased(kept, seen, group));
  }

  /** What was refused is another contract by now. */
  function answer() {
    if (failure && isAnswerable(failure)) clearFailure();
  }

  function changeKept(id: string, change: Partial<KeptDraft>) {
    setKept((before) => before.map((block) => (block.id === id ? { ...block, ...change } : block)));
    const before = kept.find((block) => block.id === id);
    if (before && isChange(before, change)) answer();
  }

  function changeAdded(key: number, change: Partial<BlockDraft>) {
    setAdded((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
    const before = added.find((each) => each.key === key);
    if (before && isChange(before, change)) answer();
  }

  const blocks = requestOf(kept, added, offersOf);
  const verdict = blocks ? verdictOn(blocks, seen, businessDate) : incomplete;
  const fault = tried && !verdict.allowed ? errorText(verdict) : undefined;

  async function save() {
    setTried(true);
    if (!verdict.allowed || !blocks) return;
    const { id: groupId, version } = seen;
    if (await submit({ hotelId, groupId, version, blocks })) onSaved();
  }

  return {
    kept,
    added,
    tried,
    fault,
    isSaving,
    failure,
    keepOffers,
    save: () => void save(),
    changeKept,
    changeAdded,
    dropKept(id: string) {
      setKept((before) => before.filter((block) => block.id !== id));
      answer();
    },
    add(roomTypeId: RoomTypeId) {
      const key = Math.max(-1, ...added.map((block) => block.key)) + 1;
      const { checkInDate = businessDate, checkOutDate } = seen.blocks[0] ?? {};
      const from = checkInDate < businessDate ? businessDate : checkInDate;
      const fresh = { ...newBlockDraft(from, key), roomTypeId };
      const until = checkOutDate && checkOutDate > from ? { checkOutDate } : {};
      setAdded((before) => [...before, { ...fresh, ...until }]);
      answer();
    },
    dropAdded(key: number) {
      setAdded((before) => before.filter((each) => each.key !== key));
      answer();
    },
  };
}

const incomplete = refused("group.block-incomplete", { fields: [] });

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

function requestOf(
  kept: readonly KeptDraft[],
  added: readonly BlockDraft[],
  offersOf: ReturnType<typeof useKnownOffers>["offersOf"],
): EditBlocks["blocks"] | undefined {
  const changed = kept.map(({ id, quantity, checkInDate, checkOutDate }) =>
    checkInDate && checkOutDate
      ? { id, quantity: atLeastOne(quantity ?? undefined), checkInDate, checkOutDate }
      : undefined,
  );
  const fresh = added.map((block) => blockOf(block, offersOf(block)));
  const all = [...changed, ...fresh];
  const whole = all.filter((block) => block !== undefined);
  return whole.length === all.length ? whole : undefined;
}

/** The rules of the API, asked before it is called. */
function verdictOn(
  blocks: EditBlocks["blocks"],
  { blocks: standing }: Group,
  businessDate: CalendarDate,
): Verdict {
  for (const block of blocks) {
    const before = "id" in block ? standing.find(({ id }) => id === block.id) : undefined;
    if (!before || !("id" in block)) continue;
    const verdict = keptBlockVerdict(
      { ...before, ...keptOf(before), ...datesOf(before) },
      block,
      businessDate,
    );
    if (!verdict.allowed) return verdict;
  }
  const fresh = blocks.filter((block) => !("id" in block));
  return fresh.length > 0 ? blocksVerdict(fresh, businessDate) : { allowed: true };
}

const datesOf = ({ checkInDate, checkOutDate }: GroupBlock) => ({ checkInDate, checkOutDate });
