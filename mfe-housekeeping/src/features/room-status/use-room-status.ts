import type {
  HousekeepingRoom,
  SetHousekeepingStatus,
} from "@funduq/shared-types/contracts/housekeeping";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useSetRoomStatus } from "@funduq/shared-ui/endpoints";
import { textOf } from "@funduq/shared-ui/i18n";
import { type ApiFailure, asFailure } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { useShowStatus } from "../board/use-show-status.ts";
import type { StatusBody } from "./unsent-status.ts";
import { useUnsentStatus } from "./use-unsent-status.ts";

/** What is asked for; what is left out stays as it is. */
export type StatusChange = Pick<SetHousekeepingStatus, "status"> &
  Partial<Pick<SetHousekeepingStatus, "assignedTo" | "outOfOrder">>;

export type ChangeStatus = (
  room: HousekeepingRoom,
  wish: StatusChange,
) => Promise<ApiFailure | undefined>;

const t = textOf("housekeeping");

/**
 * Sets a room's status. A plain one is kept on the device, shown at once, sent when there is a network, and undone
 * with one tap for eight seconds. Out of order needs the network and waits for the answer, because a booking may
 * need the room. Resolves to the failure, or to undefined when it is done.
 */
export function useRoomStatus(hotelId: HotelId): ChangeStatus {
  const set = useSetRoomStatus(useShowStatus());
  const keep = useUnsentStatus(hotelId);

  return useCallback(
    async (room, { status, assignedTo = room.assignedTo, outOfOrder = null }) => {
      if (status === "OutOfOrder") {
        const { id: roomId, version } = room;
        const { error } = await set({ hotelId, roomId, status, assignedTo, outOfOrder, version });
        if (error) return asFailure(error);
        notify.success(changed(room, status));
        return undefined;
      }
      const takeBack = await keep(room, { status, assignedTo, outOfOrder: null });
      announce(room, status, takeBack);
      return undefined;
    },
    [set, keep, hotelId],
  );
}

function changed({ number }: HousekeepingRoom, status: SetHousekeepingStatus["status"]): string {
  return t("changed", { number, status: t(`status.${status}`) });
}

/** A period that ended with the change does not come back by a tap. */
function announce(
  room: HousekeepingRoom,
  status: StatusBody["status"],
  takeBack: (body: StatusBody) => void,
) {
  const { housekeepingStatus: before, assignedTo } = room;
  const message = changed(room, status);
  if (before === "OutOfOrder") return notify.success(message);
  const undo = () => takeBack({ status: before, assignedTo, outOfOrder: null });
  return notify.undo(message, undo, t("undo"));
}
