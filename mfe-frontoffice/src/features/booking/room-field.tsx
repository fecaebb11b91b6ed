import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { canMoveInNow } from "@funduq/shared-types/rules/check-in";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { ErrorCard, Select } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { countSellable } from "../availability/sellable.ts";
import { roomOption } from "./room-option.ts";
import type { BookingForm } from "./use-booking-form.ts";

type Say = ReturnType<typeof useText<"frontoffice">>;

type RoomFieldProps = {
  form: BookingForm;
  preselected: GridRoom | undefined;
};

/** The rooms that nobody holds on any of the nights. */
export function RoomField({ form, preselected }: RoomFieldProps) {
  const t = useText("frontoffice");
  const { facts, room, roomsQuery } = form;
  const field = form.field("roomId");
  if (roomsQuery.isError && !roomsQuery.currentData)
    return <ErrorCard failure={roomsQuery.error} onRetry={() => void roomsQuery.refetch()} />;
  const known = roomsQuery.currentData !== undefined;
  const gone = known && !room && isLost(form, preselected?.id);
  const lost = gone && preselected ? whyLost(form, preselected, t) : undefined;
  return (
    <Select<RoomId | "">
      {...field}
      label={t("booking.room")}
      required
      placeholder={known || !roomsQuery.isFetching ? t("booking.room-placeholder") : t("loading")}
      value={room?.id ?? ""}
      onChange={(roomId) => field.onChange(roomId || undefined)}
      options={facts.rooms.map((each) => ({
        value: each.id,
        label: roomOption(each, form.draft.checkInDate === form.businessDate, t),
      }))}
      hint={known && whatIsFree(form, t)}
      error={lost ?? field.error}
    />
  );
}

/**
 * How many rooms are free, without one that is shown although somebody holds it; for who stands at the desk
 * also into how many of them a guest may go at once.
 */
function whatIsFree({ draft, businessDate, roomsQuery }: BookingForm, t: Say): string {
  const rooms = roomsQuery.currentData?.rooms ?? [];
  if (rooms.length === 0) return t("booking.no-room-free");
  const count = countSellable(rooms);
  const sold = t("booking.rooms-free", { count });
  const free = count < rooms.length ? `${sold} · ${t("booking.rest-held")}` : sold;
  if (draft.checkInDate !== businessDate) return free;
  const ready = countSellable(rooms.filter(canMoveInNow));
  return `${free} · ${t("booking.ready-now", { count: ready })}`;
}

/** A room may be empty and yet not for sale: groups hold the last ones of its type. */
function whyLost({ roomsQuery }: BookingForm, { roomTypeId, number }: GridRoom, t: Say): string {
  const full = roomsQuery.currentData?.soldOut?.find((type) => type.roomTypeId === roomTypeId);
  if (!full) return t("booking.room-gone", { number });
  return t("booking.type-sold-out", { number, date: formatDateShort(full.from) });
}

/** Whether the room of the card is no longer to be had; a conflict says so itself. */
function isLost({ draft, failure }: BookingForm, wanted: RoomId | undefined): boolean {
  return wanted !== undefined && draft.roomId === wanted && failure?.code !== "booking.room-taken";
}
