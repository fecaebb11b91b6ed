import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, skipToken } from "@funduq/shared-ui/state";
import { useListAlternativesQuery } from "./change.endpoints.ts";
import { RoomChoice } from "./room-choice.tsx";
import { RoomConflict } from "./room-conflict.tsx";
import type { useDatesDraft } from "./use-dates-draft.ts";

const aboutRoom: readonly string[] = [
  "booking.room-taken",
  "booking.room-occupied",
  "room.out-of-order",
  "room.not-ready",
];

/** Whether a refusal is about the room, so that another one would do. */
export function saysOfRoom({ code }: Pick<ApiFailure, "code">): boolean {
  return aboutRoom.includes(code);
}

type OtherRoomProps = {
  bookingRef: BookingRef;
  booking: Booking;
  form: Pick<ReturnType<typeof useDatesDraft>, "span" | "room" | "failure">;
  /** The room was free when the price was asked, and no longer when it was saved (BK-09). */
  lost: ApiFailure | undefined;
  onChoose: (room: AlternativeRoom) => void;
};

/** The room is somebody else's on the new dates: who has it, and the rooms that are free (BK-19). */
export function OtherRoom({ bookingRef, booking, form, lost, onChoose }: OtherRoomProps) {
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
            ? t("booking.roomGone", { number })
            : undefined
        }
      />
      {isWanted && (
        <QueryView query={alternatives} skeleton={<Skeleton rows={4} />}>
          {({ rooms }) => (
            <RoomChoice
              label={t("changeDates.moveTo")}
              rooms={!room || rooms.some(({ id }) => id === room.id) ? rooms : [room, ...rooms]}
              chosen={room?.id}
              forTonight={booking.status === "Checked-in"}
              onChoose={onChoose}
            />
          )}
        </QueryView>
      )}
      {room && !room.sameType && <p>{t("changeDates.rateKept")}</p>}
    </>
  );
}
