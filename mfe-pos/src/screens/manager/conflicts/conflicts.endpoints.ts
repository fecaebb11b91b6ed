import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  SaleConflict,
  SaleConflictList,
  SaleConflictRef,
  SettleConflict,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import { injectEndpoints } from "@funduq/shared-ui/state";

const at = ({ hotelId, restaurantId }: RestaurantRef) =>
  `hotels/${hotelId}/restaurants/${restaurantId}/sale-conflicts`;

const endpoints = injectEndpoints({
  owner: "mfe-pos/conflicts",
  endpoints: (build) => ({
    listConflicts: build.query<SaleConflict[], RestaurantRef>({
      query: (place) => at(place),
      transformResponse: ({ conflicts }: SaleConflictList) => conflicts,
      providesTags: ["Bill"],
    }),
    settleConflict: build.mutation<SaleConflict, SaleConflictRef & SettleConflict>({
      query: ({ saleId, reason, ...place }) => ({
        url: `${at(place)}/${saleId}/settlement`,
        method: "POST",
        body: { reason },
      }),
      invalidatesTags: ["Bill"],
    }),
  }),
});

export const { useListConflictsQuery, useSettleConflictMutation } = endpoints;
