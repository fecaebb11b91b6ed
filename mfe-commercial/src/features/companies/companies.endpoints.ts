import type { Company, CompanyList } from "@funduq/shared-types/contracts/company";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

/** The most that one answer holds; beyond it the search narrows the list. */
export const COMPANIES_SHOWN = 200;

type CompanySearch = { hotelId: HotelId; query: string };

export const companiesEndpoints = injectEndpoints({
  owner: "mfe-commercial/companies",
  endpoints: (build) => ({
    browseCompanies: build.query<Company[], CompanySearch>({
      query: ({ hotelId, query }) => ({
        url: `hotels/${hotelId}/company-search`,
        method: "POST",
        body: { query, limit: COMPANIES_SHOWN },
      }),
      transformResponse: ({ companies }: CompanyList) => companies,
      providesTags: ["Company"],
    }),
  }),
});

export const { useBrowseCompaniesQuery } = companiesEndpoints;
