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
      providesTags: ["Room", "Booking"],
    }),
  }),
});

export const { useGetHousekeepingBoardQuery } = boardEndpoints;

export function roomOf(
  board: HousekeepingBoard | undefined,
  roomId: string | null,
): HousekeepingRoom | undefined {
  return board?.floors.flatMap(({ rooms }) => rooms).find(({ id }) => id === roomId);
}
