import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import { tvaOnTop } from "@funduq/shared-types/rules/added-tax";
import { taxesIn } from "@funduq/shared-types/rules/included-tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PostingId } from "@funduq/shared-types/values/ids";
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
  const { item, amountCentimes, businessDate } = entry;
  const rates = item === null ? undefined : await getTaxRatesOn(tx, owner.hotelId, businessDate);
  const taxes = item === null ? {} : taxesIn({ item, amountCentimes }, rates);
  const id = await insertPosting(tx, owner, { ...entry, ...taxes }, context);
  const tva = rates && tvaLine(entry, id, rates);
  if (!tva) return [entry];
  await insertPosting(tx, owner, tva, context);
  return [entry, tva];
}

/** The TVA of a charge, on its folio and in its department, described as the charge is; undefined where none is added. */
function tvaLine(
  { folioId, item, department, description, amountCentimes, businessDate }: DatedPosting,
  taxesPostingId: PostingId,
  rates: TaxRates,
): DatedPosting | undefined {
  const tvaCentimes = tvaOnTop({ item, amountCentimes }, rates);
  if (tvaCentimes === 0) return undefined;
  return {
    folioId,
    kind: "charge",
    item: "tva",
    department,
    method: null,
    description,
    amountCentimes: tvaCentimes,
    tvaBp: rates.tvaBp,
    taxesPostingId,
    taxedCentimes: amountCentimes,
    businessDate,
  };
}
