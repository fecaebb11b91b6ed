import type { RestaurantList, RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  RestaurantFloor,
  Terminal,
  TerminalList,
} from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export type Restaurant = RestaurantList["restaurants"][number];

export const restaurantsEndpoints = injectEndpoints({
  owner: "mfe-pos/restaurants",
  endpoints: (build) => ({
    listRestaurants: build.query<Restaurant[], HotelId>({
      query: (hotelId) => `hotels/${hotelId}/restaurants`,
      transformResponse: ({ restaurants }: RestaurantList) => restaurants,
      extraOptions: { keepLastKnown: true },
      providesTags: ["Restaurant"],
    }),
    listTerminals: build.query<Terminal[], RestaurantRef>({
      query: ({ hotelId, restaurantId }) =>
        `hotels/${hotelId}/restaurants/${restaurantId}/terminals`,
      transformResponse: ({ terminals }: TerminalList) => terminals,
      extraOptions: { keepLastKnown: true },
      providesTags: ["Restaurant"],
    }),
    getRestaurantFloor: build.query<RestaurantFloor, RestaurantRef>({
      query: ({ hotelId, restaurantId }) => `hotels/${hotelId}/restaurants/${restaurantId}/floor`,
      extraOptions: { keepLastKnown: true },
      providesTags: ["Restaurant", "Bill"],
    }),
    getPosMenu: build.query<PosMenu, RestaurantRef>({
      query: ({ hotelId, restaurantId }) => `hotels/${hotelId}/restaurants/${restaurantId}/menu`,
      extraOptions: { keepLastKnown: true },
      providesTags: ["Restaurant"],
    }),
  }),
});

export const {
  useListRestaurantsQuery,
  useListTerminalsQuery,
  useGetRestaurantFloorQuery,
  useGetPosMenuQuery,
} = restaurantsEndpoints;

/** Whether the menu is being read, for the first time or again. */
export const useIsMenuReading = (place: RestaurantRef): boolean =>
  useGetPosMenuQuery(place, { selectFromResult: ({ isFetching }) => ({ isFetching }) }).isFetching;
