import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Amount, Name } from "@funduq/shared-ui";
import { formatBasisPoints, formatList } from "@funduq/shared-ui/format";
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
  const nameOf = (list: readonly { id: string; name: string }[], id: string | null | undefined) =>
    list.find((each) => each.id === id)?.name ?? "";
  const stationOf = (item: PosItem) =>
    nameOf(menu.stations, item.stationId ?? categoryOf(item)?.stationId);
  const optionsOf = ({ modifierGroupIds }: PosItem) =>
    formatList(modifierGroupIds.map((id) => nameOf(menu.modifierGroups, id)));
  const tvaOf = ({ tvaBp }: PosItem) =>
    tvaBp === null ? t("menu.tva-of-hotel") : formatBasisPoints(tvaBp);
  const sorted = (sortBy: (item: PosItem) => string | number) =>
    reorder ? { textOf: (item: PosItem) => String(sortBy(item)) } : { sortBy };
  return [
    {
      id: "name",
      header: t("item"),
      width: "35%",
      cell: (item) => (
        <span
          className={classes.itemName}
          data-sort={item.id}
          data-dragged={reorder?.dragged === item.id || undefined}
        >
          {reorder && <Grip name={item.name} gripProps={reorder.gripProps(item.id)} />}
          <ColorDot color={item.color ?? categoryOf(item)?.color ?? "grey"} />
          <Name>{item.name}</Name>
        </span>
      ),
      ...sorted(({ name }) => name),
    },
    {
      id: "price",
      header: t("price"),
      align: "end",
      cell: ({ priceCentimes }) => <Amount value={priceCentimes} />,
      ...sorted(({ priceCentimes }) => priceCentimes),
    },
    ...(reorder
      ? []
      : [
          {
            id: "category",
            header: t("menu.category"),
            cell: (item: PosItem) => <Name>{categoryOf(item)?.name ?? ""}</Name>,
            sortBy: (item: PosItem) => categoryOf(item)?.name ?? "",
          },
        ]),
    {
      id: "station",
      header: t("menu.station"),
      cell: (item) => <Name>{stationOf(item)}</Name>,
      ...sorted(stationOf),
    },
    { id: "tva", header: t("menu.tva"), cell: tvaOf },
    {
      id: "options",
      header: t("menu.options"),
      cell: (item) => <Name>{optionsOf(item)}</Name>,
      textOf: optionsOf,
    },
    {
      id: "sold-out",
      header: t("menu.on-sale"),
      cell: ({ id, name, isSoldOut }) => (
        <SoldOutSwitch itemRef={{ ...place, itemId: id }} name={name} isSoldOut={isSoldOut} />
      ),
    },
  ];
}
