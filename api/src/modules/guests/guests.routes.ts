import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { guestListSchema, guestSearchSchema } from "@funduq/shared-types/contracts/guest";
import { defineRoute } from "../../platform/route.ts";
import { cardexRoutes } from "./cardex.routes.ts";
import { searchGuests } from "./guests.service.ts";

const search = defineRoute(
  {
    id: "guests.search",
    method: "GET",
    path: "/hotels/{hotelId}/guests",
    permission: "guests.view",
    summary: "Guests by the beginning of any part of the name, or of the phone number.",
    params: hotelRefSchema,
    query: guestSearchSchema,
    response: guestListSchema,
  },
  ({ tx, hotelId, query }) => searchGuests(tx, hotelId, query.query),
);

export const guestRoutes = [search, ...cardexRoutes];
