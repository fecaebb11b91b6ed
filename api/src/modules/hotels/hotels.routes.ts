import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  foundHotelsSchema,
  hotelListQuerySchema,
  hotelListSchema,
  hotelSearchSchema,
  savedHotelSchema,
} from "@funduq/shared-types/contracts/hotel";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { extendSubscription, listHotels, searchHotels } from "./hotels.service.ts";

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

const search = defineRoute(
  {
    id: "hotels.search",
    method: "POST",
    isSearch: true,
    path: "/hotel-search",
    permission: "super-admin",
    summary: "The first hotels by name whose name or city has what was typed.",
    body: hotelSearchSchema,
    response: foundHotelsSchema,
  },
  ({ runtime, body }) => searchHotels(runtime.database, body.query),
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
    response: savedHotelSchema,
    changes: ["Hotel"],
  },
  async ({ tx, hotelId, now, announce }) => {
    const { saved, before, after } = await extendSubscription(tx, hotelId, now);
    announce({ facts: [fact("expiresAt", "moment", { before, after })] });
    return saved;
  },
);

export const hotelRoutes = [list, search, extend];
