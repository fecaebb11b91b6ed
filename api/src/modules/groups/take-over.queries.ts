import type { BookingStatus } from "@funduq/shared-types/contracts/booking";
import type { FolioPayer } from "@funduq/shared-types/contracts/folio";
import type { TakenOverFolio } from "@funduq/shared-types/contracts/group-account";
import type { BookingId, FolioId, GroupId, HotelId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { bookings } from "../bookings/bookings.tables.ts";

/** A folio that a group may take over, as it stands under the lock of its booking. */
export type StandingFolio = {
  folioId: FolioId;
  bookingId: BookingId;
  groupId: GroupId | null;
  status: BookingStatus;
  /** Whose it is, as the desk tells one stay from another. */
  name: string;
  payer: FolioPayer;
  balanceCentimes: Centimes;
};

export type LockedStay = Pick<typeof bookings.$inferSelect, "id" | "groupId" | "roomId" | "status">;

/** Holds many bookings until the transaction ends, in the order of their ids. */
export async function lockStays(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly BookingId[],
): Promise<LockedStay[]> {
  const { id, groupId, roomId, status } = bookings;
  return tx
    .select({ id, groupId, roomId, status })
    .from(bookings)
    .where(and(eq(bookings.hotelId, hotelId), inArray(bookings.id, [...new Set(ids)])))
    .orderBy(asc(bookings.id))
    .for("no key update");
}

/** Those of the requested folios that exist, each with its balance, moved postings included. */
export async function selectStandingFolios(
  tx: HotelTx,
  hotelId: HotelId,
  wanted: readonly TakenOverFolio[],
): Promise<StandingFolio[]> {
  return selectJson(
    tx,
    sql`
    with wanted as (
      select w."bookingId" as booking_id, w."folioId" as folio_id
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w ("bookingId" uuid, "folioId" uuid)
    )
    select coalesce(json_agg(json_build_object(
      'folioId', f.id, 'bookingId', b.id, 'groupId', b.group_id, 'status', b.status,
      'payer', f.payer, 'name', r.number || ' · ' || coalesce((select pg.guest_name from primary_guests pg
        where pg.hotel_id = b.hotel_id and pg.booking_id = b.id), ''),
      'balanceCentimes', l.balance_centimes
    )), '[]') as json
    from wanted w
    join folios f on f.hotel_id = ${hotelId} and f.owner_id = w.booking_id and f.id = w.folio_id
    join folio_balances l on l.hotel_id = f.hotel_id and l.owner_id = f.owner_id and l.folio_id = f.id
    join bookings b on b.hotel_id = f.hotel_id and b.id = f.owner_id
    join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id`,
  );
}
