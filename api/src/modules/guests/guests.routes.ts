import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { guestListSchema, guestSearchSchema } from "@funduq/shared-types/contracts/guest";
import { defineRoute } from "../../platform/route.ts";
import { cardexRoutes } from "./cardex.routes.ts";
import { searchGuests } from "./guests.service.ts";

const search = defineRoute(
  {
    id: "guests.search",
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/guest-search",
    permission: "guests.view",
    summary: "Guests by the beginning of any part of the name, or of the phone number.",
    params: hotelRefSchema,
    body: guestSearchSchema,
    response: guestListSchema,
  },
  ({ tx, hotelId, body }) => searchGuests(tx, hotelId, body.query),
);

export const guestRoutes = [search, ...cardexRoutes];
