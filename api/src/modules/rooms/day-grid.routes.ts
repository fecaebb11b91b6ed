import {
  dayGridQuerySchema,
  dayGridSchema,
  hotelRefSchema,
} from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getDayGrid } from "./day-grid.service.ts";

const dayGrid = defineRoute(
  {
    id: "front-desk.day-grid",
    method: "GET",
    path: "/hotels/{hotelId}/day-grid",
    permission: "front-desk.view",
    summary: "Every room on one day with whom it is for.",
    params: hotelRefSchema,
    query: dayGridQuerySchema,
    response: dayGridSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId, query }) => getDayGrid(tx, hotelId, query.date),
);

export const dayGridRoutes = [dayGrid];
