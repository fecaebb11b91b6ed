import {
  type CompanyCreditAnswer,
  type CompanyCreditQuery,
  companyCreditAnswerSchema,
} from "@funduq/shared-types/contracts/company-credit";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { injectEndpoints } from "@funduq/shared-ui/state";

const endpoints = injectEndpoints({
  owner: "mfe-frontoffice/company-credit",
  endpoints: (build) => ({
    readCompanyCredit: build.query<CompanyCreditAnswer, CompanyRef & CompanyCreditQuery>({
      query: ({ hotelId, companyId, ...params }) => ({
        url: `hotels/${hotelId}/companies/${companyId}/credit`,
        params,
      }),
      responseSchema: companyCreditAnswerSchema,
      providesTags: ["Company", "Booking", "Folio"],
    }),
  }),
});

export const { useReadCompanyCreditQuery } = endpoints;
