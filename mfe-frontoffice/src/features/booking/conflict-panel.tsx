import { errorText, useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { skipToken } from "@funduq/shared-ui/state";
import { useListPricedRoomsQuery } from "../availability/availability.endpoints.ts";
import { MoveAside } from "../change/move-aside.tsx";
import classes from "./booking.module.css";
import { chosenOffer, persons } from "./booking-draft.ts";
import { ClashList, clashesOf } from "./clash-list.tsx";
import { OtherRooms } from "./other-rooms.tsx";
import type { BookingForm } from "./use-booking-form.ts";

/** The room was taken meanwhile (BK-07): who holds it, and the free rooms of the same nights. */
export function ConflictPanel({ form }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const { failure, update, draft, businessDate } = form;
  const isTaken = failure?.code === "booking.room-taken";
  const { others, areComing } = useAlternatives(form, isTaken);
  if (!isTaken) return null;
  return (
    <section role="alert" className={classes.conflict}>
      <p className={classes.conflictTitle}>
        <WarningIcon size={20} /> {errorText(failure)}
      </p>
      <ClashList failure={failure} />
      {others && <p>{others.length > 0 ? t("conflict.choose") : t("booking.no-room-free")}</p>}
      <OtherRooms
        rooms={others ?? []}
        forTonight={draft.checkInDate === businessDate}
        onChoose={(roomId) => update({ roomId })}
      />
      {/* The free rooms come above it, and would push it away from under the pointer. */}
      {!areComing && (
        <MoveAside
          hotelId={form.hotelId}
          clashes={clashesOf(failure.params)}
          confirmLabel={t(form.tried === "check-in" ? "wizard.confirm-check-in" : "wizard.confirm")}
          finalise={() => {
            const booking = form.requestAgain();
            return booking && { step: "create", booking };
          }}
          onDone={(moved, saved) => form.finish(form.tried, saved, moved)}
        />
      )}
      <p>{t("conflict.keep")}</p>
    </section>
  );
}

/**
 * The free rooms that are left, each at the plan that the form stands at: the price beside a room is
 * the one that choosing it leads to. Those of the type that was wanted first, then the others from
 * the cheapest on (BK-19).
 */
function useAlternatives({ hotelId, draft, facts, triedType }: BookingForm, asks: boolean) {
  const { checkInDate: checkIn, checkOutDate: checkOut, company, roomId } = draft;
  const ratePlan = chosenOffer(draft, facts.offers)?.plan;
  const { currentData, isLoading } = useListPricedRoomsQuery(
    // Until the rates of the room are here nobody knows the plan, and another's price would show.
    asks && checkIn && checkOut && triedType && facts.offers.length > 0
      ? {
          hotelId,
          checkIn,
          checkOut,
          roomTypeId: triedType,
          guests: Math.max(1, persons(draft)),
          ...(company && { companyId: company.id }),
          ...(ratePlan && { ratePlan }),
        }
      : skipToken,
  );
  const others = currentData?.rooms.filter(({ id }) => id !== roomId);
  return { others, areComing: isLoading };
}
