import type { Posting } from "@funduq/shared-types/contracts/folio";
import { splitParts } from "@funduq/shared-types/rules/folio-split";
import { splitStayTax, splitTax } from "@funduq/shared-types/rules/included-tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { FolioOwner } from "./folio-owner.ts";
import { insertPosting, insertReversal, type NewPosting } from "./postings.queries.ts";
import { type PostingMethod, type SplitHalf, splitHalves } from "./postings.tables.ts";

/** What postings of one owner are corrected with. The caller has locked the owner. */
export type Correction = {
  tx: HotelTx;
  owner: FolioOwner;
  reason: string;
  businessDate: CalendarDate;
  context: WriteContext;
};

/** What is split: a posting with the TVA that was added to it, if any. */
type Divided = { posting: Posting; tva?: Posting | undefined };

/**
 * Takes a posting back and posts its two parts anew: `amountCentimes` of it on the folio `part`, the rest on
 * the folio `rest`, where it stood. Its TVA is split in proportion; a half that has less than half a centime of it has no
 * line of TVA. Answers the id of the part.
 */
export async function splitInTwo(
  correction: Correction,
  { posting, tva }: Divided,
  amountCentimes: Centimes,
  to: Record<SplitHalf, FolioId>,
): Promise<PostingId> {
  const { tx, owner, reason, businessDate, context } = correction;
  const reversal = { postingId: posting.id, folioId: to.rest, reason, businessDate };
  await insertReversal(tx, owner, reversal, context);
  const parts = splitParts(posting, amountCentimes);
  const stayTax = splitStayTax(posting, amountCentimes);
  const halfOf = (half: SplitHalf) => ({
    splitHalf: half,
    folioId: to[half],
    amountCentimes: parts[half],
    stayTaxCentimes: stayTax[half],
  });
  const part = await insertHalf(correction, posting, halfOf("part"));
  const rest = await insertHalf(correction, posting, halfOf("rest"));
  if (!tva) return part;
  const ids = { part, rest };
  const taxes = splitTax(tva.amountCentimes, { part: amountCentimes, of: posting.amountCentimes });
  for (const half of splitHalves) {
    if (taxes[half] === 0) continue;
    const taxed = { taxesPostingId: ids[half], taxedCentimes: parts[half] };
    const ofHalf = { splitHalf: half, folioId: to[half], amountCentimes: taxes[half], ...taxed };
    await insertHalf(correction, tva, ofHalf);
  }
  return part;
}

/** Says what the whole said. The database takes each half once, and only of what was reversed. */
function insertHalf(
  { tx, owner, businessDate, context }: Correction,
  posting: Posting,
  half: Pick<
    NewPosting,
    | "splitHalf"
    | "folioId"
    | "amountCentimes"
    | "stayTaxCentimes"
    | "taxesPostingId"
    | "taxedCentimes"
  >,
): Promise<PostingId> {
  const { id: splitOfPostingId, kind, item, night, department, description, reference } = posting;
  const method = posting.method as PostingMethod | null;
  const { tvaBp, saleId } = posting;
  const copied = { kind, item, night, department, method, description, reference, tvaBp, saleId };
  return insertPosting(tx, owner, { ...copied, ...half, splitOfPostingId, businessDate }, context);
}

/** Takes payments of a folio back, of each the amount: of one that is larger a part is split off before. */
export async function refundPostings(
  correction: Correction,
  folioId: FolioId,
  payments: readonly { posting: Posting; amountCentimes: Centimes }[],
): Promise<void> {
  const { tx, owner, reason, businessDate, context } = correction;
  for (const { posting, amountCentimes } of payments) {
    const isWhole = amountCentimes === posting.amountCentimes;
    const postingId = isWhole
      ? posting.id
      : await splitInTwo(correction, { posting }, amountCentimes, {
          part: folioId,
          rest: folioId,
        });
    await insertReversal(tx, owner, { postingId, folioId, reason, businessDate }, context);
  }
}
