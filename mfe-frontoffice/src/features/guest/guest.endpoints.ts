import { type GuestList, guestListSchema } from "@funduq/shared-types/contracts/guest";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { baseApi } from "@funduq/shared-ui/state";

const endpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestGuests: build.query<GuestList, { hotelId: HotelId; query: string }>({
      query: ({ hotelId, query }) => ({ url: `hotels/${hotelId}/guests`, params: { query } }),
      responseSchema: guestListSchema,
      providesTags: ["Guest"],
    }),
  }),
});

export const { useSuggestGuestsQuery } = endpoints;
