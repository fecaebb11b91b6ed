import type { CompanyList } from "@funduq/shared-types/contracts/company";
import { namePattern } from "@funduq/shared-types/rules/name-pattern";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectCompanies, selectCompanyNames } from "./companies.queries.ts";

const MOST_COMPANIES = 500;

type CompanySearch = { query?: string | undefined; limit?: number | undefined };

/** The companies whose name contains the query, whatever its case, accents and script (COM-01). */
export async function searchCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  { query = "", limit = MOST_COMPANIES }: CompanySearch,
): Promise<CompanyList> {
  const part = nameSearch(query);
  // Nothing but signs was typed: that is in no name, while an empty text would be in all.
  if (query !== "" && part === "") return { companies: [] };
  const pattern = namePattern(query);
  return { companies: await selectCompanies(tx, hotelId, { part, pattern, limit }) };
}

/** The names of companies by id. Null means no company and has no name. */
export async function getCompanyNames(
  tx: HotelTx,
  hotelId: HotelId,
  companyIds: readonly (CompanyId | null)[],
): Promise<Map<CompanyId | null, string>> {
  const rows = await selectCompanyNames(
    tx,
    hotelId,
    companyIds.filter((id) => id !== null),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
