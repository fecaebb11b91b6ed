import type { Company } from "@funduq/shared-types/contracts/company";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { companies } from "./companies.tables.ts";

/** Companies whose folded name contains `part`, or fits `pattern` from a word on; by lower-cased name. */
export async function selectCompanies(
  tx: HotelTx,
  hotelId: HotelId,
  { part, pattern, limit }: { part: string; pattern: string; limit: number },
): Promise<Company[]> {
  return selectJson(
    tx,
    sql`
    with found as (
      select c.* from companies c
      where c.hotel_id = ${hotelId} and (strpos(c.name_search, ${part}) > 0 or c.name_search ~ ${pattern})
      order by lower(c.name), c.id
      limit ${limit}
    )
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'contactPerson', f.contact_person, 'phone', f.phone,
      'email', f.email, 'nif', f.nif,
      'rates', (
        select json_agg(coalesce(r.rate_centimes, 0) order by n.persons)
        from generate_series(1, 4) as n (persons)
        left join company_rates r on r.hotel_id = f.hotel_id and r.company_id = f.id
          and r.persons = n.persons)
    ) order by lower(f.name), f.id), '[]') as json
    from found f`,
  );
}

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
