import { type EndedSessions, endedSessionsSchema } from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints, sessionSlice } from "@funduq/shared-ui/state";

export const accountEndpoints = injectEndpoints({
  owner: "shell/account",
  endpoints: (build) => ({
    /** Reads the session again after any answer: when the answer was lost, the session shows whether the hotel was left. */
    leaveHotel: build.mutation<null, HotelId>({
      query: (hotelId) => ({ url: `hotels/${hotelId}/own-place`, method: "DELETE" }),
      invalidatesTags: ["Session"],
      async onQueryStarted(hotelId, { dispatch, queryFulfilled }) {
        dispatch(sessionSlice.actions.leavingHotel(hotelId));
        await queryFulfilled.catch(() => dispatch(sessionSlice.actions.leavingHotel(null)));
      },
    }),
    seeHotel: build.mutation<null, HotelId>({
      query: (hotelId) => ({ url: `session/hotels/${hotelId}/seen`, method: "PUT" }),
      invalidatesTags: ["Session"],
    }),
    endOtherSessions: build.mutation<EndedSessions, void>({
      query: () => ({ url: "session/others", method: "DELETE" }),
      responseSchema: endedSessionsSchema,
    }),
  }),
});

export const { useLeaveHotelMutation, useSeeHotelMutation, useEndOtherSessionsMutation } =
  accountEndpoints;
