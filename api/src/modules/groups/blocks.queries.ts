import type { GroupRef, SavedGroup } from "@funduq/shared-types/contracts/group";
import type { RatePlan } from "@funduq/shared-types/contracts/rate";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { isTaken } from "./groups.queries.ts";
import { groupBlocks, groups } from "./groups.tables.ts";

/** A block with the counts that decide what can be done to it. The group is locked. */
export type StandingBlock = {
  id: string;
  roomTypeId: RoomTypeId;
  roomTypeName: string;
  maxOccupancy: number;
  quantity: number;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  releasedFrom: CalendarDate | null;
  persons: number;
  ratePlan: RatePlan;
  rateCentimes: Centimes;
  /** Units that a booking has taken. */
  taken: number;
  /** Names that take a unit or are to: those whose booking was called off do not. */
  names: number;
  /** Units given up: taken, and among the names, although their booking was called off. */
  givenUp: number;
};

export async function listBlocks(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<StandingBlock[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
        'id', b.id, 'roomTypeId', b.room_type_id, 'roomTypeName', t.name,
        'maxOccupancy', t.max_occupancy, 'quantity', b.quantity,
        'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date,
        'releasedFrom', b.released_from, 'persons', b.persons,
        'ratePlan', b.rate_plan, 'rateCentimes', b.rate_centimes,
        'taken', e.taken, 'names', e.names,
        'givenUp', e.given_up
      ) order by b.check_in_date, lower(t.name), b.id), '[]') as json
    from group_blocks b
    join room_types t on t.hotel_id = b.hotel_id and t.id = b.room_type_id
    join lateral (
      select count(*) filter (where ${isTaken}) as taken,
        count(*) filter (where k.id is null or ${isTaken}) as names,
        count(*) filter (where e.unit_given_up) as given_up
      from rooming_entries e
      left join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
      where e.hotel_id = b.hotel_id and e.group_id = b.group_id and e.block_id = b.id
    ) e on true
    where b.hotel_id = ${hotelId} and b.group_id = ${groupId}`,
  );
}

type NewGroup = Pick<
  typeof groups.$inferInsert,
  "name" | "nameSearch" | "contactPerson" | "companyId"
>;

export async function insertGroup(
  tx: HotelTx,
  { hotelId, groupId: id }: GroupRef,
  group: NewGroup,
  { by, now }: WriteContext,
): Promise<SavedGroup & { reference: string }> {
  const created = { createdAt: now.toISOString(), createdBy: by.userId };
  const [saved] = await tx
    .insert(groups)
    .values({ hotelId, id, ...group, ...created })
    .onConflictDoNothing({ target: [groups.hotelId, groups.reference] })
    .returning({ id: groups.id, version: groups.version, reference: groups.reference });
  // The hotel has the drawn reference already: another one is drawn (BK-22).
  return saved ?? insertGroup(tx, { hotelId, groupId: id }, group, { by, now });
}

type NewRow = Omit<typeof groupBlocks.$inferInsert, "hotelId" | "groupId">;

export async function insertBlocks(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
  blocks: readonly NewRow[],
): Promise<void> {
  if (blocks.length === 0) return;
  await tx.insert(groupBlocks).values(blocks.map((block) => ({ ...block, hotelId, groupId })));
}

type Kept = {
  id: string;
  quantity: number;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  releasedFrom: CalendarDate | null;
};

export async function updateBlock(
  tx: HotelTx,
  hotelId: HotelId,
  { id, ...change }: Kept,
): Promise<void> {
  await tx
    .update(groupBlocks)
    .set(change)
    .where(and(eq(groupBlocks.hotelId, hotelId), eq(groupBlocks.id, id)));
}

export async function deleteBlocks(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(groupBlocks)
    .where(and(eq(groupBlocks.hotelId, hotelId), inArray(groupBlocks.id, [...ids])));
}

/** Counts a change of the group, and what it changes of its own row. */
export async function touchGroup(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
  change: Partial<
    Pick<typeof groups.$inferInsert, "status" | "purchaseOrderNumber" | "purchaseOrderUrl">
  > = {},
): Promise<void> {
  await tx
    .update(groups)
    .set({ ...change, version: sql`${groups.version} + 1` })
    .where(and(eq(groups.hotelId, hotelId), eq(groups.id, groupId)));
}

export async function findCompanyName(
  tx: HotelTx,
  hotelId: HotelId,
  companyId: string,
): Promise<string | null> {
  return selectJson(
    tx,
    sql`select to_json((select name from companies
      where hotel_id = ${hotelId} and id = ${companyId})) as json`,
  );
}

/** Who last changed a group, and when; of what the log still tells. */
export async function findLastGroupChange(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<{ changedBy: string; changedAt: string }> {
  return selectJson(
    tx,
    sql`
    with latest as (
      select c.* from changes c where c.hotel_id = ${hotelId} order by c.seq desc limit 500
    )
    select coalesce((select json_build_object(
        'changedBy', coalesce(nullif(u.display_name, ''), u.email, ''), 'changedAt', c.at)
      from latest c left join users u on u.id = c.by_user_id
      where c.entity_id = ${groupId}::text
      order by c.seq desc limit 1),
      json_build_object('changedBy', '', 'changedAt', '')) as json`,
  );
}
