import type { RestaurantFloor, RestaurantList } from "@funduq/shared-types/contracts/pos";
import type { HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

type RestaurantRef = { hotelId: HotelId; restaurantId: RestaurantId };
export type Restaurant = RestaurantList["restaurants"][number];

export const restaurantsEndpoints = injectEndpoints({
  owner: "mfe-pos/restaurants",
  endpoints: (build) => ({
    listRestaurants: build.query<Restaurant[], HotelId>({
      query: (hotelId) => `hotels/${hotelId}/restaurants`,
      transformResponse: ({ restaurants }: RestaurantList) => restaurants,
      providesTags: ["Restaurant"],
    }),
    getRestaurantFloor: build.query<RestaurantFloor, RestaurantRef>({
      query: ({ hotelId, restaurantId }) => `hotels/${hotelId}/restaurants/${restaurantId}/floor`,
      providesTags: ["Restaurant", "Bill"],
    }),
  }),
});

export const { useListRestaurantsQuery, useGetRestaurantFloorQuery } = restaurantsEndpoints;
