import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { Button, CallFailure } from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CalendarIcon } from "@funduq/shared-ui/icons";
import { useHotel, useOnline } from "@funduq/shared-ui/state";
import { useDueReservations } from "../../../features/reservations/use-due-reservations.ts";
import { useSeat } from "../../../features/reservations/use-seat.ts";
import type { Order } from "../order/use-order.ts";
import { useNow } from "../tables/use-now.ts";
import { useTillPlace } from "../use-till-place.ts";
import classes from "./reservations.module.css";

/** Says on a table's bill that the table is reserved soon; one tap seats those guests on this bill. */
export function ReservationNotice({ order }: { order: Order }) {
  const { table, ref } = order;
  const due = useDueReservations(ref, useNow());
  const expected = due.filter(
    ({ state, tableIds }) => state === "booked" && table && tableIds.includes(table.id),
  );
  return expected.map((reservation) => (
    <Expected key={reservation.id} order={order} reservation={reservation} />
  ));
}

type ExpectedProps = { order: Order; reservation: TableReservation };

function Expected({ order, reservation }: ExpectedProps) {
  const t = useText("till");
  const timeZone = useHotel()?.timeZone;
  const isOnline = useOnline();
  const { goTo } = useTillPlace();
  const { table, ref, others, bill } = order;
  const { seatGuests, isSaving, failure } = useSeat(ref);
  if (!table || !timeZone) return null;

  async function seat() {
    if (!table) return;
    const known = [...others, ...(bill ? [bill] : [])].map(({ id }) => id);
    const wish = { reservation, tableId: table.id, billId: ref.billId, knownBillIds: known };
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
        {!isOnline && <span>{t("seat-offline")}</span>}
      </span>
      <Button saving={isSaving} disabled={!isOnline} onClick={() => void seat()}>
        {t("seat-now")}
      </Button>
    </div>
  );
}
