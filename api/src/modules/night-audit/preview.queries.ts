import type { NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { chargesDigest, type HouseNight, nightCharges } from "../folios/house-nights.service.ts";
import { byRoom, stayBalance, stayPairs } from "./checklist.queries.ts";

export type FoundPreview = Pick<NightAuditPreview, "rooms" | "noShows"> & {
  digest: string;
  totals: Omit<NightAuditPreview["totals"], "totalCentimes" | "noShows" | "rooms">;
  /** Lines that no folio takes. */
  lost: number;
};

export async function selectPreview(tx: HotelTx, night: HouseNight): Promise<FoundPreview> {
  return selectJson(tx, previewQuery(night));
}

/** The same charges that the audit posts, by room, with what becomes of who has not come. */
export function previewQuery({ hotelId, night }: HouseNight): SQL {
  return sql`
    with ${nightCharges({ hotelId, night })},
    named as (
      select c.*, f.payer, coalesce(k.name, f.name) as folio_name
      from charges c left join folios f on f.hotel_id = ${hotelId} and f.id = c.folio_id
      left join companies k on k.hotel_id = ${hotelId} and k.id = f.company_id
    ),
    by_stay as (
      select booking_id, json_agg(json_build_object('line', line, 'folioId', folio_id,
        'folioName', folio_name, 'payer', payer, 'amountCentimes', amount_centimes) order by line) as charges
      from named group by booking_id
    ),
    sums as (
      select count(*) as postings, ${sumOf("line = 'room'")} as room, ${sumOf("line = 'tds'")} as tds,
        ${sumOf("payer = 'Guest'")} as guest, ${sumOf("payer = 'Company'")} as company,
        count(*) filter (where folio_id is null) as lost
      from named
    )
    select json_build_object(
      'digest', (select ${chargesDigest} from charges c),
      'lost', sums.lost,
      'rooms', ${rooms({ hotelId, night })},
      'noShows', ${noShows({ hotelId, night })},
      'totals', json_build_object(
        'alreadyCharged', (select count(*) from stay) - (select count(*) from by_stay),
        'postings', sums.postings, 'roomCentimes', sums.room, 'tdsCentimes', sums.tds,
        'guestCentimes', sums.guest, 'companyCentimes', sums.company,
        'dueIn', (select count(*) from bookings b where b.hotel_id = ${hotelId}
          and b.status = 'Confirmed' and b.check_in_date > ${night}::date
          and b.check_in_date <= ${addDays(night, 1)}::date))
    ) as json from sums`;
}

const sumOf = (what: string) =>
  sql`coalesce(sum(amount_centimes) filter (where ${sql.raw(what)}), 0)::bigint`;

function rooms({ hotelId, night }: HouseNight): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(${stayPairs}, 'checkOutDate', b.check_out_date,
      'isOverdue', b.check_out_date <= ${night}::date, 'charges', coalesce(y.charges, '[]')
    ) order by ${byRoom}), '[]')
    from bookings b
    join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
    left join by_stay y on y.booking_id = b.id
    where b.hotel_id = ${hotelId} and b.status = 'Checked-in')`;
}

function noShows({ hotelId, night }: HouseNight): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(${stayPairs}, 'checkInDate', b.check_in_date,
      'checkOutDate', b.check_out_date, 'depositCentimes', -${stayBalance}
    ) order by ${byRoom}), '[]')
    from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
    where b.hotel_id = ${hotelId} and b.check_in_date = ${night}::date
      and b.status in ('Reserved', 'Confirmed'))`;
}
