import type { BookingStatus } from "@funduq/shared-types/contracts/booking";
import type { FolioPayer } from "@funduq/shared-types/contracts/folio";
import type { TakenOverFolio } from "@funduq/shared-types/contracts/group-account";
import { GROUP_TRANSFER_TEXT } from "@funduq/shared-types/rules/group-account";
import { GROUP_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type {
  BookingId,
  FolioId,
  GroupId,
  HotelId,
  PostingId,
} from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { bookings } from "../bookings/bookings.tables.ts";
import { postings } from "../folios/postings.tables.ts";
import type { Deed } from "../hotels/hotels.service.ts";

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

/** Holds many bookings until the transaction ends, in the order of their ids. */
export async function lockStays(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly BookingId[],
): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.hotelId, hotelId), inArray(bookings.id, [...new Set(ids)])))
    .orderBy(asc(bookings.id))
    .for("no key update");
}

/** The folios that are wanted and exist, each with what stands on it now, wherever it was posted first. */
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
    ),
    placed as (
      select p.signed_centimes, coalesce((select m.to_folio_id from posting_moves m
          where m.hotel_id = p.hotel_id and m.posting_id = p.id
          order by m.seq desc limit 1), p.folio_id) as folio_id
      from postings p
      where p.hotel_id = ${hotelId} and p.booking_id in (select booking_id from wanted)
    )
    select coalesce(json_agg(json_build_object(
      'folioId', f.id, 'bookingId', b.id, 'groupId', b.group_id, 'status', b.status,
      'payer', f.payer, 'name', r.number || ' · ' || coalesce((select g.full_name
        from booking_guests bg join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
        where bg.hotel_id = b.hotel_id and bg.booking_id = b.id and bg.is_primary), ''),
      'balanceCentimes', coalesce((select sum(p.signed_centimes) from placed p
        where p.folio_id = f.id), 0)::bigint
    )), '[]') as json
    from wanted w
    join folios f on f.hotel_id = ${hotelId} and f.booking_id = w.booking_id and f.id = w.folio_id
    join bookings b on b.hotel_id = f.hotel_id and b.id = f.booking_id
    join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id`,
  );
}

type TakingOver = {
  hotelId: HotelId;
  groupId: GroupId;
  businessDate: CalendarDate;
  /** The booking's version, where its check-out leaves this to the group: an undo takes it back. */
  checkOutOf?: number | undefined;
};

/** Brings folios to zero, all in one statement: the group's account owes it from now on. */
export async function insertTransfers(
  tx: HotelTx,
  { hotelId, groupId, businessDate, checkOutOf }: TakingOver,
  folios: readonly TakenOverFolio[],
  { by, now }: Deed,
): Promise<void> {
  const said = { kind: "transfer", department: null, method: GROUP_ACCOUNT } as const;
  const rows = folios.map(({ bookingId, folioId, amountCentimes }) => ({
    ...{ hotelId, id: uuidv7() as PostingId, bookingId, folioId, groupId, businessDate },
    ...{ ...said, description: GROUP_TRANSFER_TEXT, amountCentimes },
    ...{ postedAt: now.toISOString(), postedBy: by.userId },
    checkOutVersion: checkOutOf,
  }));
  await tx.insert(postings).values(rows);
}
