import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { DiningTable, RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosTerminalId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState, lazyDialog, SegmentedControl, useMediaQuery } from "@funduq/shared-ui";
import { laterTexts, useText } from "@funduq/shared-ui/i18n";
import { CalendarIcon, RestaurantIcon, TillIcon } from "@funduq/shared-ui/icons";
import { useMemo, useState } from "react";
import { type TableView, tableView } from "../../../features/bills/table-status.ts";
import { PrintTroubles } from "../../../features/printing/print-troubles.tsx";
import { useDueReservations } from "../../../features/reservations/use-due-reservations.ts";
import { noteTap } from "../../../features/taps/second-tap.ts";
import { TurnButton } from "../turns/turn-button.tsx";
import { NEW_BILL, useTillPlace } from "../use-till-place.ts";
import { FloorPlan, isDrawable } from "./floor-plan.tsx";
import { QuickBills } from "./quick-bills.tsx";
import { TableBillsDialog } from "./table-bills-dialog.tsx";
import { TableTiles } from "./table-tiles.tsx";
import classes from "./tables.module.css";
import { TillPapers } from "./till-papers.tsx";
import { useNow } from "./use-now.ts";

const ReservationsDialog = lazyDialog(async () => {
  const [{ ReservationsDialog: Loaded }] = await Promise.all([
    import("../reservations/reservations-dialog.tsx"),
    laterTexts("till"),
  ]);
  return Loaded;
});

type TablesScreenProps = {
  restaurant: RestaurantRef;
  terminalId: PosTerminalId | null;
  floor: RestaurantFloor;
  bills: readonly OpenBill[];
  /** The table whose bills are asked for. */
  opened: DiningTable | undefined;
};

/** The restaurant's tables by area: as a plan where there is room for one, as tiles on a phone. */
export function TablesScreen(props: TablesScreenProps) {
  const { restaurant, terminalId, floor, bills, opened } = props;
  const t = useText("till");
  const now = useNow();
  const due = useDueReservations(restaurant, now);
  const [showsReservations, setShowsReservations] = useState(false);
  const { place, goTo } = useTillPlace();
  const isWide = useMediaQuery("(min-width: 48.01rem)");
  const views = useMemo(
    () => floor.tables.map((table) => tableView(table, bills, now, due)),
    [floor.tables, bills, now, due],
  );
  const areas = [...new Set(floor.tables.map(({ area }) => area))];
  const area = areas.find((name) => name === place.area) ?? areas[0] ?? "";
  const here = views.filter(({ table }) => table.area === area);
  const isPlan = isWide && here.length > 0 && isDrawable(here);

  function openTable({ table, bills: open }: TableView) {
    const [first, ...others] = open;
    if (others.length > 0) goTo.table(table.id);
    else goTo.bill(table.id, first?.id ?? NEW_BILL);
  }

  return (
    <div className={classes.screen} data-plan={isPlan || undefined} onClickCapture={noteTap}>
      <div className={classes.tools}>
        {areas.length > 1 && (
          <SegmentedControl
            label={t("area")}
            value={area}
            onChange={goTo.area}
            options={areas.map((name) => ({ value: name, label: name || t("main-room") }))}
          />
        )}
        <Button icon={TillIcon} onClick={() => goTo.bill(null, NEW_BILL)}>
          {t("quick-sale")}
        </Button>
        <Button icon={CalendarIcon} onClick={() => setShowsReservations(true)}>
          {t("reservations")}
        </Button>
        <TillPapers restaurant={restaurant} terminalId={terminalId} />
        <TurnButton />
      </div>
      <PrintTroubles place={restaurant} />
      <QuickBills bills={bills} />
      <Tables views={here} isPlan={isPlan} onOpen={openTable} />
      {showsReservations && (
        <ReservationsDialog
          place={restaurant}
          floor={floor}
          bills={bills}
          onClose={() => setShowsReservations(false)}
        />
      )}
      {opened && (
        <TableBillsDialog
          table={opened}
          bills={bills.filter(({ tableId }) => tableId === opened.id)}
          onClose={goTo.tables}
        />
      )}
    </div>
  );
}

type TablesProps = {
  views: readonly TableView[];
  isPlan: boolean;
  onOpen: (view: TableView) => void;
};

function Tables({ views, isPlan, onOpen }: TablesProps) {
  const t = useText("pos");
  if (views.length === 0) return <EmptyState icon={RestaurantIcon} message={t("no-tables")} />;
  const Shown = isPlan ? FloorPlan : TableTiles;
  return <Shown views={views} onOpen={onOpen} />;
}
