import {
  type HotelList,
  type HotelSummary,
  type RemoveHotel,
  type SavedHotel,
  savedHotelSchema,
} from "@funduq/shared-types/contracts/hotel";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

/** A hotel is exported before it goes. Longer than the API's own limit, so that its answer wins. */
const EXPORTED_WITHIN_MS = 11 * 60_000;

export const hotelsEndpoints = injectEndpoints({
  owner: "mfe-admin/hotels",
  endpoints: (build) => ({
    /** All hotels, page after page: the screen searches and sorts them by itself. */
    listHotels: build.query<HotelSummary[], void>({
      async queryFn(_, __, ___, fetchPage) {
        const hotels: HotelSummary[] = [];
        for (let next: HotelList["next"] | undefined; next !== null; ) {
          const params = { afterName: next?.name, afterId: next?.id };
          const { data, error } = await fetchPage({ url: "hotels", params });
          if (error) return { error };
          const page = data as HotelList;
          hotels.push(...page.hotels);
          // An API of the former release answers all of them, without it.
          next = page.next ?? null;
        }
        return { data: hotels };
      },
      providesTags: ["Hotel"],
    }),
    extendHotel: build.mutation<SavedHotel, HotelId>({
      query: (hotelId) => ({ url: `hotels/${hotelId}/extend`, method: "POST", body: {} }),
      responseSchema: savedHotelSchema,
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
