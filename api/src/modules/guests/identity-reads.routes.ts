import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  identityReadsPageSchema,
  identityReadsQuerySchema,
} from "@funduq/shared-types/contracts/identity-reads";
import { defineRoute } from "../../platform/route.ts";
import { readIdentityReads } from "./identity-reads.service.ts";

const read = defineRoute(
  {
    id: "identity-reads.list",
    method: "GET",
    path: "/hotels/{hotelId}/identity-reads",
    permission: "users.manage",
    summary: "Who was shown whose identity and what for, the youngest first, page by page.",
    params: hotelRefSchema,
    query: identityReadsQuerySchema,
    response: identityReadsPageSchema,
  },
  ({ tx, hotel, query }) => readIdentityReads(tx, hotel, query),
);

export const identityReadsRoutes = [read];
