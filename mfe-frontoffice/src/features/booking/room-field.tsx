import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { isReady } from "@funduq/shared-types/rules/check-in";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { ErrorCard, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { BookingForm } from "./use-booking-form.ts";

type Say = ReturnType<typeof useText<"frontoffice">>;

type RoomFieldProps = {
  form: BookingForm;
  preselected: GridRoom | undefined;
  error: string | undefined;
};

/** The rooms that nobody holds on any of the nights. */
export function RoomField({ form, preselected, error }: RoomFieldProps) {
  const t = useText("frontoffice");
  const { facts, room, roomsQuery, update } = form;
  if (roomsQuery.isError && !roomsQuery.currentData)
    return <ErrorCard failure={roomsQuery.error} onRetry={() => void roomsQuery.refetch()} />;
  const known = roomsQuery.currentData !== undefined;
  const gone = known && !room && isLost(form, preselected?.id);
  const count = facts.rooms.length;
  const free = [t("booking.roomsFree", { count }), ...readyNow(form, t)].join(" · ");
  return (
    <Select
      label={t("booking.room")}
      required
      placeholder={known || !roomsQuery.isFetching ? t("booking.roomPlaceholder") : t("loading")}
      value={room?.id ?? ""}
      onChange={(roomId) => update({ roomId })}
      options={facts.rooms.map(({ id, number, roomTypeName, housekeepingStatus, occupiedNow }) => ({
        value: id,
        label: t("booking.roomOption", {
          number,
          type: roomTypeName,
          status: t(occupiedNow ? "booking.guestStillIn" : `housekeeping.${housekeepingStatus}`),
        }),
      }))}
      hint={known && (count > 0 ? free : t("booking.noRoomFree"))}
      error={gone ? t("booking.roomGone", { number: preselected?.number ?? "" }) : error}
    />
  );
}

/** For who stands at the desk: into how many of the rooms a guest may go at once. */
function readyNow({ facts, draft, businessDate }: BookingForm, t: Say): string[] {
  if (draft.checkInDate !== businessDate) return [];
  const ready = facts.rooms.filter((room) => !room.occupiedNow && isReady(room.housekeepingStatus));
  return [t("booking.readyNow", { count: ready.length })];
}

/** Whether the room of the card is no longer to be had; a conflict says so itself. */
function isLost({ draft, failure }: BookingForm, wanted: RoomId | undefined): boolean {
  return wanted !== undefined && draft.roomId === wanted && failure?.code !== "booking.room-taken";
}
