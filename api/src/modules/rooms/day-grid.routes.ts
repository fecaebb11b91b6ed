import {
  dayGridQuerySchema,
  dayGridSchema,
  endedStayListSchema,
  hotelRefSchema,
} from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getDayGrid, getEndedStays } from "./day-grid.service.ts";

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

const endedStays = defineRoute(
  {
    id: "front-desk.ended-stays",
    method: "GET",
    path: "/hotels/{hotelId}/ended-stays",
    permission: "front-desk.view",
    summary: "Who left or cancelled on the business date, and who did not come and still may.",
    params: hotelRefSchema,
    response: endedStayListSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId }) => getEndedStays(tx, hotelId),
);

export const dayGridRoutes = [dayGrid, endedStays];
