import { nightlyDescriptions, ROOM_DEPARTMENT } from "@funduq/shared-types/rules/folio-nights";
import type { Centimes } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { chargesDigest, type HouseNight, nightCharges } from "./night-charges.queries.ts";

export type PostedNight = {
  digest: string;
  stays: number;
  postings: number;
  totalCentimes: Centimes;
  /** Lines that no folio takes: a stay has lost its personal one. They are not posted. */
  lost: number;
};

/** Posts the night on the whole house in one statement, and says what it posted. */
export async function insertNightCharges(
  tx: HotelTx,
  night: HouseNight,
  deed: Deed,
): Promise<PostedNight> {
  return selectJson(tx, insertNightChargesQuery(night, deed));
}

/**
 * The causes are those of `nightCause`. `counted` reads the very rows that `posted` inserts: what was
 * compared with the preview is what was posted.
 */
export function insertNightChargesQuery({ hotelId, night }: HouseNight, { by, now }: Deed): SQL {
  return sql`
  with ${nightCharges({ hotelId, night })},
  posted as (
    insert into postings (hotel_id, id, booking_id, folio_id, direction, department, description,
      amount_centimes, business_date, posted_at, posted_by, cause)
    select ${hotelId}::uuid, ${lineId(now)}, c.booking_id, c.folio_id, 'charge', ${ROOM_DEPARTMENT},
      case c.line when 'room' then ${nightlyDescriptions.room} else ${nightlyDescriptions.tds} end,
      c.amount_centimes, ${night}::date, ${now.toISOString()}::timestamptz, ${by.userId}::uuid,
      'audit:' || ${night} || ':' || c.booking_id || ':' || c.line
        || case when c.round > 1 then ':' || c.round else '' end
    from charges c where c.folio_id is not null
    order by c.booking_id, c.line
  )
  select json_build_object('digest', ${chargesDigest}, 'stays', count(distinct c.booking_id),
    'postings', count(*), 'totalCentimes', coalesce(sum(c.amount_centimes), 0)::bigint,
    'lost', count(*) filter (where c.folio_id is null)) as json
  from charges c`;
}

/** A UUIDv7 of the moment, the room before its tax: postings of one moment stand by their ids. */
function lineId(now: Date): SQL {
  const moment = now.getTime().toString(16).padStart(12, "0");
  return sql`(${moment} || '7' || case c.line when 'room' then '0' else '1' end
    || substr(replace(gen_random_uuid()::text, '-', ''), 15))::uuid`;
}
