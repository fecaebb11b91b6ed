import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { SavedLayout, SaveLayout } from "@funduq/shared-types/contracts/pos-floor";
import { injectEndpoints } from "@funduq/shared-ui/state";

export const planEndpoints = injectEndpoints({
  owner: "mfe-pos/plan",
  endpoints: (build) => ({
    saveLayout: build.mutation<SavedLayout, RestaurantRef & SaveLayout>({
      query: ({ hotelId, restaurantId, ...body }) => ({
        url: `hotels/${hotelId}/restaurants/${restaurantId}/layout`,
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Restaurant", "Bill"],
    }),
  }),
});

export const { useSaveLayoutMutation } = planEndpoints;
