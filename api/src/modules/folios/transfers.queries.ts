import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { and, eq, isNull, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { companyTransfers } from "./postings.tables.ts";

type NewTransfer = {
  folioId: FolioId;
  postingId: PostingId;
  amountCentimes: Centimes;
  businessDate: CalendarDate;
};

export async function selectIsInvoiced(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
): Promise<boolean> {
  return selectJson(
    tx,
    sql`
    select to_json(exists (
      select from company_transfers c
      join invoice_stays i on i.hotel_id = c.hotel_id and i.transfer_id = c.id
      where c.hotel_id = ${hotelId} and c.booking_id = ${bookingId} and i.released_at is null
    )) as json`,
  );
}

/** The company of the folio owes it from now on. */
export async function insertTransfer(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  { folioId, postingId, amountCentimes, businessDate }: NewTransfer,
  { by, now }: Deed,
): Promise<void> {
  await tx.execute(sql`
    insert into company_transfers (hotel_id, id, booking_id, folio_id, company_id, posting_id,
      amount_centimes, business_date, transferred_at, transferred_by)
    select f.hotel_id, ${uuidv7()}::uuid, f.booking_id, f.id, f.company_id, ${postingId}::uuid,
      ${amountCentimes}::bigint, ${businessDate}::date, ${now.toISOString()}::timestamptz,
      ${by.userId}::uuid
    from folios f
    where f.hotel_id = ${hotelId} and f.booking_id = ${bookingId} and f.id = ${folioId}`);
}

/** What a check-out left to an account of the house, a company's or a group's, and nobody has taken back. */
export async function listCheckOutTransfers(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
): Promise<PostingId[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(p.id order by p.id), '[]') as json from postings p
    where p.hotel_id = ${hotelId} and p.booking_id = ${bookingId} and p.check_out_version is not null
      and not exists (select from postings r where r.hotel_id = p.hotel_id
        and r.booking_id = p.booking_id and r.reverses_posting_id = p.id)`,
  );
}

/** A transfer whose payment is taken back makes no debtor any more. */
export async function withdrawTransferOf(
  tx: HotelTx,
  { hotelId }: BookingRef,
  postingId: PostingId,
  now: Date,
): Promise<void> {
  await tx
    .update(companyTransfers)
    .set({ withdrawnAt: now.toISOString() })
    .where(
      and(
        eq(companyTransfers.hotelId, hotelId),
        eq(companyTransfers.postingId, postingId),
        isNull(companyTransfers.withdrawnAt),
      ),
    );
}
