import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { useSetRoomStatus } from "@funduq/shared-ui/endpoints";
import { useDispatch } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { dayGridEndpoints } from "./day-grid.endpoints.ts";

/** Sets a room's status and draws it on the grid of the day that is shown. */
export function useSetGridStatus(date: CalendarDate | undefined) {
  const dispatch = useDispatch();
  const show = useCallback<Parameters<typeof useSetRoomStatus>[0]>(
    ({ hotelId, roomId }, change) =>
      dispatch(
        dayGridEndpoints.util.updateQueryData("readDayGrid", { hotelId, date }, ({ rooms }) => {
          Object.assign(rooms.find(({ id }) => id === roomId) ?? {}, change);
        }),
      ),
    [dispatch, date],
  );
  return useSetRoomStatus(show);
}
