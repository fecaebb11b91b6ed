import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { Button, Card, EmptyState, Name, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import {
  AddIcon,
  DeleteIcon,
  DownIcon,
  EditIcon,
  RestaurantIcon,
  UpIcon,
} from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { DataTable } from "@funduq/shared-ui/table";
import { useOrderItemsMutation } from "../../../features/menu/menu.endpoints.ts";
import { useReorder } from "../../../features/menu/use-reorder.ts";
import { useIsMenuReading } from "../../../features/restaurants/restaurants.endpoints.ts";
import { useItemColumns } from "./item-columns.tsx";
import type { OpenedDialog } from "./menu-dialog.tsx";
import type { ShownPart } from "./shown-part.ts";

type ItemsCardProps = {
  place: RestaurantRef;
  menu: PosMenu;
  shown: ShownPart;
  onOpen: (dialog: OpenedDialog) => void;
};

/** The items of what is chosen; those of one category in its order, which can be changed (POS-01). */
export function ItemsCard({ place, menu, shown, onOpen }: ItemsCardProps) {
  const t = useText("pos");
  const [order] = useOrderItemsMutation();
  const { submit } = useSubmit(order, notify.error);
  const isOrdered = shown.kind !== "all";
  const reorder = useReorder(
    shown.items.map(({ id }) => id),
    { save: (ids) => submit({ ...place, ids }), isReading: useIsMenuReading(place) },
  );
  const byId = new Map(shown.items.map((item) => [item.id, item]));
  const rows = reorder.ids.flatMap((id) => byId.get(id) ?? []);
  const columns = useItemColumns({ place, menu, reorder: isOrdered ? reorder : undefined });
  const category = shown.kind === "category" ? shown.category : undefined;
  return (
    <Card
      title={<PartName shown={shown} />}
      actions={
        <Button
          variant="primary"
          icon={AddIcon}
          onClick={() =>
            onOpen({ kind: "item", item: undefined, categoryId: category?.id ?? null })
          }
        >
          {t("menu.add-item")}
        </Button>
      }
    >
      <DataTable
        // Another category begins with an empty search.
        key={category?.id ?? shown.kind}
        label={t("menu.items")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        search
        searchLabel={t("search")}
        phone="cards"
        counted={(count) => t("items", { count })}
        empty={<EmptyState icon={RestaurantIcon} message={t("no-items")} />}
        onOpen={(item) => onOpen({ kind: "item", item, categoryId: item.categoryId })}
        rowActions={(item) => {
          const at = reorder.ids.indexOf(item.id);
          const moves = [
            {
              label: t("menu.move-up"),
              icon: UpIcon,
              disabled: at === 0,
              onSelect: () => reorder.move(item.id, -1),
            },
            {
              label: t("menu.move-down"),
              icon: DownIcon,
              disabled: at === rows.length - 1,
              onSelect: () => reorder.move(item.id, 1),
            },
          ];
          return [
            {
              label: t("menu.edit"),
              icon: EditIcon,
              onSelect: () => onOpen({ kind: "item", item, categoryId: item.categoryId }),
            },
            ...(isOrdered ? moves : []),
            {
              label: t("menu.delete"),
              icon: DeleteIcon,
              danger: true,
              onSelect: () => onOpen({ kind: "remove-item", item }),
            },
          ];
        }}
      />
    </Card>
  );
}

function PartName({ shown }: { shown: ShownPart }) {
  const t = useText("pos");
  if (shown.kind === "category") return <Name>{shown.category.name}</Name>;
  return t(shown.kind === "all" ? "all-items" : "uncategorised");
}
