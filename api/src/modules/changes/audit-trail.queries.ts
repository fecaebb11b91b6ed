import type { AuditEntry, AuditPage, AuditQuery } from "@funduq/shared-types/contracts/audit-trail";
import { wordsOfKind } from "@funduq/shared-types/rules/audit-trail";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

export type Wanted = Omit<AuditQuery, "room"> & {
  hotelId: HotelId;
  timeZone: string;
  room?: string | undefined;
};

const nameOf = (user: string, place: string) =>
  sql.raw(
    `coalesce(nullif(${place}.display_name, ''), nullif(${user}.display_name, ''), ${user}.email)`,
  );

/** The first moment of a day by the hotel's clock. */
const beginning = (day: string, timeZone: string) =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** What every filter asks of a line of the log `c`. */
function conditions({ hotelId, timeZone, ...wanted }: Wanted): SQL[] {
  const found = [sql`c.hotel_id = ${hotelId}`];
  if (wanted.before !== undefined) found.push(sql`c.seq < ${wanted.before}`);
  if (wanted.by) found.push(sql`c.by_user_id = ${wanted.by}`);
  if (wanted.kind)
    found.push(sql`split_part(c.action, '.', 1) in (${texts(wordsOfKind(wanted.kind))})`);
  if (wanted.from) found.push(sql`c.at >= ${beginning(wanted.from, timeZone)}`);
  if (wanted.to) found.push(sql`c.at < ${beginning(wanted.to, timeZone)} + interval '1 day'`);
  if (wanted.about) found.push(sql`c.entity_id = ${wanted.about}`);
  if (wanted.room) found.push(sql`c.entity_id in (select id from in_room)`);
  return found;
}

const texts = (words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );

const inRoom = (hotelId: HotelId, room: string) => sql`
  in_room as materialized (
    select r.id::text as id from rooms r where r.hotel_id = ${hotelId} and r.number = ${room}
    union select b.id::text from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      where r.hotel_id = ${hotelId} and r.number = ${room}
  ),`;

/**
 * The youngest lines of the log that fit, one more than asked for where there are more: read backwards
 * by their number, so a page deep down costs what the first one does.
 */
export async function listEntries(
  tx: HotelTx,
  wanted: Wanted,
  limit: number,
): Promise<AuditEntry[]> {
  const { hotelId, room } = wanted;
  return selectJson<AuditEntry[]>(
    tx,
    sql`
    with ${room ? inRoom(hotelId, room) : sql``}
    lines as materialized (
      select c.seq, c.at, c.action, c.by_user_id, c.details,
        case when c.entity_id ~ '^[0-9a-f-]{36}$' then c.entity_id::uuid end as entity
      from changes c where ${sql.join(conditions(wanted), sql` and `)}
      order by c.seq desc limit ${limit}
    )
    select coalesce(json_agg(json_build_object(
      'seq', l.seq, 'at', l.at, 'action', l.action,
      'by', ${nameOf("u", "place")},
      'subject', ${subjectOf(hotelId)},
      'rights', l.details -> 'rights'
    ) order by l.seq desc), '[]') as json
    from lines l
    left join users u on u.id = l.by_user_id
    left join hotel_users place on place.hotel_id = ${hotelId} and place.user_id = u.id`,
  );
}

/** What the deed was about, whichever of these things has the id. Ids are never used twice. */
const subjectOf = (hotelId: HotelId) => sql`coalesce(
  (select json_build_object('kind', 'booking', 'id', b.id, 'room', r.number, 'name', coalesce((
      select g.full_name from booking_guests bg
      join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
      where bg.hotel_id = b.hotel_id and bg.booking_id = b.id and bg.is_primary limit 1), ''))
    from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
    where b.hotel_id = ${hotelId} and b.id = l.entity),
  (select json_build_object('kind', 'room', 'id', r.id, 'room', r.number, 'name', '')
    from rooms r where r.hotel_id = ${hotelId} and r.id = l.entity),
  (select json_build_object('kind', 'guest', 'id', g.id, 'room', '', 'name', g.full_name)
    from guests g where g.hotel_id = ${hotelId} and g.id = l.entity),
  (select json_build_object('kind', 'group', 'id', g.id, 'room', '', 'name', g.name)
    from groups g where g.hotel_id = ${hotelId} and g.id = l.entity),
  (select json_build_object('kind', 'company', 'id', k.id, 'room', '', 'name', k.name)
    from companies k where k.hotel_id = ${hotelId} and k.id = l.entity),
  (select json_build_object('kind', 'user', 'id', m.id, 'room', '',
      'name', coalesce(nullif(m.display_name, ''), nullif(a.display_name, ''), m.email))
    from hotel_users m left join users a on a.id = m.user_id
    where m.hotel_id = ${hotelId} and m.id = l.entity))`;

/** The hotel's own people who have signed in once, by name. */
export async function listPeople(tx: HotelTx, hotelId: HotelId): Promise<AuditPage["people"]> {
  const rows = await tx.execute<AuditPage["people"][number]>(sql`
    select u.id, ${nameOf("u", "m")} as name
    from hotel_users m join users u on u.id = m.user_id
    where m.hotel_id = ${hotelId} order by lower(${nameOf("u", "m")}), u.id`);
  return [...rows];
}
