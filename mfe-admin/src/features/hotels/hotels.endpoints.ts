import type { HotelList, HotelSummary, RemoveHotel } from "@funduq/shared-types/contracts/hotel";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { baseApi } from "@funduq/shared-ui/state";

/** A hotel is exported before it goes. Longer than the API's own limit, so that its answer wins. */
const EXPORTED_WITHIN_MS = 11 * 60_000;

export const hotelsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listHotels: build.query<HotelSummary[], void>({
      query: () => "hotels",
      transformResponse: ({ hotels }: HotelList) => hotels,
      providesTags: ["Hotel"],
    }),
    extendHotel: build.mutation<HotelSummary, HotelId>({
      query: (hotelId) => ({ url: `hotels/${hotelId}/extend`, method: "POST", body: {} }),
      invalidatesTags: ["Hotel"],
    }),
    removeHotel: build.mutation<null, { hotelId: HotelId; name: string }>({
      query: ({ hotelId, name }) => ({
        url: `hotels/${hotelId}`,
        method: "DELETE",
        body: { name } satisfies RemoveHotel,
        timeout: EXPORTED_WITHIN_MS,
      }),
      invalidatesTags: ["Hotel"],
    }),
  }),
});

export const {
  useListHotelsQuery,
  useLazyListHotelsQuery,
  useExtendHotelMutation,
  useRemoveHotelMutation,
} = hotelsEndpoints;
