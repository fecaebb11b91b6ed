import {
  type ChargeItemList,
  chargeItemListSchema,
} from "@funduq/shared-types/contracts/charge-item";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/charge-items",
  endpoints: (build) => ({
    readChargeItems: build.query<ChargeItemList, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/charge-items`,
      responseSchema: chargeItemListSchema,
      providesTags: ["Hotel"],
    }),
  }),
});

export const { useReadChargeItemsQuery } = endpoints;
