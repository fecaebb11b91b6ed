import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { rateOffersQuerySchema, rateOffersSchema } from "@funduq/shared-types/contracts/rate";
import { defineRoute } from "../../platform/route.ts";
import { getRateOffers } from "./rates.service.ts";

const offers = defineRoute(
  {
    id: "rates.offers",
    method: "GET",
    path: "/hotels/{hotelId}/rates/offers",
    permission: "rates.view",
    summary: "The rate plans that a stay may be sold at.",
    params: hotelRefSchema,
    query: rateOffersQuerySchema,
    response: rateOffersSchema,
  },
  ({ tx, hotelId, query }) => getRateOffers(tx, { hotelId, ...query }),
);

export const rateRoutes = [offers];
