import {
  type DayGrid,
  dayGridSchema,
  type EndedStayList,
  endedStayListSchema,
  type GridRoom,
} from "@funduq/shared-types/contracts/day-grid";
import type { SetHousekeepingStatus } from "@funduq/shared-types/contracts/housekeeping";
import { type RoomRef, type SavedRoom, savedRoomSchema } from "@funduq/shared-types/contracts/room";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

/** `date` left out is the business date, whichever it is by then. */
type DayAsked = { hotelId: HotelId; date?: CalendarDate | undefined };
type SetRoomStatus = RoomRef & SetHousekeepingStatus & { shownDate: CalendarDate | undefined };

export const dayGridEndpoints = injectEndpoints({
  owner: "mfe-frontoffice/day-grid",
  endpoints: (build) => ({
    readDayGrid: build.query<DayGrid, DayAsked>({
      query: ({ hotelId, date }) => ({ url: `hotels/${hotelId}/day-grid`, params: { date } }),
      responseSchema: dayGridSchema,
      providesTags: ["Room", "Booking", "Guest", "Company", "Hotel"],
    }),
    readEndedStays: build.query<EndedStayList, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/ended-stays`,
      responseSchema: endedStayListSchema,
      providesTags: ["Booking", "Guest", "Hotel"],
    }),
    setRoomStatus: build.mutation<SavedRoom, SetRoomStatus>({
      query: ({ hotelId, roomId, shownDate: _, ...body }) => ({
        url: `hotels/${hotelId}/rooms/${roomId}/housekeeping-status`,
        method: "PUT",
        body,
      }),
      responseSchema: savedRoomSchema,
      invalidatesTags: ["Room", "Availability"],
      /** Shows a plain status at once and takes it back if the API refuses it. */
      async onQueryStarted(wish, { dispatch, queryFulfilled }) {
        const { hotelId, roomId, shownDate: date, status, assignedTo, outOfOrder } = wish;
        const show = (change: Partial<GridRoom>) =>
          dispatch(
            dayGridEndpoints.util.updateQueryData("readDayGrid", { hotelId, date }, ({ rooms }) => {
              Object.assign(rooms.find(({ id }) => id === roomId) ?? {}, change);
            }),
          );
        // Closing a room can be refused because of its bookings: that one waits for the answer.
        const plain = status !== "OutOfOrder";
        const change = { housekeepingStatus: status, assignedTo, outOfOrder };
        const shown = plain && show(change);
        try {
          const { version } = (await queryFulfilled).data;
          show({ ...change, version });
        } catch {
          if (shown) shown.undo();
        }
      },
    }),
  }),
});

export const { useReadDayGridQuery, useReadEndedStaysQuery, useSetRoomStatusMutation } =
  dayGridEndpoints;
