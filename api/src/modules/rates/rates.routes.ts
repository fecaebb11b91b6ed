import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  rateOffersQuerySchema,
  rateOffersSchema,
  rateSheetSchema,
  savedRatesSchema,
  saveRatesSchema,
} from "@funduq/shared-types/contracts/rate";
import { defineRoute } from "../../platform/route.ts";
import { getRateSheet, saveRates } from "./rate-sheet.service.ts";
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

const sheet = defineRoute(
  {
    id: "rates.sheet",
    method: "GET",
    path: "/hotels/{hotelId}/rates",
    permission: "rates.manage",
    summary: "The public rates of every room type, for each number of guests.",
    params: hotelRefSchema,
    response: rateSheetSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId }) => getRateSheet(tx, hotelId),
);

const save = defineRoute(
  {
    id: "rates.save",
    method: "PUT",
    path: "/hotels/{hotelId}/rates",
    permission: "rates.manage",
    summary: "Saves the public rates that were changed, all of them or none.",
    params: hotelRefSchema,
    body: saveRatesSchema,
    response: savedRatesSchema,
    changes: ["Rate"],
  },
  async ({ tx, hotelId, body, now, announce }) => {
    const { saved, facts } = await saveRates(tx, hotelId, body.rates, now);
    announce({ facts });
    return { saved };
  },
);

export const rateRoutes = [offers, sheet, save];
