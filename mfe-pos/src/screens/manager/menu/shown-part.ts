import type { PosCategory, PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";

/** In the address in place of a category's id: the items that have none. */
export const WITHOUT = "none";

/** The part of the menu that is shown: one category, the items without one, or all. */
export type ShownPart =
  | { kind: "all"; items: PosItem[] }
  | { kind: "without"; items: PosItem[] }
  | { kind: "category"; category: PosCategory; items: PosItem[] };

export function shownPart({ categories, items }: PosMenu, word: string | undefined): ShownPart {
  if (word === WITHOUT)
    return { kind: "without", items: items.filter(({ categoryId }) => categoryId === null) };
  const category = categories.find(({ id }) => id === word);
  if (!category) return { kind: "all", items };
  return {
    kind: "category",
    category,
    items: items.filter(({ categoryId }) => categoryId === category.id),
  };
}
