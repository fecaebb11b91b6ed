import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Posting, PostingRef, SplitPosting } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { splitParts, splitVerdict } from "@funduq/shared-types/rules/folio-split";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { getBooking, lockOpenBooking, noteHistory } from "../bookings/bookings.service.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { isStayInvoiced, listFolios } from "./folios.service.ts";
import { insertPosting, insertReversal } from "./postings.queries.ts";
import type { PostingMethod, SplitHalf } from "./postings.tables.ts";

/**
 * Splits a posting: a part goes to another folio of the stay, or stands alone on its own, and the rest
 * stays. A posting is never changed, so the whole is reversed with the reason and its two parts are
 * posted anew, today; both name it, and together they are it (FOL-02).
 */
export async function splitPosting(
  tx: HotelTx,
  { hotelId, bookingId, postingId }: PostingRef,
  { toFolioId, amountCentimes, reason }: SplitPosting,
  deed: Deed,
): Promise<Booking> {
  const ref = { hotelId, bookingId };
  const businessDate = await holdBusinessDate(tx, hotelId);
  await lockOpenBooking(tx, ref);
  const folios = await listFolios(tx, ref);
  const to = folios.find(({ id }) => id === toFolioId);
  const from = folios.find(({ postings }) => postings.some(({ id }) => id === postingId));
  const posting = from?.postings.find(({ id }) => id === postingId);
  if (!to) throw new AppError("folio.not-found");
  if (!from || !posting) throw new AppError("folio.transaction-not-found");
  assertAllowed(splitVerdict(posting, amountCentimes));
  if (await isStayInvoiced(tx, ref)) throw new AppError("booking.invoiced");

  const reversal = { folioId: from.id, reason, businessDate };
  await insertReversal(tx, { ...ref, postingId }, reversal, deed);
  const splitting = { tx, ref, posting, businessDate, deed };
  await insertParts(splitting, amountCentimes, { part: to.id, rest: from.id });
  const { item, method, description } = posting;
  const details = {
    item,
    method,
    description,
    amountCentimes,
    from: from.name,
    to: to.name,
    reason,
  };
  await noteHistory(tx, ref, { action: "posting-split", details }, deed);
  return getBooking(tx, ref);
}

type Splitting = {
  tx: HotelTx;
  ref: BookingRef;
  posting: Posting;
  businessDate: CalendarDate;
  deed: Deed;
};

/** Puts the two parts of a posting, which is reversed, onto their folios; answers the part's id. */
export async function insertParts(
  splitting: Splitting,
  amountCentimes: Centimes,
  to: Record<"part" | "rest", FolioId>,
): Promise<PostingId> {
  const parts = splitParts(splitting.posting, amountCentimes);
  const part = await insertPart(splitting, "part", to.part, parts.part);
  await insertPart(splitting, "rest", to.rest, parts.rest);
  return part;
}

/** Says what the whole said. The database takes each half once, and only of what was reversed. */
async function insertPart(
  { tx, ref, posting, businessDate, deed }: Splitting,
  splitHalf: SplitHalf,
  folioId: FolioId,
  amountCentimes: Centimes,
): Promise<PostingId> {
  const { id: splitOfPostingId, kind, item, night, department, description } = posting;
  const method = posting.method as PostingMethod | null;
  const said = { kind, item, night, department, method, description };
  const half = { splitOfPostingId, splitHalf, folioId, amountCentimes, businessDate };
  return insertPosting(tx, ref, { ...said, ...half }, deed);
}
