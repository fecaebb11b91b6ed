import type {
  Group,
  GroupRef,
  GroupSummary,
  SavedGroup,
} from "@funduq/shared-types/contracts/group";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { nightTaxPairs } from "../hotels/tax-rates.tables.ts";
import { groups } from "./groups.tables.ts";

/** Whether booking `k` is cancelled or a no-show. */
export const isCalledOff = sql`k.status in ('Cancelled', 'no-show')`;

/** Whether the unit of rooming entry `e` is taken by its booking `k`, as `check_invariants` counts it. */
export const isTaken = sql`(not ${isCalledOff} or e.unit_given_up)`;

/** What lists tell of group `g`. */
const summaryPairs = sql`
  'id', g.id, 'reference', g.reference, 'name', g.name, 'contactPerson', g.contact_person, 'status', g.status,
  'company', (select json_build_object('id', c.id, 'name', c.name) from companies c
    where c.hotel_id = g.hotel_id and c.id = g.company_id),
  'checkInDate', b.first_day, 'checkOutDate', b.last_day, 'rooms', b.rooms,
  'accountCentimes', coalesce((select a.balance_centimes from folio_balances a
    where a.hotel_id = g.hotel_id and a.owner_id = g.id), 0),
  'assigned', (select count(*) from rooming_entries e
    join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
    where e.hotel_id = g.hotel_id and e.group_id = g.id and ${isTaken})`;

const blocksTogether = sql`
  join lateral (
    select min(b.check_in_date) as first_day, max(b.check_out_date) as last_day,
      sum(b.quantity)::int as rooms
    from group_blocks b where b.hotel_id = g.hotel_id and b.group_id = g.id
  ) b on true`;

/**
 * Groups in the house or to come, and those whose account isn't settled, whatever became of them; the
 * first arrival first.
 */
export async function listCurrentGroups(
  tx: HotelTx,
  hotelId: HotelId,
  limit: number,
): Promise<GroupSummary[]> {
  return selectJson(tx, currentGroupsQuery(hotelId, limit));
}

/** `= any(array(…))` looks the groups up by their key; `in` may read those of all years. */
export function currentGroupsQuery(hotelId: HotelId, limit: number): SQL {
  return groupsQuery(
    hotelId,
    sql`g.id = any(array(
      select k.group_id from group_blocks k
      join groups of on of.hotel_id = k.hotel_id and of.id = k.group_id and of.status = 'Confirmed'
      where k.hotel_id = ${hotelId}
        and k.check_out_date >= (select business_date from hotels where id = ${hotelId})
      union select a.group_id from unsettled_group_accounts a where a.hotel_id = ${hotelId}))`,
    sql`b.first_day, g.name_search collate "C", g.id limit ${limit}`,
  );
}

function groupsQuery(hotelId: HotelId, condition: SQL, order: SQL): SQL {
  return sql`
    select coalesce(json_agg(found.json), '[]') as json from (
      select json_build_object(${summaryPairs}) as json
      from groups g ${blocksTogether}
      where g.hotel_id = ${hotelId} and ${condition}
      order by ${order}) found`;
}

/** A group with its blocks by arrival and type, and the names of each by name. */
export async function findGroup(tx: HotelTx, ref: GroupRef): Promise<Group | null> {
  return selectJson(tx, groupQuery(ref));
}

export async function findSavedGroup(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<SavedGroup | undefined> {
  const [group] = await tx
    .select({ id: groups.id, version: groups.version })
    .from(groups)
    .where(and(eq(groups.hotelId, hotelId), eq(groups.id, groupId)));
  return group;
}

export function groupQuery({ hotelId, groupId }: GroupRef): SQL {
  return sql`
    select (select json_build_object(${summaryPairs}, 'version', g.version,
      'purchaseOrder', json_build_object('number', g.purchase_order_number, 'url', g.purchase_order_url),
      ${nightTaxPairs(sql`g.hotel_id`)},
      'blocks', (select coalesce(json_agg(json_build_object(
          'id', bl.id, 'roomTypeId', bl.room_type_id, 'roomTypeName', t.name,
          'releasedFrom', bl.released_from, 'quantity', bl.quantity, 'assigned', ${assignedOfBlock},
          'checkInDate', bl.check_in_date, 'checkOutDate', bl.check_out_date,
          'persons', bl.persons, 'ratePlan', bl.rate_plan, 'rateCentimes', bl.rate_centimes,
          'entries', ${entriesJson}
        ) order by bl.check_in_date, lower(t.name), bl.id), '[]')
        from group_blocks bl
        join room_types t on t.hotel_id = bl.hotel_id and t.id = bl.room_type_id
        where bl.hotel_id = g.hotel_id and bl.group_id = g.id))
      from groups g ${blocksTogether}
      where g.hotel_id = ${hotelId} and g.id = ${groupId}) as json`;
}

/** How many units of block `bl` are taken. */
const assignedOfBlock = sql`
  (select count(*) from rooming_entries e
    join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
    where e.hotel_id = bl.hotel_id and e.group_id = bl.group_id and e.block_id = bl.id
      and ${isTaken})`;

/** The names of block `bl`, those with a room first. */
const entriesJson = sql`
  (select coalesce(json_agg(json_build_object(
      'id', e.id, 'guestName', e.guest_name, 'phone', e.phone,
      'checkInDate', e.check_in_date, 'checkOutDate', e.check_out_date,
      'booking', case when s.id is not null then json_build_object(
        'id', s.id, 'reference', s.reference, 'status', s.status, 'roomNumber', r.number,
        'floorName', f.name, 'arrivesOn', s.check_in_date, 'leavesOn', s.check_out_date,
        'checkedInOn', s.checked_in_on, 'version', s.version, 'adults', s.adults) end
    ) order by s.id is null, length(r.number), r.number, lower(e.guest_name), e.id), '[]')
    from rooming_entries e
    left join bookings s on s.hotel_id = e.hotel_id and s.id = e.booking_id
    left join rooms r on r.hotel_id = s.hotel_id and r.id = s.room_id
    left join floors f on f.hotel_id = r.hotel_id and f.id = r.floor_id
    where e.hotel_id = bl.hotel_id and e.group_id = bl.group_id and e.block_id = bl.id)`;
