import {
  freeRoomListSchema,
  freeRoomsQuerySchema,
} from "@funduq/shared-types/contracts/availability";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getFreeRooms } from "./availability.service.ts";

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

export const availabilityRoutes = [freeRooms];
