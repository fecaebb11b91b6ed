import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosMenu, Station } from "@funduq/shared-types/contracts/pos-menu";
import { Button, Card, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, RestaurantIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useRemoveStationMutation } from "../../../features/menu/menu.endpoints.ts";
import { EntryRow } from "../entry-row.tsx";
import classes from "../manager.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { StationDialog } from "./station-dialog.tsx";

type Opened = { kind: "add" } | { kind: "edit" | "remove"; station: Station };

/** Where orders are prepared (POS-13): each station has tickets and a kitchen screen of its own. */
export function StationsTab({ place, menu }: { place: RestaurantRef; menu: PosMenu }) {
  const t = useText("pos");
  const [opened, setOpened] = useState<Opened>();
  const [remove] = useRemoveStationMutation();
  const close = () => setOpened(undefined);
  return (
    <Card
      title={t("manager.stations")}
      actions={
        <Button variant="primary" icon={AddIcon} onClick={() => setOpened({ kind: "add" })}>
          {t("stations.add")}
        </Button>
      }
    >
      {menu.stations.length === 0 ? (
        <EmptyState icon={RestaurantIcon} message={t("stations.none")} />
      ) : (
        <ul className={classes.list} aria-label={t("manager.stations")}>
          {menu.stations.map((station) => (
            <StationRow key={station.id} station={station} menu={menu} onOpen={setOpened} />
          ))}
        </ul>
      )}
      {opened?.kind === "remove" && (
        <RemoveDialog
          name={opened.station.name}
          trigger={remove}
          removed={{ ...place, stationId: opened.station.id }}
          onClose={close}
        >
          {t("stations.delete-note")}
        </RemoveDialog>
      )}
      {opened && opened.kind !== "remove" && (
        <StationDialog
          place={place}
          menu={menu}
          station={opened.kind === "edit" ? opened.station : undefined}
          onClose={close}
        />
      )}
    </Card>
  );
}

type StationRowProps = { station: Station; menu: PosMenu; onOpen: (opened: Opened) => void };

function StationRow({ station, menu, onOpen }: StationRowProps) {
  const t = useText("pos");
  const { id, name } = station;
  const byId = new Map(menu.categories.map((category) => [category.id, category]));
  const prepared = menu.items.filter(
    ({ stationId, categoryId }) =>
      (stationId ?? (categoryId && byId.get(categoryId)?.stationId)) === id,
  );
  return (
    <EntryRow
      name={name}
      fact={t("items", { count: prepared.length })}
      onEdit={() => onOpen({ kind: "edit", station })}
      onDelete={() => onOpen({ kind: "remove", station })}
    />
  );
}
