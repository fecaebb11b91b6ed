import type { SetHousekeepingStatus } from "@funduq/shared-types/contracts/housekeeping";
import type { RoomRef, SavedRoom } from "@funduq/shared-types/contracts/room";
import { injectEndpoints } from "../client/inject-endpoints.ts";
import { lazySchema } from "../client/lazy-schema.ts";

export type RoomStatusWish = RoomRef & SetHousekeepingStatus;

const endpoints = injectEndpoints({
  owner: "shared-ui/room-status",
  endpoints: (build) => ({
    setRoomStatus: build.mutation<SavedRoom, RoomStatusWish>({
      query: ({ hotelId, roomId, ...body }) => ({
        url: `hotels/${hotelId}/rooms/${roomId}/housekeeping-status`,
        method: "PUT",
        body,
      }),
      responseSchema: lazySchema(async () => (await import("./contracts.ts")).savedRoomSchema),
      invalidatesTags: ["Room", "Availability"],
    }),
  }),
});

export const { useSetRoomStatusMutation } = endpoints;
