import type { Company, CompanyList, CompanyState } from "@funduq/shared-types/contracts/company";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "../client/inject-endpoints.ts";
import { lazySchema } from "../client/lazy-schema.ts";

/** Without a query all companies, up to the limit; without a state those that are not archived. */
type CompanySearch = { hotelId: HotelId; query: string; limit: number; state?: CompanyState };

export const companyEndpoints = injectEndpoints({
  owner: "shared-ui/companies",
  endpoints: (build) => ({
    searchCompanies: build.query<Company[], CompanySearch>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/company-search`,
        method: "POST",
        body,
      }),
      rawResponseSchema: lazySchema(async () => (await import("./contracts.ts")).companyListSchema),
      transformResponse: ({ companies }: CompanyList) => companies,
      providesTags: ["Company"],
    }),
  }),
});

export const { useSearchCompaniesQuery } = companyEndpoints;
