import { type BlockDraft, newBlockSchema } from "@funduq/shared-types/contracts/group";
import { atLeastOne } from "@funduq/shared-types/rules/group";
import { refused, type Verdict } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FormWords } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { dateRule, useStayWords } from "../stay/stay-words.ts";
import { type OffersOf, offerOf } from "./group-draft.ts";

type Days = Pick<BlockDraft, "checkInDate" | "checkOutDate">;
export type Rules = Record<string, Verdict | string | undefined>;

/** The block as it is asked for, complete or not. */
export function blockRequest(block: BlockDraft, offersOf: OffersOf) {
  const { key: _, ...wanted } = block;
  const offer = offerOf(block, offersOf(block));
  return {
    ...wanted,
    quantity: block.quantity === null ? null : atLeastOne(block.quantity),
    ratePlan: offer?.plan,
    rateCentimes: offer?.rateCentimes,
  };
}

/** What is wrong with new blocks, each fault at its field of the `list`. */
export function newBlockRules(
  list: string,
  blocks: readonly BlockDraft[],
  { offersOf, businessDate }: { offersOf: OffersOf; businessDate: CalendarDate },
): Rules {
  const rules = blocks.flatMap((block, index) => {
    const parsed = newBlockSchema.safeParse(blockRequest(block, offersOf));
    const missing = parsed.error?.issues.map(({ path }) => [blockField(path, block), "missing"]);
    const broken = Object.entries(dateRule(block, businessDate));
    return [...(missing ?? []), ...broken].map(([field, rule]) => [
      `${list}.${index}.${field}`,
      rule,
    ]);
  });
  return Object.fromEntries(rules) as Rules;
}

/** Nobody is asked for a rate before the room type, nor for a departure before the arrival. */
function blockField([field]: readonly PropertyKey[], block: BlockDraft): string {
  if (field === "rateCentimes" || field === "ratePlan")
    return block.roomTypeId ? "ratePlan" : "roomTypeId";
  return field === "checkOutDate" && !block.checkInDate ? "checkInDate" : String(field);
}

/** The specification's sentence for all blocks together, said once below them (GRP-01). */
export function wholeRule(blocks: readonly Days[], rules: Rules): Verdict | string | undefined {
  if (Object.values(rules).includes("missing")) return "missing";
  const areReversed = blocks.some(
    ({ checkInDate: from, checkOutDate: to }) => from && to && to <= from,
  );
  return areReversed ? refused("group.block-dates") : undefined;
}

/** The forms' own sentences for the fields of a block; `whole` is where that of all blocks stands. */
export function useBlockWords(whole: string): NonNullable<FormWords["say"]> {
  const t = useText("frontoffice");
  const stayWord = useStayWords();
  const words: Record<string, string | undefined> = {
    [whole]: errorText(refused("group.block-incomplete", { fields: [] })),
    name: t("group.name-missing"),
    roomTypeId: t("group.missing.type"),
    quantity: t("group.missing.quantity"),
    persons: t("group.missing.persons"),
    ratePlan: t("group.missing.rate"),
  };
  return (path, { code }) => {
    if (code === "too_big") return undefined;
    const field = path.split(".").at(-1) ?? path;
    return words[field] ?? stayWord(field);
  };
}
