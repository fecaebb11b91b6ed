import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  deskSearchQuerySchema,
  deskSearchSchema,
} from "@funduq/shared-types/contracts/desk-search";
import { defineRoute } from "../../platform/route.ts";
import { searchDesk } from "./search.service.ts";

const desk = defineRoute(
  {
    id: "front-desk.search",
    method: "GET",
    path: "/hotels/{hotelId}/search",
    permission: "bookings.view",
    summary: "Stays and groups by the beginning of any part of a name, stays also by phone number.",
    params: hotelRefSchema,
    query: deskSearchQuerySchema,
    response: deskSearchSchema,
  },
  ({ tx, hotelId, query }) => searchDesk(tx, hotelId, query.query),
);

export const searchRoutes = [desk];
