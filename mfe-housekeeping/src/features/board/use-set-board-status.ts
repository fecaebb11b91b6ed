import { useSetRoomStatus } from "@funduq/shared-ui/endpoints";
import { useDispatch } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { boardEndpoints, roomOf } from "./board.endpoints.ts";

/** Sets a room's status and draws it on the board. */
export function useSetBoardStatus() {
  const dispatch = useDispatch();
  const show = useCallback<Parameters<typeof useSetRoomStatus>[0]>(
    ({ hotelId, roomId }, change) =>
      dispatch(
        boardEndpoints.util.updateQueryData("getHousekeepingBoard", hotelId, (board) => {
          Object.assign(roomOf(board, roomId) ?? {}, change);
        }),
      ),
    [dispatch],
  );
  return useSetRoomStatus(show);
}
