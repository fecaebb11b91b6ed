import type {
  HousekeepingBoard,
  HousekeepingRoom,
  SetHousekeepingStatus,
} from "@funduq/shared-types/contracts/housekeeping";
import type { RoomRef, SavedRoom } from "@funduq/shared-types/contracts/room";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

type SetBoardRoomStatus = RoomRef & SetHousekeepingStatus;

export const boardEndpoints = injectEndpoints({
  owner: "mfe-housekeeping/board",
  endpoints: (build) => ({
    getHousekeepingBoard: build.query<HousekeepingBoard, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/housekeeping`,
      providesTags: ["Room", "Booking"],
    }),
    setBoardRoomStatus: build.mutation<SavedRoom, SetBoardRoomStatus>({
      query: ({ hotelId, roomId, ...body }) => ({
        url: `hotels/${hotelId}/rooms/${roomId}/housekeeping-status`,
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Room", "Availability"],
      /** Shows a plain status at once and takes it back if the server refuses it. */
      async onQueryStarted(
        { hotelId, roomId, version: _seen, ...wish },
        { dispatch, queryFulfilled },
      ) {
        const show = (change: Partial<HousekeepingRoom>) =>
          dispatch(
            boardEndpoints.util.updateQueryData("getHousekeepingBoard", hotelId, (board) => {
              Object.assign(roomOf(board, roomId) ?? {}, change);
            }),
          );
        const { status: housekeepingStatus, assignedTo, outOfOrder } = wish;
        // Closing a room can be refused because of its bookings: that one waits for the answer.
        const closes = housekeepingStatus === "OutOfOrder";
        const change = { housekeepingStatus, assignedTo, outOfOrder };
        const shown = closes ? undefined : show(change);
        try {
          const { version } = (await queryFulfilled).data;
          show({ ...change, version });
        } catch {
          shown?.undo();
        }
      },
    }),
  }),
});

export const { useGetHousekeepingBoardQuery, useSetBoardRoomStatusMutation } = boardEndpoints;

export function roomOf(
  board: HousekeepingBoard | undefined,
  roomId: string | null,
): HousekeepingRoom | undefined {
  return board?.floors.flatMap(({ rooms }) => rooms).find(({ id }) => id === roomId);
}
