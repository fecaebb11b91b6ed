import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import { QueryView, Skeleton } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import { useReadBookingQuery } from "../booking/booking.endpoints.ts";
import { guestNameOf } from "../stay/step-dialog.ts";
import { useListAlternativesQuery } from "./change.endpoints.ts";
import { RoomChoice } from "./room-choice.tsx";

/** A room for a guest in the way; `version` is the booking that the desk saw when it chose. */
export type ChosenMove = { room: AlternativeRoom; guest: string; version: number };

type ClashMoveProps = {
  bookingRef: BookingRef;
  chosen: ChosenMove | undefined;
  onChoose: (move: ChosenMove | undefined) => void;
  onEnter: () => void;
};

/**
 * The free rooms for one guest who is in the way, on the nights of that guest's stay. The hotel asks
 * for the move, so the stay keeps its price in whatever room is chosen (BK-08, BK-19).
 */
export function ClashMove({ bookingRef, chosen, onChoose, onEnter }: ClashMoveProps) {
  const t = useText("frontoffice");
  const stay = useReadBookingQuery(bookingRef, { refetchOnMountOrArgChange: true });
  const alternatives = useListAlternativesQuery(bookingRef, { refetchOnMountOrArgChange: true });
  const isStale = chosen !== undefined && stay.data && stay.data.version !== chosen.version;
  useEffect(() => {
    if (isStale) onChoose(undefined);
  });
  return (
    <QueryView
      query={stay}
      skeleton={<Skeleton rows={2} />}
      errorMessage={t("booking.load-failed")}
    >
      {(booking) => (
        <QueryView query={alternatives} skeleton={<Skeleton rows={4} />}>
          {({ rooms }) => (
            <>
              <RoomChoice
                label={t("wizard.room-for", { guest: guestNameOf(booking) })}
                rooms={rooms}
                chosen={chosen?.room.id}
                keepsRate
                forTonight={booking.status === "Checked-in"}
                onChoose={(room) => {
                  onChoose({ room, guest: guestNameOf(booking), version: booking.version });
                }}
                onEnter={onEnter}
              />
              <p>
                {t("wizard.rate-kept", {
                  guest: guestNameOf(booking),
                  amount: formatMoney(booking.rateCentimes),
                })}
              </p>
            </>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
