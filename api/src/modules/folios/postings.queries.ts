import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { PostingItem, PostingKind, PostingRef } from "@funduq/shared-types/contracts/folio";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { type PostingMethod, postings, type SplitHalf } from "./postings.tables.ts";

/** A posting is added and stays; there is no query that changes or removes one. */
export type NewPosting = {
  folioId: FolioId;
  kind: PostingKind;
  item: PostingItem | null;
  night?: CalendarDate | null;
  department: string | null;
  method: PostingMethod | null;
  description: string;
  amountCentimes: Centimes;
  splitOfPostingId?: PostingId;
  splitHalf?: SplitHalf;
  rechargesPostingId?: PostingId | null;
  checkOutVersion?: number;
};

export async function insertPosting(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  posting: NewPosting & { businessDate: CalendarDate },
  { by, now }: Deed,
): Promise<PostingId> {
  const id = uuidv7() as PostingId;
  await tx.insert(postings).values({
    hotelId,
    id,
    bookingId,
    ...posting,
    postedAt: now.toISOString(),
    postedBy: by.userId,
  });
  return id;
}

/** The next move of a posting. The booking's lock keeps two from taking one number. */
export async function insertMove(
  tx: HotelTx,
  { hotelId, bookingId, postingId }: PostingRef,
  { from, to }: { from: FolioId; to: FolioId },
  { by, now }: Deed,
): Promise<void> {
  await tx.execute(sql`
    insert into posting_moves
      (hotel_id, posting_id, seq, booking_id, from_folio_id, to_folio_id, moved_at, moved_by)
    select ${hotelId}::uuid, ${postingId}::uuid, coalesce(max(m.seq), 0) + 1, ${bookingId}::uuid,
      ${from}::uuid, ${to}::uuid, ${now.toISOString()}::timestamptz, ${by.userId}::uuid
    from posting_moves m where m.hotel_id = ${hotelId} and m.posting_id = ${postingId}`);
}

/** A posting like the one it takes back, on the folio where that one stands now. */
export async function insertReversal(
  tx: HotelTx,
  { hotelId, bookingId, postingId }: PostingRef,
  {
    folioId,
    reason,
    businessDate,
  }: { folioId: FolioId; reason: string; businessDate: CalendarDate },
  { by, now }: Deed,
): Promise<void> {
  await tx.execute(sql`
    insert into postings
      (hotel_id, id, booking_id, folio_id, kind, item, night, department, method, description,
        amount_centimes, business_date, posted_at, posted_by, reverses_posting_id, reversal_reason,
        group_id)
    select p.hotel_id, ${uuidv7()}::uuid, p.booking_id, ${folioId}::uuid, p.kind, p.item, p.night,
      p.department, p.method, p.description, p.amount_centimes, ${businessDate}::date,
      ${now.toISOString()}::timestamptz, ${by.userId}::uuid, p.id, ${reason}, p.group_id
    from postings p
    where p.hotel_id = ${hotelId} and p.booking_id = ${bookingId} and p.id = ${postingId}`);
}
