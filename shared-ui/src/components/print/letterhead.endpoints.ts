import { type Letterhead, letterheadSchema } from "@funduq/shared-types/contracts/letterhead";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "../../client/inject-endpoints.ts";

/** The hotel's own, as its session is: no department's. */
const endpoints = injectEndpoints({
  owner: "shared-ui/letterhead",
  endpoints: (build) => ({
    readLetterhead: build.query<Letterhead, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/letterhead`,
      responseSchema: letterheadSchema,
      // A till prints receipts without a network.
      extraOptions: { keepLastKnown: true },
      providesTags: ["Hotel"],
    }),
  }),
});

export const { useReadLetterheadQuery } = endpoints;
