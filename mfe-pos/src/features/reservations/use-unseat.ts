import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillId, TableReservationId } from "@funduq/shared-types/values/ids";
import { useCallback } from "react";
import { useBillOutbox } from "../bills/use-bill-outbox.ts";
import { useUnseatReservationMutation } from "./reservations.endpoints.ts";

type Seating = { reservationId: TableReservationId; billId: BillId; version: number };

const nothing = () => [];

/** Takes a seating back after what was tapped on its bill: an order that waits is not sent to a bill that is gone. */
export function useUnseat(place: RestaurantRef) {
  const outbox = useBillOutbox();
  const [unseat] = useUnseatReservationMutation();
  return useCallback(
    async ({ reservationId, billId, version }: Seating) => {
      const ref = { ...place, billId };
      const request = { ...place, reservationId, body: { version } };
      const answer = await outbox.alone(ref, () => unseat(request), nothing);
      if (answer.data?.isBillDeleted) outbox.forget(ref);
      return answer;
    },
    [place, outbox, unseat],
  );
}
