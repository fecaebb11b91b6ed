import type { HousekeepingStatus, OutOfOrder } from "@funduq/shared-types/contracts/room";
import { useCallback } from "react";
import { type RoomStatusWish, useSetRoomStatusMutation } from "./room-status.endpoints.ts";

/** What changes on a screen; the version comes with the API's answer. */
export type ShownStatus = {
  housekeepingStatus: HousekeepingStatus;
  assignedTo: RoomStatusWish["assignedTo"];
  outOfOrder: OutOfOrder | null;
  version?: number;
};

/** Draws a change in the screen's copy of the room; `undo` takes it back. */
type Show = (wish: RoomStatusWish, change: ShownStatus) => { undo: () => void };

/**
 * Sets a room's status. `show` draws it on the department's screen: a plain status at once, taken back when the
 * API refuses it; a closed room after the answer, because its bookings may prevent it.
 */
export function useSetRoomStatus(show: Show) {
  const [set] = useSetRoomStatusMutation();
  return useCallback(
    async (wish: RoomStatusWish) => {
      const { status: housekeepingStatus, assignedTo, outOfOrder } = wish;
      const change = { housekeepingStatus, assignedTo, outOfOrder };
      const shown = housekeepingStatus === "OutOfOrder" ? undefined : show(wish, change);
      const answer = await set(wish);
      if (answer.data) show(wish, { ...change, version: answer.data.version });
      else shown?.undo();
      return answer;
    },
    [set, show],
  );
}
