import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { Group, GroupBlock } from "@funduq/shared-types/contracts/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
import { Checkbox, ErrorCard, Select } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { useEffect, useState } from "react";
import { roomOption } from "../booking/room-option.ts";
import { useListAssignableRoomsQuery } from "./group.endpoints.ts";
import type { AssignmentDraft } from "./use-assignment.ts";

type AssignableRoomsProps = {
  hotelId: HotelId;
  group: Group;
  block: GroupBlock;
  businessDate: CalendarDate;
  field: BoundField<RoomId | undefined>;
  draft: AssignmentDraft;
  update: (patch: Partial<AssignmentDraft>) => void;
};

/** The free rooms of the block's type; those of others when they are asked for (GRP-04). */
export function AssignableRooms(props: AssignableRoomsProps) {
  const { hotelId, group, block, businessDate, field, draft, update } = props;
  const t = useText("frontoffice");
  const [allTypes, setAllTypes] = useState(false);
  const { checkInDate: checkIn, checkOutDate: checkOut, roomId } = draft;
  const ref = { hotelId, groupId: group.id, blockId: block.id };
  const query = useListAssignableRoomsQuery(
    checkIn && checkOut && checkIn < checkOut ? { ...ref, checkIn, checkOut } : skipToken,
  );
  useGone(query.currentData?.rooms, roomId, update);
  if (query.isError && !query.currentData)
    return <ErrorCard failure={query.error} onRetry={() => void query.refetch()} />;
  const free = query.currentData?.rooms ?? [];
  const rooms = free.filter((room) => allTypes || room.roomTypeId === block.roomTypeId);
  return (
    <>
      <Select<RoomId | "">
        {...field}
        label={t("booking.room")}
        required
        placeholder={query.isFetching ? t("loading") : t("booking.room-placeholder")}
        value={rooms.some(({ id }) => id === roomId) ? (roomId ?? "") : ""}
        onChange={(wanted) => field.onChange(wanted || undefined)}
        options={rooms.map((room) => ({
          value: room.id,
          label: roomOption(room, checkIn === businessDate, t),
        }))}
        hint={
          query.currentData &&
          (rooms.length > 0
            ? t("booking.rooms-free", { count: rooms.length })
            : t("booking.no-room-free"))
        }
      />
      <Checkbox
        label={t("group.show-other-types")}
        checked={allTypes}
        onChange={(wanted) => {
          setAllTypes(wanted);
          update({ roomId: undefined });
        }}
      />
    </>
  );
}

/** Somebody else took it, or it went out of order: what the field no longer shows is not sent. */
function useGone(
  rooms: readonly FreeRoom[] | undefined,
  roomId: AssignmentDraft["roomId"],
  update: AssignableRoomsProps["update"],
) {
  const isGone = roomId !== undefined && rooms?.every(({ id }) => id !== roomId);
  useEffect(() => {
    if (isGone) update({ roomId: undefined });
  }, [isGone, update]);
}
