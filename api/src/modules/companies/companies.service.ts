import {
  type CompanyList,
  type CompanyState,
  MOST_COMPANIES,
} from "@funduq/shared-types/contracts/company";
import type { CompanyExport } from "@funduq/shared-types/contracts/company-import";
import { identifierKey } from "@funduq/shared-types/rules/company-identifiers";
import { namePattern, wordPatterns } from "@funduq/shared-types/rules/name-pattern";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  selectCompanies,
  selectCompanyNames,
  selectExportedCompanies,
} from "./companies.queries.ts";

/** Fewer digits are a part of a name, such as '3M' or 'Agence 12'. */
const NIF_DIGITS = 4;

type CompanySearch = {
  query?: string | undefined;
  limit?: number | undefined;
  state?: CompanyState | undefined;
};

/** The companies whose name contains the query, whatever its case, accents, spelling and script (COM-01), or whose NIF begins with it. */
export async function searchCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  asked: CompanySearch,
): Promise<CompanyList> {
  const search = searchOf(asked);
  return { companies: search ? await selectCompanies(tx, hotelId, search) : [] };
}

/** The same companies with all that a list to be imported has of them (COM-06). */
export async function exportCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  asked: CompanySearch,
): Promise<CompanyExport> {
  const search = searchOf(asked);
  return { companies: search ? await selectExportedCompanies(tx, hotelId, search) : [] };
}

function searchOf({ query = "", limit = MOST_COMPANIES, state = "active" }: CompanySearch) {
  const part = nameSearch(query);
  // Nothing but signs was typed: that is in no name, while an empty text would be in all.
  if (query !== "" && part === "") return undefined;
  const [pattern, words] = [namePattern(query), wordPatterns(query)];
  const key = identifierKey(query);
  const nif = /^\d+$/u.test(key) && key.length >= NIF_DIGITS ? key : "";
  return { part, pattern, words, nif, state, limit };
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
