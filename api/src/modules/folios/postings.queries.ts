import type { PostingItem, PostingKind } from "@funduq/shared-types/contracts/folio";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FolioId, PostingId, SaleId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { FolioOwner } from "./folio-owner.ts";
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
  reference?: string | null;
  amountCentimes: Centimes;
  splitOfPostingId?: PostingId;
  splitHalf?: SplitHalf;
  rechargesPostingId?: PostingId | null;
  tvaBp?: number | undefined;
  stayTaxCentimes?: Centimes | undefined;
  taxesPostingId?: PostingId;
  taxedCentimes?: Centimes;
  saleId?: SaleId | null | undefined;
};

export async function insertPosting(
  tx: HotelTx,
  owner: FolioOwner,
  posting: NewPosting & { businessDate: CalendarDate },
  { by, now }: WriteContext,
): Promise<PostingId> {
  const id = uuidv7() as PostingId;
  const context = { postedAt: now.toISOString(), postedBy: by.userId };
  await tx.insert(postings).values({ ...owner, id, ...posting, ...context });
  return id;
}

/** The next move of a posting, and of the TVA that was added to it. The booking's lock keeps two from taking one number. */
export async function insertMove(
  tx: HotelTx,
  { hotelId, ownerId }: FolioOwner,
  { postingId, from, to }: { postingId: PostingId; from: FolioId; to: FolioId },
  { by, now }: WriteContext,
): Promise<void> {
  await tx.execute(sql`
    insert into posting_moves
      (hotel_id, posting_id, seq, owner_id, from_folio_id, to_folio_id, moved_at, moved_by)
    select ${hotelId}::uuid, p.id, coalesce((
        select max(m.seq) from posting_moves m where m.hotel_id = ${hotelId} and m.posting_id = p.id
      ), 0) + 1, ${ownerId}::uuid,
      ${from}::uuid, ${to}::uuid, ${now.toISOString()}::timestamptz, ${by.userId}::uuid
    from postings p
    where p.hotel_id = ${hotelId} and p.owner_id = ${ownerId}
      and (p.id = ${postingId} or ${addedTo(postingId)})`);
}

/** Which posting is taken back, on which folio it stands now, why, and on which business date. */
export type Reversal = {
  postingId: PostingId;
  folioId: FolioId;
  reason: string;
  businessDate: CalendarDate;
};

/** Line `p` is the TVA that was added to a charge, and stands. */
const addedTo = (postingId: PostingId): SQL => sql`(
  p.taxes_posting_id = ${postingId} and p.reverses_posting_id is null)`;

/**
 * A posting like the one that it takes back, on the folio where that one stands now, and the same of the TVA that was
 * added to it. Of a transfer both lines are taken back: the one on the account stands where it was posted.
 */
export async function insertReversal(
  tx: HotelTx,
  { hotelId, ownerId }: FolioOwner,
  { postingId, folioId, reason, businessDate }: Reversal,
  { by, now }: WriteContext,
): Promise<void> {
  const [id, counterpartId, taxId] = [uuidv7(), uuidv7(), uuidv7()];
  const either = (own: SQL, other: SQL, ofTax = own) =>
    sql`case when p.id = ${postingId}::uuid then ${own} when p.taxes_posting_id is not null then ${ofTax}
      else ${other} end`;
  await tx.execute(sql`
    insert into postings
      (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, night, department, method, description,
        reference, amount_centimes, business_date, posted_at, posted_by, reverses_posting_id, reversal_reason,
        tva_bp, stay_tax_centimes, taxes_posting_id, taxed_centimes, sale_id, account_id, transfer_side, counterpart_posting_id)
    select p.hotel_id, ${either(sql`${id}::uuid`, sql`${counterpartId}::uuid`, sql`${taxId}::uuid`)}, p.owner_kind, p.owner_id,
      ${either(sql`${folioId}::uuid`, sql`p.folio_id`)}, p.kind, p.item, p.night, p.department, p.method,
      p.description, p.reference, p.amount_centimes, ${businessDate}::date, ${now.toISOString()}::timestamptz,
      ${by.userId}::uuid, p.id, ${reason}, p.tva_bp, p.stay_tax_centimes, p.taxes_posting_id,
      p.taxed_centimes, p.sale_id, p.account_id, p.transfer_side,
      case when p.kind = 'transfer' then ${either(sql`${counterpartId}::uuid`, sql`${id}::uuid`)} end
    from postings p
    where p.hotel_id = ${hotelId}
      and ((p.owner_id = ${ownerId} and p.id = ${postingId}) or p.counterpart_posting_id = ${postingId}
        or ${addedTo(postingId)})`);
}
