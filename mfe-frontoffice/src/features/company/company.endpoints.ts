import { type CompanyList, companyListSchema } from "@funduq/shared-types/contracts/company";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

const SUGGESTED = 15;

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/company",
  endpoints: (build) => ({
    suggestCompanies: build.query<CompanyList, { hotelId: HotelId; query: string }>({
      query: ({ hotelId, query }) => ({
        url: `hotels/${hotelId}/company-search`,
        method: "POST",
        body: { query, limit: SUGGESTED },
      }),
      responseSchema: companyListSchema,
      providesTags: ["Company"],
    }),
  }),
});

export const { useSuggestCompaniesQuery } = endpoints;
