import type { RateSheet, SavedRate } from "@funduq/shared-types/contracts/rate";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** How far back the log is searched for the last save; bounds the query. */
const CHANGES_LOOKED_AT = 5_000;

export function selectRateSheet(tx: HotelTx, hotelId: HotelId): Promise<RateSheet> {
  return selectJson(
    tx,
    sql`
    select json_build_object(
      'roomTypes', (select coalesce(json_agg(json_build_object(
          'roomTypeId', t.id, 'name', t.name, 'maxOccupancy', t.max_occupancy,
          'rates', (select json_agg(p.rate_centimes order by n.guests)
            from generate_series(1, t.max_occupancy) as n (guests)
            left join public_rates p on p.hotel_id = t.hotel_id and p.room_type_id = t.id
              and p.guest_count = n.guests)
        ) order by lower(t.name), t.id), '[]') from room_types t where t.hotel_id = ${hotelId}),
      'lastUpdated', (select json_build_object('at', max(updated_at), 'by', ${lastSaver(hotelId)})
        from public_rates where hotel_id = ${hotelId} having count(*) > 0)) as json`,
  );
}

export async function findLastSaver(tx: HotelTx, hotelId: HotelId): Promise<string> {
  return selectJson(tx, sql`select to_json(${lastSaver(hotelId)}) as json`);
}

const lastSaver = (hotelId: HotelId) => sql`
  coalesce((select coalesce(nullif(u.display_name, ''), u.email)
    from (select c.* from changes c where c.hotel_id = ${hotelId}
      order by c.seq desc limit ${CHANGES_LOOKED_AT}) latest
    join users u on u.id = latest.by_user_id
    where latest.action = 'rates.save' order by latest.seq desc limit 1), '')`;

export type LockedType = { id: RoomTypeId; name: string; maxOccupancy: number };

/**
 * Locks the room types of the hotel among these until the transaction ends. Serializes writers of rates of
 * the same type, also where no rate row exists yet.
 */
export async function lockRateTypes(
  tx: HotelTx,
  hotelId: HotelId,
  roomTypeIds: readonly RoomTypeId[],
): Promise<LockedType[]> {
  const rows = await tx.execute<LockedType>(sql`
    select id, name, max_occupancy as "maxOccupancy" from room_types
    where hotel_id = ${hotelId} and id = any(${sql.param(roomTypeIds)}::uuid[])
    order by id for no key update`);
  return [...rows];
}

type StoredRate = { roomTypeId: RoomTypeId; guests: number; rateCentimes: Centimes };

/** The stored rates of these types. Call it after the lock, or they may be stale. */
export function selectStoredRates(
  tx: HotelTx,
  hotelId: HotelId,
  roomTypeIds: readonly RoomTypeId[],
): Promise<StoredRate[]> {
  return selectJson(
    tx,
    sql`select coalesce(json_agg(json_build_object('roomTypeId', room_type_id,
        'guests', guest_count, 'rateCentimes', rate_centimes)), '[]') as json
      from public_rates
      where hotel_id = ${hotelId} and room_type_id = any(${sql.param(roomTypeIds)}::uuid[])`,
  );
}

export async function storeRates(
  tx: HotelTx,
  hotelId: HotelId,
  rates: readonly SavedRate[],
  now: Date,
): Promise<void> {
  const rows = rates.map(({ roomTypeId, guests, rateCentimes }) => ({
    type: roomTypeId,
    guests,
    rate: rateCentimes,
  }));
  await tx.execute(sql`
    insert into public_rates (hotel_id, room_type_id, guest_count, rate_centimes, updated_at)
    select ${hotelId}, type, guests, rate, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as saved (type uuid, guests integer, rate bigint)
    on conflict (hotel_id, room_type_id, guest_count)
      do update set rate_centimes = excluded.rate_centimes, updated_at = excluded.updated_at`);
}
