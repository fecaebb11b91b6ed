import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Amount, Name } from "@funduq/shared-ui";
import { formatBasisPoints } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { ColorDot } from "../../../features/menu/color-dot.tsx";
import { SoldOutSwitch } from "../../../features/menu/sold-out-switch.tsx";
import type { Reorder } from "../../../features/menu/use-reorder.ts";
import classes from "../manager.module.css";
import { Grip } from "./grip.tsx";

type ItemColumns = {
  place: RestaurantRef;
  menu: PosMenu;
  /** Undefined where all items are shown: they have no order of their own. */
  reorder: Reorder<PosItem["id"]> | undefined;
};

/** What the list of items says of each; where it can be arranged it is not sorted. */
export function useItemColumns({ place, menu, reorder }: ItemColumns): Column<PosItem>[] {
  const t = useText("pos");
  const categoryOf = ({ categoryId }: PosItem) =>
    menu.categories.find(({ id }) => id === categoryId);
  const category: Column<PosItem> = {
    id: "category",
    header: t("menu.category"),
    cell: (item) => <Name>{categoryOf(item)?.name ?? ""}</Name>,
    sortBy: (item) => categoryOf(item)?.name ?? "",
  };
  return [
    {
      id: "name",
      header: t("item"),
      width: "45%",
      cell: (item) => (
        <span
          className={classes.itemName}
          data-sort={item.id}
          data-dragged={reorder?.dragged === item.id || undefined}
        >
          {reorder && <Grip name={item.name} gripProps={reorder.gripProps(item.id)} />}
          <ColorDot color={item.color ?? categoryOf(item)?.color ?? "grey"} />
          <span>
            <span>
              <Name>{item.name}</Name>
            </span>
            <span className={classes.muted}>
              <Name>{itemFacts(item, menu).join(" · ")}</Name>
            </span>
          </span>
        </span>
      ),
      textOf: ({ name }) => name,
      ...(reorder ? {} : { sortBy: ({ name }) => name }),
    },
    {
      id: "price",
      header: t("price"),
      align: "end",
      cell: ({ priceCentimes }) => <Amount value={priceCentimes} />,
      ...(reorder ? {} : { sortBy: ({ priceCentimes }) => priceCentimes }),
    },
    ...(reorder ? [] : [category]),
    {
      id: "sold-out",
      header: t("menu.on-sale"),
      cell: ({ id, name, isSoldOut }) => (
        <SoldOutSwitch itemRef={{ ...place, itemId: id }} name={name} isSoldOut={isSoldOut} />
      ),
    },
  ];
}

/** Where an item is prepared, its own rate of TVA and the options that it asks for. */
function itemFacts(item: PosItem, { categories, stations, modifierGroups }: PosMenu): string[] {
  const category = categories.find(({ id }) => id === item.categoryId);
  const stationId = item.stationId ?? category?.stationId;
  const station = stations.find(({ id }) => id === stationId);
  const groups = item.modifierGroupIds.map((id) => modifierGroups.find((group) => group.id === id));
  return [
    station?.name,
    item.tvaBp === null ? undefined : formatBasisPoints(item.tvaBp),
    ...groups.map((group) => group?.name),
  ].filter((fact) => fact !== undefined);
}
