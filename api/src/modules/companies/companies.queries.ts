import type { Company, CompanyState } from "@funduq/shared-types/contracts/company";
import type { ExportedCompany } from "@funduq/shared-types/contracts/company-import";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { nameFits } from "../guests/guests.service.ts";
import { companies } from "./companies.tables.ts";

type CompanySearch = {
  /** A part of the folded name; an empty one is in all. */
  part: string;
  /** Other spellings and the other script: `namePattern`. */
  pattern: string;
  /** The words in any order: `wordPatterns`. */
  words: readonly string[];
  /** The beginning of a NIF; an empty one is of none. */
  nif: string;
  state: CompanyState;
  limit: number;
};

/** Companies whose folded name contains `part`, or fits the patterns, in either script; by lower-cased name. */
const companiesFound = (
  hotelId: HotelId,
  { part, nif, state, limit, ...patterns }: CompanySearch,
): SQL => sql`
  select c.* from companies c
  where c.hotel_id = ${hotelId} and ${inState[state]} and (
    strpos(c.name_search, ${part}) > 0 or ${nameFits(sql`c.name_search`, patterns)}
    or strpos(c.other_search, ${part}) > 0 or ${nameFits(sql`c.other_search`, patterns)}
    or (${nif} <> '' and starts_with(c.nif_key, ${nif})))
  order by lower(c.name), c.id
  limit ${limit}`;

/** The rates of a company `f` for one to four persons, as `a.rates`. */
const agreedRates = sql`lateral (
  select json_build_array(coalesce(max(r.rate_centimes) filter (where r.persons = 1), 0),
    coalesce(max(r.rate_centimes) filter (where r.persons = 2), 0),
    coalesce(max(r.rate_centimes) filter (where r.persons = 3), 0),
    coalesce(max(r.rate_centimes) filter (where r.persons = 4), 0)) as rates
  from company_rates r where r.hotel_id = f.hotel_id and r.company_id = f.id) a`;

export async function selectCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  search: CompanySearch,
): Promise<Company[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'contactPerson', f.contact_person, 'phone', f.phone,
      'email', f.email, 'nif', f.nif, 'rates', a.rates
    ) order by lower(f.name), f.id), '[]') as json
    from (${companiesFound(hotelId, search)}) f, ${agreedRates}`,
  );
}

export async function selectExportedCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  search: CompanySearch,
): Promise<ExportedCompany[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
      'name', f.name, 'nameOtherScript', f.name_other_script, 'address1', f.address_1, 'address2', f.address_2,
      'address3', f.address_3, 'rc', f.rc, 'nif', f.nif, 'nis', f.nis, 'art', f.art,
      'contactPerson', f.contact_person, 'phone', f.phone, 'email', f.email, 'rates', a.rates,
      'paymentTermsDays', f.payment_terms_days, 'creditLimitCentimes', f.credit_limit_centimes,
      'documentLanguage', f.document_language
    ) order by lower(f.name), f.id), '[]') as json
    from (${companiesFound(hotelId, search)}) f, ${agreedRates}`,
  );
}

const inState: Record<CompanyState, SQL> = {
  active: sql`c.archived_at is null`,
  archived: sql`c.archived_at is not null`,
  all: sql`true`,
};

export async function selectCompanyNames(
  tx: HotelTx,
  hotelId: HotelId,
  companyIds: readonly CompanyId[],
): Promise<{ id: CompanyId; name: string }[]> {
  return tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.hotelId, hotelId), inArray(companies.id, [...companyIds])));
}
