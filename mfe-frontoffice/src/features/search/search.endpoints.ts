import { type DeskSearch, deskSearchSchema } from "@funduq/shared-types/contracts/desk-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export const searchEndpoints = injectEndpoints({
  owner: "mfe-frontoffice/search",
  endpoints: (build) => ({
    searchDesk: build.query<DeskSearch, { hotelId: HotelId; query: string }>({
      query: ({ hotelId, query }) => ({
        url: `hotels/${hotelId}/search`,
        method: "POST",
        body: { query },
      }),
      responseSchema: deskSearchSchema,
      providesTags: ["Booking", "Guest", "Room"],
    }),
  }),
});

export const { useSearchDeskQuery } = searchEndpoints;
