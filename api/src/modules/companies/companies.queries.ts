import type { Company, CompanyState } from "@funduq/shared-types/contracts/company";
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
export async function selectCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  { part, nif, state, limit, ...patterns }: CompanySearch,
): Promise<Company[]> {
  return selectJson(
    tx,
    sql`
    with found as (
      select c.* from companies c
      where c.hotel_id = ${hotelId} and ${inState[state]} and (
        strpos(c.name_search, ${part}) > 0 or ${nameFits(sql`c.name_search`, patterns)}
        or strpos(c.other_search, ${part}) > 0 or ${nameFits(sql`c.other_search`, patterns)}
        or (${nif} <> '' and starts_with(c.nif_key, ${nif})))
      order by lower(c.name), c.id
      limit ${limit}
    )
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'contactPerson', f.contact_person, 'phone', f.phone,
      'email', f.email, 'nif', f.nif,
      'rates', json_build_array(coalesce((a.rates ->> '1')::bigint, 0), coalesce((a.rates ->> '2')::bigint, 0),
        coalesce((a.rates ->> '3')::bigint, 0), coalesce((a.rates ->> '4')::bigint, 0))
    ) order by lower(f.name), f.id), '[]') as json
    from found f, lateral (
      select json_object_agg(r.persons, r.rate_centimes) as rates from company_rates r
      where r.hotel_id = f.hotel_id and r.company_id = f.id
    ) a`,
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
