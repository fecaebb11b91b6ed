import type { HotelId } from "@funduq/shared-types/values/ids";
import { useUrlSearch } from "@funduq/shared-ui/router";
import { useBrowseCompaniesQuery } from "../../features/companies/companies.endpoints.ts";
import { useCompanyUrl } from "./use-company-url.ts";

/** What was searched, what was found, and who is selected. Search and selection live in the URL. */
export function useCompanies(hotelId: HotelId) {
  const { values } = useCompanyUrl();
  const search = useUrlSearch();
  const found = useBrowseCompaniesQuery({ hotelId, query: search.query });
  // A company stays open beside a list that does not hold it any more.
  const everyone = useBrowseCompaniesQuery({ hotelId, query: "" });
  return { search, found, everyone, selectedId: values.company ?? null };
}
