import type {
  IdentityPurpose,
  IdentityRead,
  IdentityReadsQuery,
} from "@funduq/shared-types/contracts/identity-reads";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { acquireHotelLock } from "../../platform/db/hotel-lock.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

/** Repeated reads of the same record within this time are logged once. */
const ONE_LOOK_MINUTES = 10;

export type Shown = {
  hotelId: HotelId;
  guestIds: readonly GuestId[];
  purpose: IdentityPurpose;
  /** Whether a recent entry covers this read: same user, guest and purpose. */
  isOneLook: boolean;
};

/** Adds an entry for each guest. Takes the hotel's lock like every write, so that a hotel removal waits for it. */
export async function insertReads(
  tx: HotelTx,
  { hotelId, guestIds, purpose, isOneLook }: Shown,
  { by, now }: WriteContext,
): Promise<void> {
  const at = now.toISOString();
  const notSeen = sql`
    and not exists (select from identity_reads r
      where r.hotel_id = ${hotelId} and r.guest_id = n.guest_id and r.read_by = ${by.userId}
        and r.purpose = ${purpose} and r.read_at <= ${at}::timestamptz
        and r.read_at > ${at}::timestamptz - make_interval(mins => ${ONE_LOOK_MINUTES}))`;
  await tx.execute(sql`
    insert into identity_reads (hotel_id, id, guest_id, purpose, read_by, read_at)
    select ${hotelId}::uuid, n.id, n.guest_id, ${purpose}, ${by.userId}::uuid, ${at}::timestamptz
    from unnest(${sql.param(guestIds.map(() => uuidv7()))}::uuid[],
      ${sql.param(guestIds)}::uuid[]) n (id, guest_id)
    where ${acquireHotelLock("hotel", hotelId, "shared")} ${isOneLook ? notSeen : sql``}`);
}

/** Which of the ids are guests of the hotel, including merged records. */
export async function listOnRecord(
  tx: HotelTx,
  hotelId: HotelId,
  guestIds: readonly GuestId[],
): Promise<GuestId[]> {
  const asked = sql`${sql.param(guestIds)}::uuid[]`;
  const rows = await tx.execute<{ id: GuestId }>(sql`
    select id from guests where hotel_id = ${hotelId} and id = any(${asked})
    union
    select merged_guest_id from guest_merges
    where hotel_id = ${hotelId} and merged_guest_id = any(${asked})`);
  return rows.map(({ id }) => id);
}

export type WantedReads = IdentityReadsQuery & { hotelId: HotelId; timeZone: string };

/** The first instant of a day in the hotel's time zone. */
const beginning = (day: string, timeZone: string) =>
  sql`(select ${day}::date::timestamp at time zone ${timeZone})`;

function conditions(wanted: WantedReads): SQL[] {
  const { beforeAt, beforeId, timeZone } = wanted;
  const found = [sql`r.hotel_id = ${wanted.hotelId}`];
  if (beforeAt && beforeId)
    found.push(sql`(r.read_at, r.id) < (${beforeAt}::timestamptz, ${beforeId}::uuid)`);
  if (wanted.by) found.push(sql`r.read_by = ${wanted.by}`);
  if (wanted.purpose) found.push(sql`r.purpose = ${wanted.purpose}`);
  if (wanted.from) found.push(sql`r.read_at >= ${beginning(wanted.from, timeZone)}`);
  if (wanted.to)
    found.push(sql`r.read_at < (select ${beginning(wanted.to, timeZone)} + interval '1 day')`);
  return found;
}

/** The newest matching entries; for a guest, also those under records merged into it, each by index. */
function youngest(wanted: WantedReads, limit: number): SQL {
  const lines = (more: SQL) => sql`
    select r.* from identity_reads r where ${sql.join([...conditions(wanted), more], sql` and `)}
    order by r.read_at desc, r.id desc limit ${limit}`;
  const { guest, hotelId } = wanted;
  if (!guest) return lines(sql`true`);
  return sql`
    select l.* from (
      select ${guest}::uuid as id union
      select m.merged_guest_id from guest_merges m
      where m.hotel_id = ${hotelId} and m.guest_id = ${guest}) one
    cross join lateral (${lines(sql`r.guest_id = one.id`)}) l
    order by l.read_at desc, l.id desc limit ${limit}`;
}

/** The newest matching entries, read backwards by time with a cursor, so that every page costs the same. */
export function readsQuery(wanted: WantedReads, limit: number): SQL {
  const { hotelId } = wanted;
  return sql`
    with lines as materialized (${youngest(wanted, limit)})
    select coalesce(json_agg(json_build_object(
      'id', l.id, 'at', l.read_at, 'purpose', l.purpose,
      'by', json_build_object('id', l.read_by,
        'name', coalesce(nullif(place.display_name, ''), nullif(u.display_name, ''), u.email)),
      'guest', json_build_object('id', g.id, 'name', g.full_name)
    ) order by l.read_at desc, l.id desc), '[]') as json
    from lines l
    join users u on u.id = l.read_by
    left join hotel_users place on place.hotel_id = ${hotelId} and place.user_id = u.id
    left join guest_merges m on m.hotel_id = ${hotelId} and m.merged_guest_id = l.guest_id
    join guests g on g.hotel_id = ${hotelId} and g.id = coalesce(m.guest_id, l.guest_id)`;
}

export async function listReads(
  tx: HotelTx,
  wanted: WantedReads,
  limit: number,
): Promise<IdentityRead[]> {
  return selectJson(tx, readsQuery(wanted, limit));
}
