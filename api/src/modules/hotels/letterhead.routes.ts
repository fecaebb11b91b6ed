import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { letterheadSchema } from "@funduq/shared-types/contracts/letterhead";
import { defineRoute } from "../../platform/route.ts";
import { getLetterhead } from "./letterhead.service.ts";

const letterhead = defineRoute(
  {
    id: "hotels.letterhead",
    method: "GET",
    path: "/hotels/{hotelId}/letterhead",
    permission: "hotel.view",
    summary: "What stands at the head of the hotel's documents: address and registrations.",
    params: hotelRefSchema,
    response: letterheadSchema,
  },
  ({ tx, hotelId }) => getLetterhead(tx, hotelId),
);

export const letterheadRoutes = [letterhead];
