import type { FoundGroup, FoundStay } from "@funduq/shared-types/contracts/desk-search";
import { endOf, type NameBeginnings } from "@funduq/shared-types/rules/name-beginnings";
import type { BookingId, GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { hasVip, nameFits, namesFound } from "../guests/guests.service.ts";

/** A name in the ways it is tried: its plain beginning, other spellings and script, words in any order. */
export type WantedName = {
  prefix: string;
  pattern: string;
  words: readonly string[];
  beginnings: NameBeginnings;
};

/** A guest whose stays are looked for. `isAlike`: the name only sounds like what was typed. */
export type FoundGuest = { id: GuestId; name: string; isAlike: boolean };
/** A stay that is known by one of its guests. */
export type FoundGuestStay = { id: BookingId; name: string; isAlike: boolean };

const MOST_GROUPS = 5;
export const MOST_STAYS = 20;
/** Of how many guests the stays are looked up; a name that as many have is frequent. */
const MOST_GUESTS = 100;
/** How many arrivals to come are compared with a frequent name. */
const MOST_TO_COME = 500;
/** How many stays are looked up: of all guests, or of each guest with a frequent name. */
const MOST_LOOKED_UP = 2_000;
const MOST_OF_FREQUENT = 2;

/**
 * The first guests whose names fit, as typed before alike, found through the index of name words.
 * `isFrequent`: there are more of them.
 */
export async function selectGuestsByName(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: WantedName,
): Promise<{ isFrequent: boolean; guests: FoundGuest[] }> {
  return selectJson(
    tx,
    sql`
      with ${namesFound({ hotelId, ...wanted, limit: MOST_GUESTS })},
      first as (
        select id, full_name, name_search, rank from best_names
        order by rank, name_search collate "C", id limit ${MOST_GUESTS}
      )
      select json_build_object('isFrequent', (select it from is_frequent),
        'guests', coalesce(json_agg(json_build_object('id', id, 'name', full_name, 'isAlike', rank = 2)
          order by rank, name_search collate "C", id), '[]')) as json
      from first`,
  );
}

export async function selectGuestsByPhone(
  tx: HotelTx,
  hotelId: HotelId,
  prefix: string,
): Promise<FoundGuest[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('id', id, 'name', full_name, 'isAlike', false)), '[]') as json
    from (
      select id, full_name from guests
      where hotel_id = ${hotelId} and phone_digits collate "C" >= ${prefix}
        and phone_digits collate "C" < ${endOf(prefix)}
      order by phone_digits collate "C" limit ${MOST_GUESTS}
    ) g`,
  );
}

/**
 * The stays in the house and the next arrivals with a guest whose name fits: as typed, and where wanted and
 * those are less than a list, alike. A frequent name needs this, as its guests in the house may not be among
 * the first of the index. It reads the rooms of the house and `MOST_TO_COME`, however many stays there are.
 *
 * `= any(array(…))` is one scan of an index; a join searches the index again for each row.
 */
export async function selectStaysAhead(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: WantedName & { isAlikeWanted: boolean },
): Promise<FoundGuestStay[]> {
  const asTyped = sql`(${begins(sql`name_search`, wanted)} or ${begins(sql`other_search`, wanted)})`;
  const alike = sql`(${nameFits(sql`name_search`, wanted)} or ${nameFits(sql`other_search`, wanted)})`;
  return selectJson(
    tx,
    sql`
    with ahead as materialized (
      select id, 0 as place, date '2000-01-01' - check_in_date as days from bookings
      where hotel_id = ${hotelId} and status = 'Checked-in'
      union all
      (select id, 1, check_in_date - date '2000-01-01' from bookings
        where hotel_id = ${hotelId} and status in ('Reserved', 'Confirmed')
          and check_out_date >= (select business_date from hotels where id = ${hotelId})
        order by check_in_date, id limit ${MOST_TO_COME})
    ),
    staying as materialized (
      select booking_id, guest_id from booking_guests
      where hotel_id = ${hotelId} and booking_id = any(array(select id from ahead))
    ),
    people as materialized (
      select id as guest_id, full_name, name_search, other_search from guests
      where hotel_id = ${hotelId} and id = any(array(select guest_id from staying))
    ),
    typed as materialized (
      select guest_id, full_name from people where ${asTyped}
    ),
    as_typed as materialized (${firstStaysAhead(sql`typed`)}),
    sounding as materialized (
      select guest_id, full_name from people
      where ${wanted.isAlikeWanted}::boolean and (select count(*) from as_typed) < ${MOST_STAYS}
        and ${asTyped} is not true and ${alike}
    ),
    alike as (${firstStaysAhead(sql`sounding`)})
    select coalesce(json_agg(json_build_object('id', id, 'name', full_name, 'isAlike', is_alike)), '[]') as json
    from (
      select id, full_name, false as is_alike from as_typed
      union all
      select id, full_name, true from alike
    ) n`,
  );
}

/**
 * The first of `ahead` in which one of these guests stays, with the first of their names. Each name is compared once,
 * and no join multiplies people by stays: a plan for the average hotel would do so, and take a second in a large one.
 */
function firstStaysAhead(guests: SQL): SQL {
  return sql`
    select a.id, (select min(g.full_name) from staying s join ${guests} g using (guest_id)
      where s.booking_id = a.id) as full_name
    from (
      select id, place, days from ahead
      where id = any(array(
        select booking_id from staying where guest_id = any(array(select guest_id from ${guests}))
      ))
      order by place, days, id limit ${MOST_STAYS}
    ) a`;
}

/**
 * The list: these stays and those of these guests, in the house, to come, over, and whose names are as
 * typed before all that only sound alike. Stays due today rank with exact matches even if the name is only similar. Of a
 * guest with very many stays, and of the guests with a frequent name, those that were booked last.
 */
export async function selectStays(
  tx: HotelTx,
  hotelId: HotelId,
  { stays, guests }: { stays: readonly FoundGuestStay[]; guests: readonly FoundGuest[] },
): Promise<FoundStay[]> {
  const mostOfGuest =
    guests.length < MOST_GUESTS
      ? Math.max(MOST_STAYS, Math.floor(MOST_LOOKED_UP / (guests.length || 1)))
      : MOST_OF_FREQUENT;
  const order = sql`is_after, place, case when place = 1 then check_in_date end, is_alike, check_in_date desc, name, id`;
  return selectJson(
    tx,
    sql`
      with named as materialized (
        select distinct on (id) id, name, is_alike
        from (
          select id, name, "isAlike" as is_alike
          from json_to_recordset(${JSON.stringify(stays)}::json) as s (id uuid, name text, "isAlike" boolean)
          union all
          select bg.booking_id, k.name, k."isAlike"
          from json_to_recordset(${JSON.stringify(guests)}::json) as k (id uuid, name text, "isAlike" boolean)
          cross join lateral (
            select booking_id from booking_guests where hotel_id = ${hotelId} and guest_id = k.id
            order by booking_id desc limit ${mostOfGuest}
          ) bg
        ) n
        order by id, is_alike, name
      ),
      first as (
        select b.*, n.name, n.is_alike, n.is_alike and not (b.place = 1 and b.check_in_date <=
            (select business_date from hotels where id = ${hotelId})) as is_after
        from named n
        join (
          select id, reference, status, room_id, check_in_date, check_out_date,
            case when status = 'Checked-in' then 0
              when status in ('Reserved', 'Confirmed') then 1 else 2 end as place
          from bookings where hotel_id = ${hotelId} and id = any(array(select id from named))
        ) b using (id)
        order by ${order} limit ${MOST_STAYS}
      )
      select coalesce(json_agg(json_build_object('kind', 'stay', 'id', f.id, 'reference', f.reference, 'status', f.status,
        'guestName', f.name, 'isVip', ${hasVip(sql`${hotelId}`, sql`f.id`)}, 'roomNumber', f.number, 'checkInDate', f.check_in_date,
        'checkOutDate', f.check_out_date) order by ${order}), '[]') as json
      from (
        select f.*, r.number from first f join rooms r on r.hotel_id = ${hotelId} and r.id = f.room_id
      ) f`,
  );
}

/** The stay of a reference, under the name of its primary guest. */
export async function selectStayByReference(
  tx: HotelTx,
  hotelId: HotelId,
  reference: string,
): Promise<FoundGuestStay[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('id', b.id, 'isAlike', false, 'name', coalesce((
      select pg.guest_name from primary_guests pg
        where pg.hotel_id = b.hotel_id and pg.booking_id = b.id), ''))), '[]') as json
    from bookings b where b.hotel_id = ${hotelId} and b.reference = ${reference}`,
  );
}

export function selectGroups(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: WantedName,
): Promise<FoundGroup[]> {
  const place = sql`case when starts_with(g.name_search, ${wanted.prefix}) then 0 else 1 end`;
  return selectGroupsWhere(tx, hotelId, { condition: fits(sql`g.name_search`, wanted), place });
}

export function selectGroupByReference(
  tx: HotelTx,
  hotelId: HotelId,
  reference: string,
): Promise<FoundGroup[]> {
  const condition = sql`g.reference = ${reference}`;
  return selectGroupsWhere(tx, hotelId, { condition, place: sql`0` });
}

async function selectGroupsWhere(
  tx: HotelTx,
  hotelId: HotelId,
  { condition, place }: { condition: SQL; place: SQL },
): Promise<FoundGroup[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('kind', 'group', 'id', f.id, 'reference', f.reference, 'name', f.name,
      'isCancelled', f.status = 'Cancelled', 'accountCentimes', f.balance,
      'checkInDate', f.first_day,
      'checkOutDate', f.last_day) order by f.place, f.last_day desc nulls last, f.name), '[]') as json
    from (
      select g.id, g.reference, g.name, g.status,
        ${place} as place,
        (select min(k.check_in_date) from group_blocks k
          where k.hotel_id = ${hotelId} and k.group_id = g.id) as first_day,
        (select max(k.check_out_date) from group_blocks k
          where k.hotel_id = ${hotelId} and k.group_id = g.id) as last_day,
        coalesce((select a.balance_centimes from folio_balances a
          where a.hotel_id = g.hotel_id and a.owner_id = g.id), 0) as balance
      from groups g
      where g.hotel_id = ${hotelId} and ${condition}
      order by place, last_day desc nulls last, g.name limit ${MOST_GROUPS}
    ) f`,
  );
}

function fits(column: SQL, wanted: WantedName): SQL {
  return sql`(${begins(column, wanted)} or ${nameFits(column, wanted)})`;
}

/** One of its words begins with just what was typed. */
function begins(column: SQL, { prefix }: Pick<WantedName, "prefix">): SQL {
  return sql`(starts_with(${column}, ${prefix}) or strpos(${column}, ${` ${prefix}`}) > 0)`;
}
