import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { ListedBlock } from "@funduq/shared-types/rules/group-rooming-list";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isCalledOff } from "./groups.queries.ts";
import { roomingEntries } from "./rooming.tables.ts";

type EntryRef = GroupRef & { entryId: string };

const isEntry = ({ hotelId, groupId, entryId }: EntryRef) =>
  and(
    eq(roomingEntries.hotelId, hotelId),
    eq(roomingEntries.groupId, groupId),
    eq(roomingEntries.id, entryId),
  );

export type StandingEntry = {
  blockId: string;
  guestName: string;
  /** Of the booking that it has. */
  roomNumber: string | null;
  /** Nobody comes for its booking any more. */
  isCalledOff: boolean;
};

export async function findEntry(
  tx: HotelTx,
  { hotelId, groupId, entryId }: EntryRef,
): Promise<StandingEntry | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('blockId', e.block_id, 'guestName', e.guest_name,
        'roomNumber', r.number,
        'isCalledOff', k.id is not null and ${isCalledOff})
      from rooming_entries e
      left join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
      left join rooms r on r.hotel_id = k.hotel_id and r.id = k.room_id
      where e.hotel_id = ${hotelId} and e.group_id = ${groupId} and e.id = ${entryId}) as json`,
  );
}

type NewEntry = {
  blockId: string;
  guestName: string;
  phone: string | null;
  checkInDate: CalendarDate | null;
  checkOutDate: CalendarDate | null;
  bookingId?: BookingId;
};

export async function insertEntries(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, id: uuidv7(), hotelId, groupId }));
  await tx.insert(roomingEntries).values(rows);
}

export async function setEntryBooking(
  tx: HotelTx,
  ref: EntryRef,
  change: { bookingId: BookingId; guestName: string },
): Promise<void> {
  await tx.update(roomingEntries).set(change).where(isEntry(ref));
}

export async function deleteEntry(tx: HotelTx, ref: EntryRef): Promise<void> {
  await tx.delete(roomingEntries).where(isEntry(ref));
}

/** Takes the guests off the blocks' lists whose bookings were called off. The group is locked. */
export async function deleteCalledOff(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
  blockIds: readonly string[],
): Promise<void> {
  for (const blockId of blockIds)
    await tx.execute(sql`
      delete from rooming_entries e using bookings k
      where e.hotel_id = ${hotelId} and e.group_id = ${groupId} and e.block_id = ${blockId}
        and k.hotel_id = e.hotel_id and k.id = e.booking_id and ${isCalledOff}`);
}

/**
 * The rooming lists of the blocks, which `judgeRoomingRows` compares the lines of an import with. A guest
 * whose booking was cancelled can be listed again.
 */
export async function listEntries(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<(ListedBlock["entries"][number] & { blockId: string })[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('blockId', e.block_id,
      'guestName', e.guest_name, 'phone', e.phone,
      'checkInDate', e.check_in_date, 'checkOutDate', e.check_out_date)), '[]') as json
    from rooming_entries e
    left join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
    where e.hotel_id = ${hotelId} and e.group_id = ${groupId}
      and (k.id is null or not ${isCalledOff})`,
  );
}
