import type {
  HousekeepingBoard,
  HousekeepingRoom,
} from "@funduq/shared-types/contracts/housekeeping";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export const boardEndpoints = injectEndpoints({
  owner: "mfe-housekeeping/board",
  endpoints: (build) => ({
    getHousekeepingBoard: build.query<HousekeepingBoard, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/housekeeping`,
      // Rooms, whether they are in use, and who cleans them: no guest is named.
      extraOptions: { keepLastKnown: true },
      providesTags: ["Room", "Booking"],
    }),
  }),
});

export const { useGetHousekeepingBoardQuery } = boardEndpoints;

type Rooms<Room> = { floors: readonly { rooms: readonly Room[] }[] };

export function roomOf<Room extends HousekeepingRoom>(
  board: Rooms<Room>,
  roomId: string | null,
): Room | undefined {
  return board.floors.flatMap(({ rooms }) => rooms).find(({ id }) => id === roomId);
}
