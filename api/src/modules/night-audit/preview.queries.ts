import type { AuditRoom, NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { HouseNight } from "../folios/night-plan.service.ts";
import { byRoom, stayBalance, stayPairs } from "./checklist.queries.ts";

export type FoundPreview = {
  rooms: Omit<AuditRoom, "charges">[];
  noShows: NightAuditPreview["noShows"];
  dueIn: number;
};

export async function selectPreview(tx: HotelTx, night: HouseNight): Promise<FoundPreview> {
  return selectJson(tx, previewQuery(night));
}

/** The stays in-house, by room, and the expected stays that become no-shows. */
function previewQuery({ hotelId, night }: HouseNight): SQL {
  return sql`
    select json_build_object(
      'rooms', ${rooms({ hotelId, night })},
      'noShows', ${noShows({ hotelId, night })},
      'dueIn', (select count(*) from bookings b where b.hotel_id = ${hotelId}
        and b.status = 'Confirmed' and b.check_in_date > ${night}::date
        and b.check_in_date <= ${addDays(night, 1)}::date)
    ) as json`;
}

function rooms({ hotelId, night }: HouseNight): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(${stayPairs}, 'checkOutDate', b.check_out_date,
      'isOverdue', b.check_out_date <= ${night}::date) order by ${byRoom}), '[]')
    from bookings b
    join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
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
