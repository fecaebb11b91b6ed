import type { GroupRef, GroupStatus } from "@funduq/shared-types/contracts/group";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type {
  BookingId,
  CompanyId,
  GroupId,
  HotelId,
  RoomTypeId,
} from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
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
  version: groups.version,
};

export type LockedGroup = {
  hotelId: HotelId;
  id: GroupId;
  status: GroupStatus;
  companyId: CompanyId | null;
  version: number;
};

/** The group's row, held until the transaction ends: nobody else counts its units meanwhile. */
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

/** The unit of a block that a booking has, or had before it was called off. */
export type GroupUnit = {
  entryId: string;
  roomTypeId: RoomTypeId;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
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
        'checkOutDate', b.check_out_date, 'quantity', b.quantity, 'isGivenUp', own.unit_given_up,
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
