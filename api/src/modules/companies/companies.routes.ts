import { companyListSchema, companySearchSchema } from "@funduq/shared-types/contracts/company";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { listCompanies } from "./companies.service.ts";

const list = defineRoute(
  {
    id: "companies.list",
    method: "GET",
    path: "/hotels/{hotelId}/companies",
    permission: "companies.view",
    summary: "The hotel's companies whose name contains the query.",
    params: hotelRefSchema,
    query: companySearchSchema,
    response: companyListSchema,
  },
  ({ tx, hotelId, query }) => listCompanies(tx, hotelId, query),
);

export const companyRoutes = [list];
