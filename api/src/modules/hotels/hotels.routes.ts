import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { hotelListSchema, hotelSummarySchema } from "@funduq/shared-types/contracts/hotel";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { extendSubscription, listHotels } from "./hotels.service.ts";

const list = defineRoute(
  {
    id: "hotels.list",
    method: "GET",
    path: "/hotels",
    permission: "super-admin",
    summary: "Every hotel of the installation.",
    response: hotelListSchema,
  },
  ({ runtime }) => listHotels(runtime.database),
);

const extend = defineRoute(
  {
    id: "hotels.extend",
    method: "POST",
    path: "/hotels/{hotelId}/extend",
    permission: "super-admin",
    summary: "Extends a hotel's subscription by 30 days.",
    params: hotelRefSchema,
    body: z.strictObject({}),
    response: hotelSummarySchema,
    changes: ["Hotel"],
  },
  ({ tx, hotelId, now }) => extendSubscription(tx, hotelId, now),
);

export const hotelRoutes = [list, extend];
