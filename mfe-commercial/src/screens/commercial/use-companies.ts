import { MOST_COMPANIES } from "@funduq/shared-types/contracts/company";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useSearchCompaniesQuery } from "@funduq/shared-ui/endpoints";
import { useUrlSearch } from "@funduq/shared-ui/router";
import { useCompanyUrl } from "./use-company-url.ts";

/** What was searched, what was found, and who is selected. Search and selection live in the URL. */
export function useCompanies(hotelId: HotelId) {
  const { values } = useCompanyUrl();
  const search = useUrlSearch();
  const found = useSearchCompaniesQuery({
    hotelId,
    query: search.query,
    limit: MOST_COMPANIES,
    state: values.state ?? "active",
  });
  return { search, found, selectedId: values.company ?? null };
}
