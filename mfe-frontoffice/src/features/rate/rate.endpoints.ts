import { type RateOffers, rateOffersSchema } from "@funduq/shared-types/contracts/rate";
import type { CompanyId, HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

type OffersAsked = {
  hotelId: HotelId;
  roomTypeId: RoomTypeId;
  guests: number;
  companyId?: CompanyId | undefined;
};

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/rate",
  endpoints: (build) => ({
    listRateOffers: build.query<RateOffers, OffersAsked>({
      query: ({ hotelId, ...params }) => ({ url: `hotels/${hotelId}/rates/offers`, params }),
      responseSchema: rateOffersSchema,
      providesTags: ["Rate", "Company", "Hotel"],
    }),
  }),
});

export const { useListRateOffersQuery } = endpoints;
