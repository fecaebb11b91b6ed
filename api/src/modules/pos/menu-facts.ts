import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import {
  type HappyHour,
  type HappyHourPrice,
  targetOf,
} from "@funduq/shared-types/contracts/pos-happy-hour";
import type { Modifier, PosItem } from "@funduq/shared-types/contracts/pos-menu";
import { changedFacts, fact, type PhotoStep } from "@funduq/shared-types/rules/audit-facts";

type Named = { name: string } | undefined;

/** What was added, renamed, deleted or, under the same name, changed. */
export function nameFacts(what: string, before: Named, after: Named): AuditFact[] {
  const isRenamed = before?.name !== after?.name;
  return [fact(what, "text", { before: isRenamed ? before?.name : null, after: after?.name })];
}

type Priced = Pick<PosItem, "priceCentimes" | "tvaBp">;
const unpriced = { priceCentimes: null, tvaBp: null };

export function itemFacts(
  before: (Priced & { name: string }) | undefined,
  after: (Priced & { name: string }) | undefined,
): AuditFact[] {
  const of = after?.name ?? before?.name ?? "";
  return [
    ...nameFacts("menuItem", before, after),
    ...changedFacts<{ [Field in keyof Priced]: number | null }>(
      { priceCentimes: "money", tvaBp: "percent" },
      { before: before ?? unpriced, after: after ?? unpriced, of },
    ),
  ];
}

type Group = {
  name: string;
  course?: number | null | undefined;
  modifiers: readonly Pick<Modifier, "id" | "name" | "priceCentimes">[];
};

/** What was done with an item's photo, never its bytes; nothing where it is the same one. */
export function photoFacts(
  of: string,
  before: string | undefined,
  after: string | undefined,
): AuditFact[] {
  if (before === after) return [];
  const step: PhotoStep = !before ? "added" : after ? "replaced" : "removed";
  return [fact("photo", "photo-step", { after: step, of })];
}

/** A group's name, its course of a set, and each option that is new, gone or has another price. */
export function groupFacts(before: Group | undefined, after: Group | undefined): AuditFact[] {
  const was = new Map(before?.modifiers.map((modifier) => [modifier.id, modifier]));
  const is = new Map(after?.modifiers.map((modifier) => [modifier.id, modifier]));
  const prices = [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    if (old?.priceCentimes === now?.priceCentimes) return [];
    const of = now?.name ?? old?.name;
    return [
      fact("priceCentimes", "money", { before: old?.priceCentimes, after: now?.priceCentimes, of }),
    ];
  });
  const course = changedFacts<{ setCourse: number | null }>(
    { setCourse: "number" },
    {
      before: { setCourse: before?.course ?? null },
      after: { setCourse: after?.course ?? null },
      of: after?.name ?? before?.name ?? "",
    },
  );
  return [...nameFacts("modifierGroup", before, after), ...course, ...prices];
}

type Hours = Pick<
  HappyHour,
  "name" | "isActive" | "days" | "from" | "to" | "firstDate" | "lastDate" | "prices"
>;

/** What the items and categories of a happy hour's prices are called. */
type TargetNames = ReadonlyMap<string, string>;

/** A happy hour's name, whether it is on, when it is, how many prices it changes, and each price that is new, gone or another one. */
export function happyHourFacts(
  before: Hours | undefined,
  after: Hours | undefined,
  names: TargetNames,
): AuditFact[] {
  const of = after?.name ?? before?.name ?? "";
  return [
    ...nameFacts("happyHour", before, after),
    ...changedFacts<HoursInWords>(
      { isActive: "flag", hours: "text", firstDate: "date", lastDate: "date", prices: "number" },
      { before: inWords(before), after: inWords(after), of },
    ),
    ...happyPriceFacts(before?.prices, after?.prices, names),
  ];
}

type Prices = readonly HappyHourPrice[] | undefined;

function happyPriceFacts(before: Prices, after: Prices, names: TargetNames): AuditFact[] {
  const was = new Map(before?.map((price) => [targetOf(price), price]));
  const is = new Map(after?.map((price) => [targetOf(price), price]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((target) =>
    changedFacts<ReturnType<typeof priceOrShare>>(
      { priceCentimes: "money", discountBp: "percent" },
      {
        before: priceOrShare(was.get(target)),
        after: priceOrShare(is.get(target)),
        of: names.get(target) ?? "",
      },
    ),
  );
}

function priceOrShare(price: HappyHourPrice | undefined) {
  if (!price) return { priceCentimes: null, discountBp: null };
  return price.kind === "item-price"
    ? { priceCentimes: price.priceCentimes, discountBp: null }
    : { priceCentimes: null, discountBp: price.offBp };
}

type HoursInWords = {
  isActive: boolean | null;
  hours: string | null;
  firstDate: string | null;
  lastDate: string | null;
  prices: number | null;
};

/** Days as ISO 8601 counts them: '1 2 3 · 17:00–19:00'. */
function inWords(hours: Hours | undefined): HoursInWords {
  if (!hours) return { isActive: null, hours: null, firstDate: null, lastDate: null, prices: null };
  const { isActive, days, from, to, firstDate, lastDate, prices } = hours;
  const text = `${days.join(" ")} · ${from}–${to}`;
  return { isActive, hours: text, firstDate, lastDate, prices: prices.length };
}
