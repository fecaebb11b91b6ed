import type { PosCategory, PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { menuSections } from "../../../features/restaurants/menu.ts";

/** In the address in place of a category's id: the items that have none. */
export const WITHOUT = "none";

/** The part of the menu that is shown: one category, the items without one, or all. */
export type ShownPart =
  | { kind: "all"; items: PosItem[] }
  | { kind: "without"; items: PosItem[] }
  | { kind: "category"; category: PosCategory; items: PosItem[] };

/** The part of the word in the address; all items stand by category. */
export function shownPart(menu: PosMenu, word: string | undefined): ShownPart {
  const { categories, items } = menu;
  if (word === WITHOUT)
    return { kind: "without", items: items.filter(({ categoryId }) => categoryId === null) };
  const category = categories.find(({ id }) => id === word);
  if (!category)
    return { kind: "all", items: menuSections(menu).flatMap((section) => section.items) };
  return {
    kind: "category",
    category,
    items: items.filter(({ categoryId }) => categoryId === category.id),
  };
}
