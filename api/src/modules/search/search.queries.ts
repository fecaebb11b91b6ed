import type { FoundGroup, FoundStay } from "@funduq/shared-types/contracts/desk-search";
import type { NameBeginnings } from "@funduq/shared-types/rules/name-beginnings";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { nameFits, namesFound, ONE_PLAN } from "../guests/guests.service.ts";

/** A name in the ways it is tried: its plain beginning, other spellings and script, words in any order. */
export type WantedName = {
  prefix: string;
  pattern: string;
  words: readonly string[];
  beginnings: NameBeginnings;
};

const MOST_GROUPS = 5;
const MOST_STAYS = 20;
/** Of how many guests all stays are looked up; a name that more have is looked for among the stays ahead. */
const MOST_GUESTS = 200;
/** The maximum number of future stays scanned for a frequent name. */
const MOST_TO_COME = 500;
/** Each limit also has rows looked up one by one: a join may read all stays or everyone who ever stayed. */
const MOST_IN_A_ROOM = 13;
const MOST_OF_A_GUEST = 1_000;

export async function selectStaysByName(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: WantedName,
): Promise<FoundStay[]> {
  const [, stays] = await Promise.all([
    tx.execute(ONE_PLAN),
    selectJson<FoundStay[]>(tx, staysByNameQuery(hotelId, wanted)),
  ]);
  return stays;
}

export async function selectStaysByPhone(
  tx: HotelTx,
  hotelId: HotelId,
  prefix: string,
): Promise<FoundStay[]> {
  return selectJson(tx, staysByPhoneQuery(hotelId, prefix));
}

export async function selectGroups(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: WantedName,
): Promise<FoundGroup[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('kind', 'group', 'id', f.id, 'name', f.name,
      'isCancelled', f.status = 'Cancelled', 'accountCentimes', f.balance,
      'checkInDate', f.first_day,
      'checkOutDate', f.last_day) order by f.place, f.last_day desc nulls last, f.name), '[]') as json
    from (
      select g.id, g.name, g.status,
        case when starts_with(g.name_search, ${wanted.prefix}) then 0 else 1 end as place,
        (select min(k.check_in_date) from group_blocks k
          where k.hotel_id = ${hotelId} and k.group_id = g.id) as first_day,
        (select max(k.check_out_date) from group_blocks k
          where k.hotel_id = ${hotelId} and k.group_id = g.id) as last_day,
        coalesce((select a.balance_centimes from folio_balances a
          where a.hotel_id = g.hotel_id and a.owner_id = g.id), 0) as balance
      from groups g
      where g.hotel_id = ${hotelId} and ${fits(sql`g.name_search`, wanted)}
      order by place, last_day desc nulls last, g.name limit ${MOST_GROUPS}
    ) f`,
  );
}

/**
 * The stays of the guests whom the index of name words finds. For a name that more than `MOST_GUESTS`
 * have, whoever is in the house and then whoever comes next is held against it, until the list is full
 * of names with a word that begins as typed; those that only sound alike fill what is left of it, from
 * the rows already read. Neither grows with the number of stays.
 */
export function staysByNameQuery(hotelId: HotelId, wanted: WantedName): SQL {
  return sql`
    with ${namesFound({ hotelId, ...wanted, limit: MOST_GUESTS })},
    people as materialized (
      select a.id, g.full_name, g.name_search, g.other_search
      from (${ahead(hotelId)}) a
      cross join lateral (
        select g.full_name, g.name_search, g.other_search from booking_guests bg
        join guests g on g.hotel_id = ${hotelId} and g.id = bg.guest_id
        where bg.hotel_id = ${hotelId} and bg.booking_id = a.id
        limit ${MOST_IN_A_ROOM}
      ) g
      where (select count(*) from names_found) >= ${MOST_GUESTS}
    ),
    as_typed as materialized (
      select id, full_name from people
      where ${begins(sql`name_search`, wanted)} or ${begins(sql`other_search`, wanted)}
      limit ${MOST_STAYS}
    ),
    alike as (
      select id, full_name from people
      where (select count(*) from as_typed) < ${MOST_STAYS}
        and (${begins(sql`name_search`, wanted)} or ${begins(sql`other_search`, wanted)}) is not true
        and (${fits(sql`name_search`, wanted)} or ${fits(sql`other_search`, wanted)})
      limit ${MOST_STAYS}
    ),
    now as (
      select id, full_name, false as is_alike from as_typed
      union all
      select id, full_name, true from alike
    ),
    known as (
      select id, full_name, rank = 2 as is_alike from best_names
      where (select count(*) from as_typed) < ${MOST_STAYS}
      order by rank, name_search collate "C", id limit ${MOST_GUESTS}
    ),
    ${staysOf(hotelId)}`;
}

export function staysByPhoneQuery(hotelId: HotelId, prefix: string): SQL {
  return sql`
    with known as (
      select id, full_name, false as is_alike from guests
      where hotel_id = ${hotelId} and starts_with(phone_digits, ${prefix})
      order by phone_digits collate "C" limit ${MOST_GUESTS}
    ),
    now as (select null::uuid as id, null::text as full_name, false as is_alike where false),
    ${staysOf(hotelId)}`;
}

/** Stays in house, then the next arrivals, each by index. */
function ahead(hotelId: HotelId): SQL {
  return sql`
    select id from bookings where hotel_id = ${hotelId} and status = 'Checked-in'
    union all
    (select id from bookings
      where hotel_id = ${hotelId} and status in ('Reserved', 'Confirmed')
        and check_out_date >= (select business_date from hotels where id = ${hotelId})
      order by check_in_date, id limit ${MOST_TO_COME})`;
}

function fits(column: SQL, wanted: WantedName): SQL {
  return sql`(${begins(column, wanted)} or ${nameFits(column, wanted)})`;
}

/** One of its words begins with just what was typed. */
function begins(column: SQL, { prefix }: Pick<WantedName, "prefix">): SQL {
  return sql`(starts_with(${column}, ${prefix}) or strpos(${column}, ${` ${prefix}`}) > 0)`;
}

/**
 * The stays of `now`, and those of the guests in `known`: names as they were typed before those that
 * only sound alike, of either in the house, to come, over.
 */
function staysOf(hotelId: HotelId): SQL {
  return sql`
    named as (
      select id, full_name, is_alike from now
      union
      select bg.booking_id, k.full_name, k.is_alike from known k
      cross join lateral (
        select booking_id from booking_guests where hotel_id = ${hotelId} and guest_id = k.id
        limit ${MOST_OF_A_GUEST}
      ) bg
    ),
    found as (
      select distinct on (b.id) b.id, b.status, b.room_id, b.check_in_date, b.check_out_date,
        n.full_name, n.is_alike,
        case when b.status = 'Checked-in' then 0
          when b.status in ('Reserved', 'Confirmed') then 1 else 2 end as place
      from named n
      cross join lateral (
        select * from bookings where hotel_id = ${hotelId} and id = n.id limit 1
      ) b
      order by b.id, n.is_alike, n.full_name
    ),
    first as (
      select * from found
      order by is_alike, place, case when place = 1 then check_in_date end, check_in_date desc,
        full_name, id
      limit ${MOST_STAYS}
    )
    select coalesce(json_agg(json_build_object('kind', 'stay', 'id', f.id, 'status', f.status,
      'guestName', f.full_name, 'roomNumber', r.number, 'checkInDate', f.check_in_date,
      'checkOutDate', f.check_out_date)
      order by f.is_alike, f.place, case when f.place = 1 then f.check_in_date end,
        f.check_in_date desc, f.full_name, f.id), '[]') as json
    from first f join rooms r on r.hotel_id = ${hotelId} and r.id = f.room_id`;
}
