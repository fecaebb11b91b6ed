import {
  type FoundHotel,
  type FoundHotels,
  foundHotelsSchema,
} from "@funduq/shared-types/contracts/hotel";
import { injectEndpoints } from "@funduq/shared-ui/state";

export const hotelSearchEndpoints = injectEndpoints({
  owner: "shell/hotels",
  endpoints: (build) => ({
    /** For super admins, whose session does not list every hotel: the first that fit what is typed. */
    searchHotels: build.query<FoundHotel[], string>({
      query: (query) => ({ url: "hotel-search", method: "POST", body: { query } }),
      rawResponseSchema: foundHotelsSchema,
      transformResponse: ({ hotels }: FoundHotels) => hotels,
      providesTags: ["Hotel"],
    }),
  }),
});

export const { useSearchHotelsQuery } = hotelSearchEndpoints;
