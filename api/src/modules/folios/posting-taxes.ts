import { tvaOnTop } from "@funduq/shared-types/rules/added-tax";
import { taxesIn } from "@funduq/shared-types/rules/included-tax";
import { chargesOfMenuPrice, tvaInMenuPrice } from "@funduq/shared-types/rules/menu-price";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PostingId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { getTaxRatesOn } from "../hotels/tax-rates.service.ts";
import type { FolioOwner } from "./folio-owner.ts";
import { insertPosting, type NewPosting } from "./postings.queries.ts";

type DatedPosting = NewPosting & { businessDate: CalendarDate };

/**
 * Posts a charge or a payment by the rates of tax of its day: a price that contains TVA keeps its rate, and TVA that the
 * hotel adds is posted after its charge. Answers the lines as they were posted.
 */
export async function insertEntryWithTaxes(
  tx: HotelTx,
  owner: FolioOwner,
  entry: DatedPosting,
  context: WriteContext,
): Promise<NewPosting[]> {
  const { item, amountCentimes } = entry;
  const rates = item === null ? undefined : await ratesOf(tx, owner, entry);
  const taxes = item === null ? {} : taxesIn({ item, amountCentimes }, rates);
  const id = await insertPosting(tx, owner, { ...entry, ...taxes }, context);
  const tvaCentimes = tvaOnTop({ item, amountCentimes }, rates);
  if (!rates || tvaCentimes === 0) return [entry];
  const tva = tvaLine(entry, id, { tvaBp: rates.tvaBp, tvaCentimes });
  await insertPosting(tx, owner, tva, context);
  return [entry, tva];
}

/** A charge of a menu's price as it was posted; `totalCentimes` is with the TVA that was posted after it. */
export type PostedMenuCharge = { id: PostingId; totalCentimes: Centimes; lines: NewPosting[] };

/**
 * Posts the price of a menu, which contains TVA, and so does its charge, also in a hotel whose other prices get TVA on invoices
 * only: none adds it again. Where the hotel adds TVA to folios, the charge is the price without it. The charges come to the price.
 */
export async function insertMenuPrice(
  tx: HotelTx,
  owner: FolioOwner,
  entry: DatedPosting & { item: "restaurant" },
  context: WriteContext,
): Promise<PostedMenuCharge[]> {
  const rates = await ratesOf(tx, owner, entry);
  const tvaBp = rates?.tvaBp ?? 0;
  const posted: PostedMenuCharge[] = [];
  for (const { amountCentimes, tvaCentimes } of chargesOfMenuPrice(entry.amountCentimes, rates)) {
    const charge = { ...entry, amountCentimes };
    const id = await insertPosting(tx, owner, { ...charge, tvaBp: tvaInMenuPrice(rates) }, context);
    const lines: NewPosting[] = [charge];
    if (tvaCentimes > 0) {
      const tva = tvaLine(charge, id, { tvaBp, tvaCentimes });
      await insertPosting(tx, owner, tva, context);
      lines.push(tva);
    }
    posted.push({ id, totalCentimes: centimes(amountCentimes + tvaCentimes), lines });
  }
  return posted;
}

const ratesOf = (tx: HotelTx, { hotelId }: FolioOwner, { businessDate }: DatedPosting) =>
  getTaxRatesOn(tx, hotelId, businessDate);

/** The TVA of a charge, on its folio and in its department, described as the charge is. */
function tvaLine(
  { folioId, department, description, amountCentimes, businessDate }: DatedPosting,
  taxesPostingId: PostingId,
  { tvaBp, tvaCentimes }: { tvaBp: number; tvaCentimes: Centimes },
): DatedPosting {
  return {
    folioId,
    kind: "charge",
    item: "tva",
    department,
    method: null,
    description,
    amountCentimes: tvaCentimes,
    tvaBp,
    taxesPostingId,
    taxedCentimes: amountCentimes,
    businessDate,
  };
}
