import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import type { BillId, DiningTableId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, Dialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { billName } from "../../../features/bills/bill-name.ts";
import { newBillId } from "../../../features/bills/pending-operation.ts";
import { useSeat } from "../../../features/reservations/use-seat.ts";
import { useTillPlace } from "../use-till-place.ts";

type SeatDialogProps = {
  place: RestaurantRef;
  floor: RestaurantFloor;
  bills: readonly OpenBill[];
  reservation: TableReservation;
  onClose: () => void;
};

/** Where guests are seated whose tables have a bill, or are several: on that bill, or on a new one of a table. */
export function SeatDialog({ place, floor, bills, reservation, onClose }: SeatDialogProps) {
  const t = useText("till");
  const pos = useText("pos");
  const { goTo } = useTillPlace();
  const { seatGuests, isSaving, failure } = useSeat(place);
  // Drawn once: seating again after a lost answer opens no second bill.
  const [draftId] = useState(newBillId);
  const tables = floor.tables.filter(({ id }) => reservation.tableIds.includes(id));
  const open = bills.filter(({ tableId }) => tables.some(({ id }) => id === tableId));

  async function seat(tableId: DiningTableId, billId: BillId) {
    const knownBillIds = open.map(({ id }) => id);
    if (await seatGuests({ reservation, tableId, billId, knownBillIds }, goTo.tables))
      goTo.insteadBill(tableId, billId);
  }

  return (
    <Dialog
      opened
      size="small"
      isThrowaway
      title={t("r.which-bill", { name: reservation.guestName })}
      onClose={onClose}
    >
      <Stack>
        <CallFailure failure={failure} />
        {open.map((bill) => (
          <Button
            key={bill.id}
            saving={isSaving}
            onClick={() => bill.tableId && void seat(bill.tableId, bill.id)}
          >
            {t("r.bill-at", { table: bill.tableName, bill: billName(bill.name, pos) })}
          </Button>
        ))}
        {tables.map((table) => (
          <Button
            key={table.id}
            variant={open.length > 0 ? "default" : "primary"}
            saving={isSaving}
            onClick={() => void seat(table.id, draftId)}
          >
            {t("r.new-bill", { table: table.name })}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
