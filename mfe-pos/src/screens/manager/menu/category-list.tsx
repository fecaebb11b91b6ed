import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosCategory, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Card, IconButton, Menu, Name, notify } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  DeleteIcon,
  DownIcon,
  EditIcon,
  ExpandIcon,
  MoreIcon,
  UpIcon,
} from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import type { ReactNode } from "react";
import { ColorDot } from "../../../features/menu/color-dot.tsx";
import { useOrderCategoriesMutation } from "../../../features/menu/menu.endpoints.ts";
import { type Reorder, useReorder } from "../../../features/menu/use-reorder.ts";
import { useIsMenuReading } from "../../../features/restaurants/restaurants.endpoints.ts";
import classes from "../manager.module.css";
import { AddCategory } from "./add-category.tsx";
import { Grip } from "./grip.tsx";
import type { OpenedDialog } from "./menu-dialog.tsx";
import { type ShownPart, WITHOUT } from "./shown-part.ts";

type CategoryListProps = {
  place: RestaurantRef;
  menu: PosMenu;
  shown: ShownPart;
  isFolded: boolean;
  /** Null shows all items. */
  onShow: (word: string | null) => void;
  onOpen: (dialog: OpenedDialog) => void;
};

/** The categories in their order, to choose one, to arrange and to add (POS-01). */
export function CategoryList({ place, menu, shown, isFolded, ...props }: CategoryListProps) {
  const t = useText("pos");
  const [order] = useOrderCategoriesMutation();
  const { submit } = useSubmit(order, notify.error);
  const { categories, items } = menu;
  const ids = categories.map(({ id }) => id);
  const isReading = useIsMenuReading(place);
  const reorder = useReorder(ids, {
    save: (next) => submit({ ...place, ids: next }),
    isReading,
  });
  const without = items.filter(({ categoryId }) => categoryId === null).length;
  const ordered = reorder.ids.flatMap((id) => categories.find((each) => each.id === id) ?? []);
  return (
    <Card>
      <details className={classes.categories} open={!isFolded}>
        <summary>
          {t("categories")} <span className={classes.count}>{formatNumber(ids.length)}</span>
          <ExpandIcon size={20} />
        </summary>
        <div>
          <ul className={classes.list} aria-label={t("categories")}>
            <Entry
              isChosen={shown.kind === "all"}
              count={items.length}
              onChoose={() => props.onShow(null)}
            >
              {t("all-items")}
            </Entry>
            {ordered.map((category) => (
              <CategoryEntry
                key={category.id}
                category={category}
                isChosen={shown.kind === "category" && shown.category.id === category.id}
                count={items.filter(({ categoryId }) => categoryId === category.id).length}
                reorder={reorder}
                {...props}
              />
            ))}
            {without > 0 && (
              <Entry
                isChosen={shown.kind === "without"}
                count={without}
                onChoose={() => props.onShow(WITHOUT)}
              >
                {t("uncategorised")}
              </Entry>
            )}
          </ul>
          <AddCategory place={place} />
        </div>
      </details>
    </Card>
  );
}

type EntryProps = {
  isChosen: boolean;
  count: number;
  onChoose: () => void;
  children: ReactNode;
};

function Choose({ isChosen, count, onChoose, children }: EntryProps) {
  return (
    <button type="button" className={classes.choose} aria-pressed={isChosen} onClick={onChoose}>
      {children}
      <span className={classes.count}>{formatNumber(count)}</span>
    </button>
  );
}

function Entry(props: EntryProps) {
  return (
    <li className={classes.entry} data-chosen={props.isChosen || undefined}>
      <span className={classes.noGrip} />
      <Choose {...props} />
    </li>
  );
}

type CategoryEntryProps = Pick<CategoryListProps, "onShow" | "onOpen"> & {
  category: PosCategory;
  isChosen: boolean;
  count: number;
  reorder: Reorder<PosCategory["id"]>;
};

function CategoryEntry({ category, isChosen, count, reorder, ...props }: CategoryEntryProps) {
  const t = useText("pos");
  const { id, name, color } = category;
  const place = reorder.ids.indexOf(id);
  return (
    <li
      className={classes.entry}
      data-sort={id}
      data-chosen={isChosen || undefined}
      data-dragged={reorder.dragged === id || undefined}
    >
      <Grip name={name} gripProps={reorder.gripProps(id)} />
      <Choose isChosen={isChosen} count={count} onChoose={() => props.onShow(id)}>
        <ColorDot color={color} />
        <Name>{name}</Name>
      </Choose>
      <Menu
        trigger={<IconButton icon={MoreIcon} label={t("menu.actions-of", { name })} />}
        items={[
          {
            label: t("menu.edit"),
            icon: EditIcon,
            onSelect: () => props.onOpen({ kind: "category", category }),
          },
          {
            label: t("menu.move-up"),
            icon: UpIcon,
            disabled: place === 0,
            onSelect: () => reorder.move(id, -1),
          },
          {
            label: t("menu.move-down"),
            icon: DownIcon,
            disabled: place === reorder.ids.length - 1,
            onSelect: () => reorder.move(id, 1),
          },
          {
            label: t("menu.delete"),
            icon: DeleteIcon,
            danger: true,
            onSelect: () => props.onOpen({ kind: "remove-category", category }),
          },
        ]}
      />
    </li>
  );
}
