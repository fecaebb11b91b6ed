import { auditPageSchema, auditQuerySchema } from "@funduq/shared-types/contracts/audit-trail";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { readAuditTrail } from "./audit-trail.service.ts";

const read = defineRoute(
  {
    id: "audit-trail.read",
    method: "GET",
    path: "/hotels/{hotelId}/audit-trail",
    permission: "users.manage",
    summary: "Who did what in the hotel, the youngest first, page by page.",
    params: hotelRefSchema,
    query: auditQuerySchema,
    response: auditPageSchema,
  },
  ({ tx, hotel, query }) => readAuditTrail(tx, hotel, query),
);

export const auditTrailRoutes = [read];
