import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { letterheadSchema } from "@funduq/shared-types/contracts/letterhead";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { defineRoute } from "../../platform/route.ts";
import { findLetterhead } from "./hotels.queries.ts";

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
  async ({ tx, hotelId }) => {
    const found = await findLetterhead(tx, hotelId);
    if (!found) throw new AppError("hotel.not-found");
    return found;
  },
);

export const letterheadRoutes = [letterhead];
