import type { NightAuditChecklist } from "@funduq/shared-types/contracts/night-audit";
import { DEFAULT_HIGH_BALANCE } from "@funduq/shared-types/rules/night-audit";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { billTotal } from "../pos/bill-totals.tables.ts";

export async function selectChecklist(tx: HotelTx, hotelId: HotelId): Promise<NightAuditChecklist> {
  return selectJson(tx, checklistQuery(hotelId));
}

/** How a line of the audit names stay `b`. */
export const stayPairs = sql`'bookingId', b.id, 'reference', b.reference, 'roomNumber', r.number, 'guestName', coalesce((
  select pg.guest_name from primary_guests pg
  where pg.hotel_id = b.hotel_id and pg.booking_id = b.id), '')`;

/** In the order of the rooms, as people count them. */
export const byRoom = sql`length(r.number), r.number, b.id`;

/** Over all folios of stay `b`: moves keep the sum over the booking. */
export const stayBalance = sql`coalesce((
  select sum(p.signed_centimes) from postings p
  where p.hotel_id = b.hotel_id and p.owner_id = b.id), 0)::bigint`;

/** The checklist in one statement (NA-01). */
export function checklistQuery(hotelId: HotelId): SQL {
  const list = (pairs: SQL, of: string, where: SQL) => sql`(
    select coalesce(json_agg(json_build_object(${stayPairs}, ${pairs}) order by ${byRoom}), '[]')
    from ${sql.raw(of)} b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
    where ${where})`;
  const stay = sql`'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date`;
  return sql`
    with house as materialized (
      select business_date as today,
        coalesce(high_balance_threshold_centimes, ${DEFAULT_HIGH_BALANCE}::bigint) as threshold
      from hotels where id = ${hotelId}
    ),
    inside as materialized (
      select b.*, ${stayBalance} as balance from bookings b
      where b.hotel_id = ${hotelId} and b.status = 'Checked-in'
    ),
    expected as (
      select b.* from bookings b
      where b.hotel_id = ${hotelId} and b.status in ('Reserved', 'Confirmed')
        and b.check_in_date <= (select today from house)
    )
    select json_build_object(
      'businessDate', (select today from house),
      'pendingDepartures', ${list(
        sql`'checkOutDate', b.check_out_date, 'balanceCentimes', b.balance`,
        "inside",
        sql`b.check_out_date <= (select today from house)`,
      )},
      'pendingArrivals', ${list(
        sql`${stay}, 'status', b.status, 'becomesNoShow', b.check_in_date = (select today from house)`,
        "expected",
        sql`true`,
      )},
      'openBills', ${openBills(hotelId)},
      'openShifts', ${openShifts(hotelId)},
      'highBalances', ${list(
        sql`'balanceCentimes', b.balance`,
        "inside",
        sql`b.balance > (select threshold from house)`,
      )},
      'openGroupAccounts', ${openGroupAccounts(hotelId)},
      'highBalanceThresholdCentimes', (select threshold from house),
      'lastClosed', ${lastClosed(hotelId)}
    ) as json`;
}

/** A group's account is settled when its last guest has left; before, it is looked at as a guest's is. */
function openGroupAccounts(hotelId: HotelId): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('groupId', g.id, 'groupName', g.name,
      'checkOutDate', d.last_day, 'balanceCentimes', a.balance_centimes
    ) order by d.last_day, lower(g.name), g.id), '[]')
    from unsettled_group_accounts a
    cross join lateral (select g.id, g.name, g.status from groups g
      where g.hotel_id = ${hotelId} and g.id = a.group_id limit 1) g
    join lateral (select max(k.check_out_date) as last_day from group_blocks k
      where k.hotel_id = ${hotelId} and k.group_id = g.id) d on d.last_day is not null
    where a.hotel_id = ${hotelId}
      and (a.balance_centimes > (select threshold from house)
      or (g.status = 'Cancelled' or d.last_day <= (select today from house))
        and not exists (select from bookings b where b.hotel_id = ${hotelId}
          and b.group_id = g.id and b.status in ('Reserved', 'Confirmed', 'Checked-in'))))`;
}

function openBills(hotelId: HotelId): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'billId', o.id, 'name', o.name, 'restaurantId', o.restaurant_id, 'restaurantName', s.name,
      'tableName', coalesce(t.name, ''), 'openedAt', o.opened_at, 'totalCentimes', ${billTotal(sql`o`)}
    ) order by lower(s.name), s.id, length(t.name), t.name, o.opened_at, o.id), '[]')
    from open_bills o
    join restaurants s on s.hotel_id = o.hotel_id and s.id = o.restaurant_id
    left join dining_tables t on t.hotel_id = o.hotel_id and t.id = o.table_id
    where o.hotel_id = ${hotelId})`;
}

/** Cash that nobody has counted yet. It does not keep the day open: a restaurant may sell past midnight. */
function openShifts(hotelId: HotelId): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'shiftId', s.id, 'restaurantName', r.name, 'terminalName', t.name, 'openedAt', s.opened_at,
      'openedBy', coalesce(nullif(u.display_name, ''), u.email)
    ) order by lower(r.name), r.id, lower(t.name), t.id), '[]')
    from pos_shifts s
    join restaurants r on r.hotel_id = s.hotel_id and r.id = s.restaurant_id
    join pos_terminals t on t.hotel_id = s.hotel_id and t.id = s.terminal_id
    left join users u on u.id = s.opened_by
    where s.hotel_id = ${hotelId} and s.closed_at is null)`;
}

function lastClosed(hotelId: HotelId): SQL {
  return sql`(
    select json_build_object('date', d.date, 'closedAt', d.closed_at,
      'closedBy', coalesce(nullif(u.display_name, ''), u.email))
    from business_days d left join users u on u.id = d.closed_by
    where d.hotel_id = ${hotelId} order by d.date desc limit 1)`;
}
