import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { PostingId } from "@funduq/shared-types/values/ids";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { companyTransfers } from "./postings.tables.ts";

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

/** The payments by which a booking's folios went to a company's account, and still are there. */
export async function listTransferPostings(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
): Promise<PostingId[]> {
  const rows = await tx
    .select({ postingId: companyTransfers.postingId })
    .from(companyTransfers)
    .where(
      and(
        eq(companyTransfers.hotelId, hotelId),
        eq(companyTransfers.bookingId, bookingId),
        isNull(companyTransfers.withdrawnAt),
      ),
    );
  return rows.map(({ postingId }) => postingId);
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
