import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { hotelIntegritySchema } from "@funduq/shared-types/contracts/integrity";
import { recountLimits } from "../../platform/recount.ts";
import { defineRoute } from "../../platform/route.ts";
import { checkIntegrity } from "./hotel-integrity.service.ts";

const check = defineRoute(
  {
    id: "hotels.integrity",
    method: "GET",
    path: "/hotels/{hotelId}/integrity",
    permission: "super-admin",
    summary: "Recounts a hotel's data from base rows and tells what does not add up.",
    params: hotelRefSchema,
    response: hotelIntegritySchema,
    limits: recountLimits,
  },
  ({ tx, hotelId, masterKeys, now }) => checkIntegrity(tx, hotelId, masterKeys, now),
);

export const hotelIntegrityRoutes = [check];
