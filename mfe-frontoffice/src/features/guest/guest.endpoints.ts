import {
  type GuestList,
  type GuestSummary,
  guestListSchema,
} from "@funduq/shared-types/contracts/guest";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { baseApi, type Dispatch, skipToken } from "@funduq/shared-ui/state";

export const guestEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestGuests: build.query<GuestList, { hotelId: HotelId; query: string }>({
      query: ({ hotelId, query }) => ({ url: `hotels/${hotelId}/guests`, params: { query } }),
      responseSchema: guestListSchema,
      providesTags: ["Guest"],
    }),
    /** A guest that was found a moment ago; null where nobody knows them any more. */
    foundGuest: build.query<GuestSummary | null, { hotelId: HotelId; guestId: GuestId }>({
      queryFn: () => ({ data: null }),
    }),
  }),
});

export const { useSuggestGuestsQuery } = guestEndpoints;

/** Keeps a guest that was found, for the screen that opens next: its address carries the id alone. */
export function keepFoundGuest(dispatch: Dispatch, hotelId: HotelId, guest: GuestSummary): void {
  const arg = { hotelId, guestId: guest.id };
  dispatch(
    guestEndpoints.util.upsertQueryEntries([{ endpointName: "foundGuest", arg, value: guest }]),
  );
}

/** The guest of an address; undefined while that is being looked up. */
export function useFoundGuest(hotelId: HotelId, guestId: GuestId | undefined) {
  const { data } = guestEndpoints.useFoundGuestQuery(guestId ? { hotelId, guestId } : skipToken);
  return guestId === undefined ? null : data;
}
