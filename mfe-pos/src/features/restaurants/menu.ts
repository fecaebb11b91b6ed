import type { PosCategory, PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { foldName } from "@funduq/shared-types/rules/name-search";

type Menu = Pick<PosMenu, "categories" | "items">;

/** A part of the menu; `category` is null for items that belong to none. */
export type MenuSection = { category: PosCategory | null; items: PosItem[] };

/** The items of a category, of all category by category, or, while somebody searches, those of the whole menu that match. */
export function itemsShown(menu: Menu, categoryId: string | null, query: string): PosItem[] {
  const wanted = foldName(query.trim());
  const items = menuSections(menu).flatMap((section) => section.items);
  if (wanted !== "") return items.filter(({ name }) => fitsName(name, wanted));
  return items.filter((item) => categoryId === null || item.categoryId === categoryId);
}

/** The menu by category in its order, items without a category last; empty parts are left out. */
export function menuSections({ categories, items }: Menu): MenuSection[] {
  return [...categories, null]
    .map((category) => ({
      category,
      items: items.filter(({ categoryId }) => categoryId === (category?.id ?? null)),
    }))
    .filter((section) => section.items.length > 0);
}
