import { companyListSchema, companySearchSchema } from "@funduq/shared-types/contracts/company";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { searchCompanies } from "./companies.service.ts";

const search = defineRoute(
  {
    id: "companies.search",
    method: "POST",
    isSearch: true,
    path: "/hotels/{hotelId}/company-search",
    permission: "companies.view",
    summary: "The hotel's companies whose name contains the query, by name.",
    params: hotelRefSchema,
    body: companySearchSchema,
    response: companyListSchema,
  },
  ({ tx, hotelId, body }) => searchCompanies(tx, hotelId, body),
);

export const companyRoutes = [search];
