import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  SaleConflict,
  SaleConflictCount,
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
    countConflicts: build.query<SaleConflictCount, RestaurantRef>({
      query: (place) => `${at(place)}/count`,
      providesTags: ["Bill"],
    }),
    listConflicts: build.infiniteQuery<SaleConflictList, RestaurantRef, SaleConflictList["next"]>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) => ({
        url: at(queryArg),
        params: { after: pageParam ?? undefined },
      }),
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

export const { useCountConflictsQuery, useListConflictsInfiniteQuery, useSettleConflictMutation } =
  endpoints;
