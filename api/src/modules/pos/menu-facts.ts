import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Modifier, PosItem } from "@funduq/shared-types/contracts/pos-menu";
import { changedFacts, fact } from "@funduq/shared-types/rules/audit-facts";

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

type Group = { name: string; modifiers: readonly Modifier[] };

/** A group's name, and each option that is new, gone or has another price. */
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
  return [...nameFacts("modifierGroup", before, after), ...prices];
}
