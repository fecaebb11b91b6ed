import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosCategory, PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { useText } from "@funduq/shared-ui/i18n";
import {
  useRemoveCategoryMutation,
  useRemoveItemMutation,
} from "../../../features/menu/menu.endpoints.ts";
import { RemoveDialog } from "../remove-dialog.tsx";
import { CategoryDialog } from "./category-dialog.tsx";
import { ItemDialog } from "./item-dialog.tsx";

export type OpenedDialog =
  | { kind: "category" | "remove-category"; category: PosCategory }
  /** Without an item a new one, which begins in this category. */
  | { kind: "item"; item: PosItem | undefined; categoryId: PosItem["categoryId"] }
  | { kind: "remove-item"; item: PosItem };

type DialogProps = { place: RestaurantRef; menu: PosMenu; onClose: () => void };

/** The one dialog that is open over the menu. */
export function MenuDialog({ opened, ...props }: DialogProps & { opened: OpenedDialog }) {
  switch (opened.kind) {
    case "category":
      return <CategoryDialog {...props} category={opened.category} />;
    case "remove-category":
      return <RemoveCategory {...props} category={opened.category} />;
    case "item":
      return <ItemDialog {...props} item={opened.item} categoryId={opened.categoryId} />;
    case "remove-item":
      return <RemoveItem {...props} item={opened.item} />;
  }
}

function RemoveCategory({
  place,
  menu,
  category,
  onClose,
}: DialogProps & { category: PosCategory }) {
  const t = useText("pos");
  const [remove] = useRemoveCategoryMutation();
  const count = menu.items.filter(({ categoryId }) => categoryId === category.id).length;
  return (
    <RemoveDialog
      name={category.name}
      trigger={remove}
      removed={{ ...place, categoryId: category.id }}
      onClose={onClose}
    >
      {count === 0
        ? t("menu.delete-empty-category")
        : t("menu.delete-category-of-items", { count })}
    </RemoveDialog>
  );
}

function RemoveItem({ place, item, onClose }: DialogProps & { item: PosItem }) {
  const t = useText("pos");
  const [remove] = useRemoveItemMutation();
  return (
    <RemoveDialog
      name={item.name}
      trigger={remove}
      removed={{ ...place, itemId: item.id }}
      onClose={onClose}
    >
      {t("menu.delete-item-note")}
    </RemoveDialog>
  );
}
