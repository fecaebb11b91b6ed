import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { QueryView, Skeleton, Stack } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { clashesOf } from "../booking/clash-list.tsx";
import { MoveAside } from "../change/move-aside.tsx";
import type { MovedGuest } from "../change/moved-texts.ts";
import { RoomChoice } from "../change/room-choice.tsx";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { RoomTaken } from "./room-taken.tsx";
import { guestNameOf } from "./step-dialog.ts";
import type { useReactivation } from "./use-reactivation.ts";

type OtherRoomOfferProps = {
  bookingRef: BookingRef;
  booking: Booking;
  form: ReturnType<typeof useReactivation>;
  /** Why the stay can't have its own room any more. */
  refusal: ApiFailure;
  onMoved: (moved: readonly MovedGuest[]) => void;
};

/**
 * The rooms that are free for who arrives after all (BK-19). Whoever has the room by now is moved only as the
 * second way (BK-08), and a guest who sleeps in it only where no other room is free.
 */
export function OtherRoomOffer(props: OtherRoomOfferProps) {
  const { bookingRef, booking, form, refusal, onMoved } = props;
  const t = useText("frontoffice");
  const { alternatives, room } = form;
  const guest = guestNameOf(booking);
  const clashes = refusal.code === "booking.room-taken" ? clashesOf(refusal.params) : [];
  const isSleptIn = clashes.some(({ status }) => status === "Checked-in");
  // The button that was pressed is locked until a room is chosen.
  const body = useFocusKept(
    (itself) => itself.querySelector<HTMLElement>("input, button"),
    [alternatives.data],
    false,
  );
  return (
    <div ref={body}>
      <Stack>
        <RoomTaken failure={refusal} />
        <QueryView query={alternatives} skeleton={<Skeleton rows={4} />}>
          {({ rooms }) => (
            <Stack>
              <RoomChoice
                label={t("reactivate.other-room", { guest })}
                rooms={rooms}
                chosen={room?.id}
                keepsRate
                forTonight={false}
                onChoose={({ id }) => form.choose(id)}
              />
              {room && !room.sameType && (
                <p>{t("wizard.rate-kept", { guest, amount: formatMoney(booking.rateCentimes) })}</p>
              )}
              {(rooms.length === 0 || !isSleptIn) && (
                <MoveAside
                  hotelId={bookingRef.hotelId}
                  clashes={clashes}
                  confirmLabel={t("wizard.confirm-reactivate")}
                  finalise={() => ({
                    step: "reactivate",
                    bookingId: booking.id,
                    version: booking.version,
                  })}
                  onDone={onMoved}
                />
              )}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </div>
  );
}
