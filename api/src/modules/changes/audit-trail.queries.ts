import type { AuditEntry, AuditPage, AuditQuery } from "@funduq/shared-types/contracts/audit-trail";
import { wordsOfKind } from "@funduq/shared-types/rules/audit-trail";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

export type Wanted = Omit<AuditQuery, "room" | "limit"> & {
  hotelId: HotelId;
  timeZone: string;
  room?: string | undefined;
};

const nameOf = (user: string, place: string) =>
  sql.raw(
    `coalesce(nullif(${place}.display_name, ''), nullif(${user}.display_name, ''), ${user}.email)`,
  );

/** The start of a day in the hotel's time zone. */
const beginning = (day: string, timeZone: string) =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** More than the maximum difference between the clocks of the machines that write the log. */
const MARGIN = sql`interval '1 day'`;

/**
 * The condition 'from a day on'. Numbers almost follow the time: the log is read by number, from the last line
 * that is certainly older. That bound is a subquery, because under row-level security an index is not used for an
 * expression.
 */
function since({ hotelId, timeZone }: Wanted, day: string): SQL[] {
  const begins = beginning(day, timeZone);
  return [
    sql`c.at >= ${begins}`,
    sql`c.seq > (select coalesce((select o.seq from changes o where o.hotel_id = ${hotelId}
      and o.at < ${begins} - ${MARGIN} order by o.at desc limit 1), 0))`,
  ];
}

/** The condition 'up to the end of a day', and not after the first line that is certainly later. */
function until({ hotelId, timeZone }: Wanted, day: string): SQL[] {
  const ends = sql`${beginning(day, timeZone)} + interval '1 day'`;
  return [
    sql`c.at < ${ends}`,
    sql`c.seq < (select coalesce((select y.seq from changes y where y.hotel_id = ${hotelId}
      and y.at >= ${ends} + ${MARGIN} order by y.at limit 1), ${Number.MAX_SAFE_INTEGER}::bigint))`,
  ];
}

/** The conditions of all filters on a line of the log `c`. */
function conditions(wanted: Wanted): SQL[] {
  const found = [sql`c.hotel_id = ${wanted.hotelId}`];
  if (wanted.before !== undefined) found.push(sql`c.seq < ${wanted.before}`);
  if (wanted.by) found.push(sql`c.by_user_id = ${wanted.by}`);
  if (wanted.from) found.push(...since(wanted, wanted.from));
  if (wanted.to) found.push(...until(wanted, wanted.to));
  if (wanted.about) found.push(sql`c.entity_id = ${wanted.about}`);
  if (wanted.room) found.push(sql`c.entity_id in (select id from in_room)`);
  return found;
}

const inRoom = (hotelId: HotelId, room: string) => sql`
  in_room as materialized (
    select r.id::text as id from rooms r where r.hotel_id = ${hotelId} and r.number = ${room}
    union select b.id::text from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      where r.hotel_id = ${hotelId} and r.number = ${room}
  ),`;

/** The latest matching lines of the log; for a kind, as many for each of its words, by its own index. */
function youngest(wanted: Wanted, limit: number): SQL {
  const lines = (more: SQL) => sql`
    select c.seq, c.at, c.action, c.by_user_id, c.details, c.entity_id from changes c
    where ${sql.join([...conditions(wanted), more], sql` and `)}
    order by c.seq desc limit ${limit}`;
  if (!wanted.kind) return lines(sql`true`);
  return sql`
    select l.* from (values ${words(wordsOfKind(wanted.kind))}) w (word)
    cross join lateral (${lines(sql`c.kind = w.word`)}) l
    order by l.seq desc limit ${limit}`;
}

const words = (list: readonly string[]) =>
  sql.join(
    list.map((word) => sql`(${word})`),
    sql`, `,
  );

export async function listEntries(
  tx: HotelTx,
  wanted: Wanted,
  limit: number,
): Promise<AuditEntry[]> {
  return selectJson<AuditEntry[]>(tx, entriesQuery(wanted, limit));
}

/**
 * The latest matching lines of the log, one more than requested if there are more. They are read backwards by
 * number, so every page costs the same as the first one.
 */
export function entriesQuery(wanted: Wanted, limit: number): SQL {
  const { hotelId, room } = wanted;
  return sql`
    with ${room ? inRoom(hotelId, room) : sql``}
    lines as materialized (
      select c.seq, c.at, c.action, c.by_user_id, c.details,
        case when c.entity_id ~ '^[0-9a-f-]{36}$' then c.entity_id::uuid end as entity
      from (${youngest(wanted, limit)}) c
    )
    select coalesce(json_agg(json_build_object(
      'seq', l.seq, 'at', l.at, 'action', l.action,
      'by', ${nameOf("u", "place")},
      'subject', ${subjectOf(hotelId)},
      'rights', l.details -> 'rights',
      'facts', coalesce(l.details -> 'facts', '[]')
    ) order by l.seq desc), '[]') as json
    from lines l
    left join users u on u.id = l.by_user_id
    left join hotel_users place on place.hotel_id = ${hotelId} and place.user_id = u.id`;
}

/** The name of the changed thing, from the table that has the id. Ids are unique across these tables. */
const subjectOf = (hotelId: HotelId) => sql`coalesce(
  (select json_build_object('kind', 'booking', 'id', b.id, 'room', r.number, 'name', coalesce((
      select pg.guest_name from primary_guests pg
        where pg.hotel_id = b.hotel_id and pg.booking_id = b.id), ''), 'reference', b.reference)
    from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
    where b.hotel_id = ${hotelId} and b.id = l.entity),
  (select json_build_object('kind', 'room', 'id', r.id, 'room', r.number, 'name', '')
    from rooms r where r.hotel_id = ${hotelId} and r.id = l.entity),
  (select json_build_object('kind', 'guest', 'id', g.id, 'room', '', 'name', g.full_name)
    from guests g where g.hotel_id = ${hotelId} and g.id = l.entity),
  (select json_build_object('kind', 'group', 'id', g.id, 'room', '', 'name', g.name, 'reference', g.reference)
    from groups g where g.hotel_id = ${hotelId} and g.id = l.entity),
  (select json_build_object('kind', 'company', 'id', k.id, 'room', '', 'name', k.name)
    from companies k where k.hotel_id = ${hotelId} and k.id = l.entity),
  (select json_build_object('kind', 'user', 'id', m.id, 'room', '',
      'name', coalesce(nullif(m.display_name, ''), nullif(a.display_name, ''), m.email))
    from hotel_users m left join users a on a.id = m.user_id
    where m.hotel_id = ${hotelId} and m.id = l.entity))`;

/** The hotel's two logs, each with its table and the column of who did something. */
const logs = {
  trail: { table: sql.raw("changes"), by: sql.raw("by_user_id") },
  "identity-reads": { table: sql.raw("identity_reads"), by: sql.raw("read_by") },
};
export type HotelLog = keyof typeof logs;

/**
 * Everybody whom a log can be filtered by, by name: the hotel's users who have signed in, and all others who are in
 * it, such as super admins. Their ids are found one after the other in the index, not by reading the log.
 */
export async function listPeople(
  tx: HotelTx,
  hotelId: HotelId,
  log: HotelLog,
): Promise<AuditPage["people"]> {
  const rows = await tx.execute<AuditPage["people"][number]>(peopleQuery(hotelId, log));
  return [...rows];
}

export function peopleQuery(hotelId: HotelId, log: HotelLog): SQL {
  const { table, by } = logs[log];
  const next = (after: SQL) => sql`
    (select l.${by} from ${table} l where l.hotel_id = ${hotelId} and l.${by} > ${after}
      order by l.${by} limit 1)`;
  return sql`
    with recursive doers (id) as (
      select ${next(sql`'00000000-0000-0000-0000-000000000000'::uuid`)}
      union all select ${next(sql`d.id`)} from doers d where d.id is not null
    ), people (id) as (
      select m.user_id from hotel_users m where m.hotel_id = ${hotelId} union select id from doers
    )
    select u.id, ${nameOf("u", "m")} as name
    from people p join users u on u.id = p.id
      left join hotel_users m on m.hotel_id = ${hotelId} and m.user_id = u.id
    order by lower(${nameOf("u", "m")}), u.id`;
}
