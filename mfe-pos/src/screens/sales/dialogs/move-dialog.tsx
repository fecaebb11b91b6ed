import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { DiningTable, RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import { Dialog, Name, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { moved } from "../../../features/bills/pending-operation.ts";
import { type TableView, tableView } from "../../../features/bills/table-status.ts";
import { useDueReservations } from "../../../features/reservations/use-due-reservations.ts";
import type { Order } from "../order/use-order.ts";
import { StatusWord } from "../tables/table-face.tsx";
import { useNow } from "../tables/use-now.ts";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./dialogs.module.css";

type MoveDialogProps = {
  restaurant: RestaurantRef;
  order: Order;
  bill: OpenBill;
  bills: readonly OpenBill[];
  floor: RestaurantFloor;
  onClose: () => void;
};

/** Moves the bill with a tap; it can be taken back for eight seconds. */
export function MoveDialog({ restaurant, order, bill, bills, floor, onClose }: MoveDialogProps) {
  const t = useText("till");
  const now = useNow();
  const due = useDueReservations(restaurant, now);
  const { goTo } = useTillPlace();

  function move(table: DiningTable | undefined) {
    const before = floor.tables.find(({ id }) => id === bill.tableId);
    const { act } = order;
    act(moved(table ?? null));
    goTo.insteadBill(table?.id ?? null, bill.id);
    onClose();
    notify.undo(t("moved-to", { table: table?.name ?? t("quick-sale") }), () => {
      act(moved(before ?? null));
      goTo.insteadBill(before?.id ?? null, bill.id);
    });
  }

  return (
    <Dialog opened isThrowaway title={t("move-to-table")} onClose={onClose}>
      <div className={classes.places}>
        {floor.tables
          .filter(({ id }) => id !== bill.tableId)
          .map((table) => (
            <button
              key={table.id}
              type="button"
              className={classes.place}
              onClick={() => move(table)}
            >
              <strong>
                <Name>{table.name}</Name>
              </strong>
              <TableNote view={tableView(table, bills, now, due)} />
            </button>
          ))}
        {bill.tableId !== null && (
          <button type="button" className={classes.place} onClick={() => move(undefined)}>
            {t("without-table")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** What the plan says of the table, its open bills and its seats. */
function TableNote({ view }: { view: TableView }) {
  const t = useText("pos");
  const { table, bills } = view;
  return (
    <span className={classes.facts}>
      <span>
        <StatusWord view={view} /> ·
      </span>{" "}
      {bills.length > 0 && (
        <>
          <span>{t("open-bills", { count: bills.length })} ·</span>{" "}
        </>
      )}
      <span>{t("covers", { count: table.covers })}</span>
    </span>
  );
}
