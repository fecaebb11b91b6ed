import type { RateOffers } from "@funduq/shared-types/contracts/rate";
import type { KnownRates } from "@funduq/shared-types/rules/rates";
import type { CompanyId, HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { nightTaxPairs } from "../hotels/tax-rates.tables.ts";

type RateQuestion = {
  hotelId: HotelId;
  roomTypeId: RoomTypeId;
  guests: number;
  companyId?: CompanyId | null | undefined;
};

/** `companyName` is null when there is no such company in the hotel. */
type FoundRates = KnownRates & {
  roomTypeName: string;
  companyName: string | null;
} & Pick<RateOffers, "tdsBp" | "tdsChanges" | "taxRates">;

export async function findKnownRates(
  tx: HotelTx,
  { hotelId, roomTypeId, guests, companyId = null }: RateQuestion,
): Promise<FoundRates | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
      'roomTypeName', t.name,
      ${nightTaxPairs(sql`t.hotel_id`)},
      'baseRate', t.base_rate_centimes,
      'publicRate', coalesce((select p.rate_centimes from public_rates p
        where p.hotel_id = t.hotel_id and p.room_type_id = t.id and p.guest_count = ${guests}), 0),
      'companyName', (select c.name from companies c
        where c.hotel_id = t.hotel_id and c.id = ${companyId}::uuid),
      'companyRates', (select coalesce(json_agg(coalesce(r.rate_centimes, 0) order by n.persons), '[]')
        from companies c
        cross join generate_series(1, 4) as n (persons)
        left join company_rates r on r.hotel_id = c.hotel_id and r.company_id = c.id
          and r.persons = n.persons
        where c.hotel_id = t.hotel_id and c.id = ${companyId}::uuid)
      ) from room_types t where t.hotel_id = ${hotelId} and t.id = ${roomTypeId}) as json`,
  );
}

type HouseQuestion = Omit<RateQuestion, "roomTypeId">;

/** `findKnownRates` of every room type of the hotel. */
export async function listKnownRates(
  tx: HotelTx,
  { hotelId, guests, companyId = null }: HouseQuestion,
): Promise<(KnownRates & { roomTypeId: RoomTypeId })[]> {
  return selectJson(
    tx,
    sql`
    with company as (
      select json_agg(coalesce(r.rate_centimes, 0) order by n.persons) as rates
      from companies c
      cross join generate_series(1, 4) as n (persons)
      left join company_rates r on r.hotel_id = c.hotel_id and r.company_id = c.id
        and r.persons = n.persons
      where c.hotel_id = ${hotelId} and c.id = ${companyId}::uuid
    )
    select coalesce(json_agg(json_build_object(
      'roomTypeId', t.id, 'baseRate', t.base_rate_centimes, 'publicRate', coalesce(p.rate_centimes, 0),
      'companyRates', coalesce((select rates from company), '[]'))), '[]') as json
    from room_types t
    left join public_rates p on p.hotel_id = t.hotel_id and p.room_type_id = t.id
      and p.guest_count = ${guests}
    where t.hotel_id = ${hotelId}`,
  );
}
