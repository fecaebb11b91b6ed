import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { totalOn } from "@funduq/shared-types/rules/stay-price";
import { daysBetween } from "@funduq/shared-types/values/calendar-date";
import { QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, skipToken } from "@funduq/shared-ui/state";
import { clashesOf } from "../booking/clash-list.tsx";
import { saysOfRoom } from "./about-room.ts";
import { useListAlternativesQuery } from "./change.endpoints.ts";
import { MoveAside } from "./move-aside.tsx";
import type { MovedGuest } from "./moved-texts.ts";
import { PriceChange } from "./price-change.tsx";
import { RoomChoice } from "./room-choice.tsx";
import { RoomConflict } from "./room-conflict.tsx";
import type { useDatesDraft } from "./use-dates-draft.ts";

type OtherRoomProps = {
  bookingRef: BookingRef;
  booking: Booking;
  form: Pick<ReturnType<typeof useDatesDraft>, "span" | "room" | "failure" | "wanted">;
  /** The room was free when the price was asked, and no longer when it was saved (BK-09). */
  lost: ApiFailure | undefined;
  onChoose: (room: AlternativeRoom) => void;
  /** The guest in the way has moved, and the stay has its new dates. */
  onMoved: (moved: readonly MovedGuest[]) => void;
};

/** The room is somebody else's on the new dates: who has it, and the rooms that are free (BK-19). */
export function OtherRoom(props: OtherRoomProps) {
  const { bookingRef, booking, form, lost, onChoose } = props;
  const t = useText("frontoffice");
  const { span, room, failure } = form;
  const isWanted = room !== undefined || [lost, failure].some((each) => each && saysOfRoom(each));
  const alternatives = useListAlternativesQuery(
    isWanted && span ? { ...bookingRef, checkIn: span.from, checkOut: span.to } : skipToken,
  );
  const number = room?.number ?? booking.roomNumber;
  return (
    <>
      <RoomConflict
        failure={lost ?? failure}
        message={
          !lost && failure?.code === "booking.room-taken"
            ? t("booking.room-gone", { number })
            : undefined
        }
      />
      {!room && <NextGuest {...props} />}
      {isWanted && (
        <QueryView query={alternatives} skeleton={<Skeleton rows={4} />}>
          {({ rooms }) => (
            <RoomChoice
              label={t("change-dates.move-to")}
              rooms={!room || rooms.some(({ id }) => id === room.id) ? rooms : [room, ...rooms]}
              chosen={room?.id}
              keepsRate
              forTonight={booking.status === "Checked-in"}
              onChoose={onChoose}
            />
          )}
        </QueryView>
      )}
      {room && !room.sameType && <p>{t("change-dates.rate-kept")}</p>}
    </>
  );
}

/** Or the guest who has the room on the new dates moves (BK-08), and the stay is longer in its own room. */
function NextGuest({ bookingRef, booking, form, lost, onMoved }: OtherRoomProps) {
  const t = useText("frontoffice");
  const { wanted, span, failure } = form;
  const clash = lost ?? failure;
  if (!wanted || !span || clash?.code !== "booking.room-taken") return null;
  const { hotelId, bookingId } = bookingRef;
  const finalise = { step: "dates", bookingId, version: booking.version, ...wanted } as const;
  const nights = daysBetween(span.from, span.to);
  return (
    <>
      <MoveAside
        hotelId={hotelId}
        clashes={clashesOf(clash.params)}
        confirmLabel={t("wizard.confirm-dates")}
        finalise={() => finalise}
        onDone={onMoved}
      />
      {/* A room that was lost at the last moment had its price asked for already. */}
      {!lost && (
        <PriceChange before={booking} after={{ nights, totalCentimes: totalOn(booking, span) }} />
      )}
    </>
  );
}
