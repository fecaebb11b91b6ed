import {
  alternativesQuerySchema,
  alternativesSchema,
  availabilityDaysQuerySchema,
  availabilityDaysSchema,
  freeRoomListSchema,
  freeRoomsQuerySchema,
} from "@funduq/shared-types/contracts/availability";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getAlternatives } from "./alternatives.service.ts";
import { getFreeRooms } from "./availability.service.ts";
import { getDays } from "./availability-days.service.ts";

const freeRooms = defineRoute(
  {
    id: "availability.free-rooms",
    method: "GET",
    path: "/hotels/{hotelId}/availability/free-rooms",
    permission: "availability.view",
    summary: "The rooms that nobody holds on any night of a stay.",
    params: hotelRefSchema,
    query: freeRoomsQuerySchema,
    response: freeRoomListSchema,
  },
  ({ tx, hotelId, hotel, query }) => getFreeRooms(tx, { hotelId, ...query }, hotel.businessDate),
);

const alternatives = defineRoute(
  {
    id: "availability.alternatives",
    method: "GET",
    path: "/hotels/{hotelId}/availability/alternatives",
    permission: "availability.view",
    summary: "Free rooms in place of one of a type: the same type first, each with its price.",
    params: hotelRefSchema,
    query: alternativesQuerySchema,
    response: alternativesSchema,
  },
  ({ tx, hotelId, hotel, query }) => getAlternatives(tx, { hotelId, ...query }, hotel.businessDate),
);

const days = defineRoute(
  {
    id: "availability.days",
    method: "GET",
    path: "/hotels/{hotelId}/availability/days",
    permission: "availability.view",
    summary: "How many rooms of each type are left to sell, night by night.",
    params: hotelRefSchema,
    query: availabilityDaysQuerySchema,
    response: availabilityDaysSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId, query }) => getDays(tx, hotelId, query),
);

export const availabilityRoutes = [freeRooms, alternatives, days];
