import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { restaurantListSchema, restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import { restaurantFloorSchema } from "@funduq/shared-types/contracts/pos-floor";
import { posMenuSchema } from "@funduq/shared-types/contracts/pos-menu";
import { defineRoute } from "../../platform/route.ts";
import { getFloor, getMenu, getRestaurants } from "./pos.service.ts";

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
    summary: "A restaurant's tables with what is open on them.",
    params: restaurantRefSchema,
    response: restaurantFloorSchema,
    cache: "hotel-version",
  },
  ({ tx, params }) => getFloor(tx, params),
);

const menu = defineRoute(
  {
    id: "pos.menu",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/menu",
    permission: "pos.view",
    summary: "A restaurant's menu: categories, items, options, happy hours and kitchen stations.",
    params: restaurantRefSchema,
    response: posMenuSchema,
    cache: "hotel-version",
  },
  ({ tx, params, hotel }) => getMenu(tx, params, hotel.timeZone),
);

export const posRoutes = [restaurants, floor, menu];
