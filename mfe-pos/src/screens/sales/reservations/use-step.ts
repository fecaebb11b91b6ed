import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import {
  type StepWork,
  useStepReservationMutation,
} from "../../../features/reservations/reservations.endpoints.ts";
import { useUnseat } from "../../../features/reservations/use-unseat.ts";

export type NamedStep = StepWork["step"] | "unseat";

/** Cancels a reservation, marks a no-show, or takes one of these or a seating back. A refusal is said as a notice. */
export function useStep(place: RestaurantRef) {
  const t = useText("till");
  const [trigger] = useStepReservationMutation();
  const { submit } = useSubmit(trigger, notify.error);
  const { submit: unseat } = useSubmit(useUnseat(place), notify.error);

  async function step(reservation: TableReservation, name: NamedStep): Promise<void> {
    const { id: reservationId, version, guestName, billId } = reservation;
    if (name === "unseat") {
      if (billId) await unseat({ reservationId, billId, version });
      return;
    }
    const work = { ...place, reservationId };
    const saved = await submit({ ...work, step: name, body: { version } });
    if (!saved || name === "restore") return;
    const said = name === "cancel" ? "r.was-cancelled" : "r.was-no-show";
    notify.undo(
      t(said, { name: guestName }),
      () => void submit({ ...work, step: "restore", body: { version: saved.version } }),
    );
  }

  return { step };
}
