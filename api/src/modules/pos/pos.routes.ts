import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  restaurantFloorSchema,
  restaurantListSchema,
  restaurantRefSchema,
} from "@funduq/shared-types/contracts/pos";
import { defineRoute } from "../../platform/route.ts";
import { getFloor, getRestaurants } from "./pos.service.ts";

const restaurants = defineRoute(
  {
    id: "pos.restaurants",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants",
    permission: "pos.view",
    summary: "The hotel's restaurants.",
    params: hotelRefSchema,
    response: restaurantListSchema,
  },
  ({ tx, hotelId }) => getRestaurants(tx, hotelId),
);

const floor = defineRoute(
  {
    id: "pos.floor",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/floor",
    permission: "pos.view",
    summary: "A restaurant's tables with what is open on them, and its menu.",
    params: restaurantRefSchema,
    response: restaurantFloorSchema,
    cache: "hotel-version",
  },
  ({ tx, params }) => getFloor(tx, params),
);

export const posRoutes = [restaurants, floor];
