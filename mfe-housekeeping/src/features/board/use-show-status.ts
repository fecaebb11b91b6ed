import type { HotelId } from "@funduq/shared-types/values/ids";
import type { useSetRoomStatus } from "@funduq/shared-ui/endpoints";
import { useDispatch } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { boardEndpoints, roomOf } from "./board.endpoints.ts";

type RoomShown = { hotelId: HotelId; roomId: string };
type ShownStatus = Parameters<Parameters<typeof useSetRoomStatus>[0]>[1];

/** Draws a room's new status on the board. */
export function useShowStatus() {
  const dispatch = useDispatch();
  return useCallback(
    ({ hotelId, roomId }: RoomShown, change: ShownStatus) =>
      dispatch(
        boardEndpoints.util.updateQueryData("getHousekeepingBoard", hotelId, (board) => {
          Object.assign(roomOf(board, roomId) ?? {}, change);
        }),
      ),
    [dispatch],
  );
}
