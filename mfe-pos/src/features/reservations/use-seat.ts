import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  SeatedReservation,
  TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import type { BillId, DiningTableId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, useSubmit } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { useBillOutbox } from "../bills/use-bill-outbox.ts";
import { useSeatReservationMutation } from "./reservations.endpoints.ts";
import { useUnseat } from "./use-unseat.ts";

type Wish = {
  reservation: TableReservation;
  tableId: DiningTableId;
  billId: BillId;
  /** The bills that the screen shows on the reserved tables. */
  knownBillIds: BillId[];
};

const billOf = ({ bill }: SeatedReservation) => [bill];

/** Seats a reservation after what was tapped on its bill; it can be taken back for eight seconds. */
export function useSeat(place: RestaurantRef) {
  const t = useText("till");
  const outbox = useBillOutbox();
  const [seat] = useSeatReservationMutation();
  const unseat = useUnseat(place);
  const trigger = useCallback(
    ({ reservation, ...body }: Wish) =>
      outbox.alone(
        { ...place, billId: body.billId },
        () =>
          seat({
            ...place,
            reservationId: reservation.id,
            body: { ...body, version: reservation.version },
          }),
        billOf,
      ),
    [place, outbox, seat],
  );
  const { submit, isSaving, failure } = useSubmit(trigger);

  /** Whether the guests are seated. */
  async function seatGuests(wish: Wish, onUndone: () => void): Promise<boolean> {
    if ((await submit(wish)) === undefined) return false;
    const { billId } = wish;
    const { id: reservationId, version, guestName } = wish.reservation;
    notify.undo(t("seated-now", { name: guestName }), async () => {
      const { error } = await unseat({ reservationId, billId, version: version + 1 });
      if (error) notify.error(asFailure(error));
      else onUndone();
    });
    return true;
  }

  return { seatGuests, isSaving, failure };
}
