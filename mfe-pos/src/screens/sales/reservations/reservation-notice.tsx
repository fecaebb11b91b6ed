import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { Button, CallFailure, lazyDialog } from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { laterTexts, useText } from "@funduq/shared-ui/i18n";
import { CalendarIcon } from "@funduq/shared-ui/icons";
import { useHotel, useOnline, useServerAway } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useDueReservations } from "../../../features/reservations/use-due-reservations.ts";
import { useSeat } from "../../../features/reservations/use-seat.ts";
import type { Order } from "../order/use-order.ts";
import { useNow } from "../tables/use-now.ts";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./reservations.module.css";

const SeatDialog = lazyDialog(async () => {
  const [{ SeatDialog: Loaded }] = await Promise.all([
    import("./seat-dialog.tsx"),
    laterTexts("till"),
  ]);
  return Loaded;
});

type NoticeProps = { order: Order; floor: RestaurantFloor; bills: readonly OpenBill[] };

/** Says on a table's bill that the table is reserved soon, and seats those guests; or who sits there, and leads to their bill. */
export function ReservationNotice({ order, floor, bills }: NoticeProps) {
  const { table, ref } = order;
  const due = useDueReservations(ref, useNow());
  const here = due.filter(({ tableIds }) => table && tableIds.includes(table.id));
  return here.map((reservation) => {
    const Notice = reservation.state === "seated" ? Seated : Expected;
    return (
      <Notice
        key={reservation.id}
        order={order}
        floor={floor}
        bills={bills}
        reservation={reservation}
      />
    );
  });
}

type ExpectedProps = NoticeProps & { reservation: TableReservation };

/** One party may sit at several tables, and has one bill. */
function Seated({ order, bills, reservation }: ExpectedProps) {
  const t = useText("till");
  const { goTo } = useTillPlace();
  const { guestName, covers, note, billId } = reservation;
  const elsewhere = bills.find(({ id }) => id === billId && id !== order.ref.billId);
  return (
    <div className={classes.notice} role="status">
      <CalendarIcon size={20} />
      <span className={classes.noticeText}>
        <strong>{t("seated-here", { name: guestName })}</strong>
        <span>
          {t("guests", { count: covers })}
          {note && ` · ${note}`}
        </span>
      </span>
      {elsewhere && (
        <Button onClick={() => goTo.insteadBill(elsewhere.tableId, elsewhere.id)}>
          {t("open-party-bill", { table: elsewhere.tableName })}
        </Button>
      )}
    </div>
  );
}

function Expected({ order, floor, bills, reservation }: ExpectedProps) {
  const t = useText("till");
  const timeZone = useHotel()?.timeZone;
  const isOnline = useOnline();
  const isAway = useServerAway();
  const { goTo } = useTillPlace();
  const { table, ref, bill } = order;
  const { seatGuests, isSaving, failure } = useSeat(ref);
  const [asks, setAsks] = useState(false);
  if (!table || !timeZone) return null;
  const open = bills.filter(({ tableId }) => tableId && reservation.tableIds.includes(tableId));
  // Others may still be eating: only a bill with nothing on it is taken without a question.
  const isPlain = open.every(({ id, lines }) => id === bill?.id && lines.length === 0);

  async function seat() {
    if (!table) return;
    const knownBillIds = open.map(({ id }) => id);
    const wish = { reservation, tableId: table.id, billId: ref.billId, knownBillIds };
    if (await seatGuests(wish, goTo.tables)) goTo.insteadBill(table.id, ref.billId);
  }

  return (
    <div className={classes.notice} role="status">
      <CalendarIcon size={20} />
      <span className={classes.noticeText}>
        <strong>
          {t("reserved-for", {
            time: formatTime(reservation.startsAt, timeZone),
            name: reservation.guestName,
          })}
        </strong>
        <span>
          {t("guests", { count: reservation.covers })}
          {reservation.note && ` · ${reservation.note}`}
        </span>
        <CallFailure failure={failure} />
        {isAway && <span>{t("seat-offline")}</span>}
      </span>
      <Button
        saving={isSaving}
        disabled={!isOnline}
        onClick={() => (isPlain ? void seat() : setAsks(true))}
      >
        {t("seat-now")}
      </Button>
      {asks && (
        <SeatDialog
          place={ref}
          floor={floor}
          bills={bills}
          reservation={reservation}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
