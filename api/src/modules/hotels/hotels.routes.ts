import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  hotelListQuerySchema,
  hotelListSchema,
  hotelSummarySchema,
} from "@funduq/shared-types/contracts/hotel";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { extendSubscription, listHotels } from "./hotels.service.ts";

const list = defineRoute(
  {
    id: "hotels.list",
    method: "GET",
    path: "/hotels",
    permission: "super-admin",
    summary: "The installation's hotels by name, a page at a time.",
    query: hotelListQuerySchema,
    response: hotelListSchema,
  },
  ({ runtime, query }) => listHotels(runtime.database, query),
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
  async ({ tx, hotelId, now, announce }) => {
    const { hotel, before } = await extendSubscription(tx, hotelId, now);
    announce({ facts: [fact("expiresAt", "moment", { before, after: hotel.expiresAt })] });
    return hotel;
  },
);

export const hotelRoutes = [list, extend];
