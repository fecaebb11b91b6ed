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
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/search",
    permission: "bookings.view",
    summary:
      "Stays and groups by the beginning of any part of a name, stays also by phone number, both by reference; invoices of folios by number.",
    params: hotelRefSchema,
    body: deskSearchQuerySchema,
    response: deskSearchSchema,
  },
  ({ tx, hotelId, body }) => searchDesk(tx, hotelId, body.query),
);

export const searchRoutes = [desk];
