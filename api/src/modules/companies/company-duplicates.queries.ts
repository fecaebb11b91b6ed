import type {
  CompanyDuplicate,
  CompanyDuplicateSearch,
} from "@funduq/shared-types/contracts/company-profile";
import { identifierKey } from "@funduq/shared-types/rules/company-identifiers";
import { bareCompanyName } from "@funduq/shared-types/rules/company-name";
import { namePattern, wordPatterns } from "@funduq/shared-types/rules/name-pattern";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { nameFits } from "../guests/guests.service.ts";

const MOST = 6;

/**
 * Companies with the NIF, and those with a name that has all words of `name` but its legal form, in either script, or whose
 * own name is a part of it ('Sonatrach' of 'Sonatrach Amont').
 */
export async function selectDuplicates(
  tx: HotelTx,
  hotelId: HotelId,
  { name = "", nif = "", except }: CompanyDuplicateSearch,
): Promise<CompanyDuplicate[]> {
  const bare = bareCompanyName(name);
  const search = { pattern: namePattern(bare), words: wordPatterns(bare) };
  const key = identifierKey(nif);
  const isNamed = sql`(${bare} <> '' and (${nameFits(sql`c.name_search`, search)}
    or ${nameFits(sql`c.other_search`, search)}
    or strpos(${` ${bare} `}, ' ' || c.name_search || ' ') > 0))`;
  const hasNif = sql`(${key} <> '' and c.nif_key = ${key})`;
  return selectJson(
    tx,
    sql`
    with found as (
      select c.*, coalesce(${hasNif}, false) as has_nif, coalesce(${isNamed}, false) as is_named
      from companies c
      where c.hotel_id = ${hotelId} and c.id is distinct from ${except ?? null}::uuid
    ),
    best as (
      select * from found where has_nif or is_named
      order by has_nif desc, lower(name), id limit ${MOST}
    )
    select coalesce(json_agg(json_build_object(
      'id', b.id, 'name', b.name, 'nif', b.nif, 'contactPerson', b.contact_person,
      'isArchived', b.archived_at is not null,
      'reasons', array_remove(array[case when b.has_nif then 'nif' end,
        case when b.is_named then 'name' end], null)
    ) order by b.has_nif desc, lower(b.name), b.id), '[]') as json from best b`,
  );
}
