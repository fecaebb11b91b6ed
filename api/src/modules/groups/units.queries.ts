import type { GroupStatus } from "@funduq/shared-types/contracts/booking";
import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type {
  BookingId,
  CompanyId,
  GroupId,
  HotelId,
  RoomTypeId,
} from "@funduq/shared-types/values/ids";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isTaken } from "./groups.queries.ts";
import { groups } from "./groups.tables.ts";
import { roomingEntries } from "./rooming.tables.ts";

const groupRow = {
  hotelId: groups.hotelId,
  id: groups.id,
  status: groups.status,
  companyId: groups.companyId,
  purchaseOrderNumber: groups.purchaseOrderNumber,
  purchaseOrderUrl: groups.purchaseOrderUrl,
  version: groups.version,
};

export type LockedGroup = {
  hotelId: HotelId;
  id: GroupId;
  status: GroupStatus;
  companyId: CompanyId | null;
  purchaseOrderNumber: string | null;
  purchaseOrderUrl: string | null;
  version: number;
};

/** Locks the group's row until the transaction ends, so that its units are counted by one transaction at a time. */
export async function lockGroupRow(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<LockedGroup | undefined> {
  const [group] = await tx
    .select(groupRow)
    .from(groups)
    .where(and(eq(groups.hotelId, hotelId), eq(groups.id, groupId)))
    .for("no key update");
  return group;
}

/** Several groups' rows, in the order of their ids. */
export async function lockGroupRows(
  tx: HotelTx,
  hotelId: HotelId,
  groupIds: readonly GroupId[],
): Promise<void> {
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.hotelId, hotelId), inArray(groups.id, [...groupIds])))
    .orderBy(asc(groups.id))
    .for("no key update");
}

/** A block that bookings leave all at once, while they still have their units. */
export type LeftBlock = {
  roomTypeId: RoomTypeId;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  releasedFrom: CalendarDate | null;
  quantity: number;
  /** Units that bookings have, the leaving ones among them. */
  taken: number;
  leaving: number;
  /** A cancelled group holds nothing. */
  groupHolds: boolean;
};

export async function selectLeftBlocks(
  tx: HotelTx,
  hotelId: HotelId,
  bookingIds: readonly BookingId[],
): Promise<LeftBlock[]> {
  return selectJson(
    tx,
    sql`
    with leaving as (
      select own.group_id, own.block_id, count(*) as units from rooming_entries own
      where own.hotel_id = ${hotelId} and own.booking_id in (
        select id::uuid from jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb) as listed (id))
      group by own.group_id, own.block_id
    )
    select coalesce(json_agg(json_build_object(
        'roomTypeId', b.room_type_id, 'checkInDate', b.check_in_date,
        'checkOutDate', b.check_out_date, 'releasedFrom', b.released_from,
        'quantity', b.quantity, 'leaving', l.units,
        'groupHolds', g.status = 'Confirmed',
        'taken', (select count(*) from rooming_entries e
          join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
          where e.hotel_id = b.hotel_id and e.group_id = b.group_id and e.block_id = b.id
            and ${isTaken}))), '[]') as json
      from leaving l
      join group_blocks b on b.hotel_id = ${hotelId} and b.group_id = l.group_id and b.id = l.block_id
      join groups g on g.hotel_id = b.hotel_id and g.id = b.group_id`,
  );
}

/** The unit of a block that a booking has, or had before it was called off. */
export type GroupUnit = {
  entryId: string;
  roomTypeId: RoomTypeId;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  releasedFrom: CalendarDate | null;
  quantity: number;
  /** Units of the block that other bookings have taken. */
  takenByOthers: number;
  isGivenUp: boolean;
  /** A cancelled group holds nothing. */
  groupHolds: boolean;
};

export async function findUnit(
  tx: HotelTx,
  { hotelId, bookingId }: { hotelId: HotelId; bookingId: BookingId },
): Promise<GroupUnit | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
        'entryId', own.id, 'roomTypeId', b.room_type_id, 'checkInDate', b.check_in_date,
        'checkOutDate', b.check_out_date, 'releasedFrom', b.released_from,
        'quantity', b.quantity, 'isGivenUp', own.unit_given_up,
        'groupHolds', g.status = 'Confirmed',
        'takenByOthers', (select count(*) from rooming_entries e
          join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
          where e.hotel_id = b.hotel_id and e.group_id = b.group_id and e.block_id = b.id
            and e.id <> own.id and ${isTaken}))
      from rooming_entries own
      join group_blocks b on b.hotel_id = own.hotel_id and b.id = own.block_id
      join groups g on g.hotel_id = own.hotel_id and g.id = own.group_id
      where own.hotel_id = ${hotelId} and own.booking_id = ${bookingId}) as json`,
  );
}

export async function setGivenUp(
  tx: HotelTx,
  hotelId: HotelId,
  entryId: string,
  unitGivenUp: boolean,
): Promise<void> {
  await tx
    .update(roomingEntries)
    .set({ unitGivenUp })
    .where(and(eq(roomingEntries.hotelId, hotelId), eq(roomingEntries.id, entryId)));
}
