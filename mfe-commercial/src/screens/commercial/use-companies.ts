import type { HotelId } from "@funduq/shared-types/values/ids";
import { useSearchCompaniesQuery } from "@funduq/shared-ui/endpoints";
import { useUrlSearch } from "@funduq/shared-ui/router";
import { COMPANIES_SHOWN } from "../../features/companies/companies-shown.ts";
import { useCompanyUrl } from "./use-company-url.ts";

/** What was searched, what was found, and who is selected. Search and selection live in the URL. */
export function useCompanies(hotelId: HotelId) {
  const { values } = useCompanyUrl();
  const search = useUrlSearch();
  const found = useSearchCompaniesQuery({ hotelId, query: search.query, limit: COMPANIES_SHOWN });
  // A company stays open beside a list that does not hold it any more.
  const everyone = useSearchCompaniesQuery({ hotelId, query: "", limit: COMPANIES_SHOWN });
  return { search, found, everyone, selectedId: values.company ?? null };
}
