import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import { tvaOnTop } from "@funduq/shared-types/rules/added-tax";
import { taxesIn } from "@funduq/shared-types/rules/included-tax";
import { chargesOfMenuPrice, tvaInMenuPrice } from "@funduq/shared-types/rules/menu-price";
import type { RateShare } from "@funduq/shared-types/rules/paid-rates";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PostingId, SaleId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, sumCentimes } from "@funduq/shared-types/values/money";
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

/** What a restaurant sold, and how much of it at which rate of TVA. */
type MenuPrice = {
  entry: Omit<DatedPosting, "amountCentimes"> & { item: "restaurant"; saleId: SaleId };
  shares: readonly RateShare[];
};

/**
 * Posts what was sold at the prices of a menu, which contain TVA, and so do their charges, one for each rate, also in a hotel whose
 * other prices get TVA on invoices only: none adds it again. Where the hotel adds TVA to folios, a charge is the price without it.
 * The charges come to the price. Before the hotel's first dated rate they contain none, as all others do.
 */
export async function insertMenuPrice(
  tx: HotelTx,
  owner: FolioOwner,
  { entry, shares }: MenuPrice,
  context: WriteContext,
): Promise<PostedMenuCharge[]> {
  const rates = await ratesOf(tx, owner, entry);
  const all = sumCentimes(shares.map(({ amountCentimes }) => amountCentimes));
  const taxed = rates ? shares : [{ tvaBp: 0, amountCentimes: all }];
  const posted: PostedMenuCharge[] = [];
  for (const { tvaBp, amountCentimes } of taxed) {
    const of = { entry, amountCentimes, rates: rates && { ...rates, tvaBp } };
    posted.push(...(await insertShare(tx, owner, of, context)));
  }
  return posted;
}

/** What was sold at one rate of TVA. */
type Share = {
  entry: MenuPrice["entry"];
  amountCentimes: Centimes;
  rates: DatedTaxRates | undefined;
};

async function insertShare(
  tx: HotelTx,
  owner: FolioOwner,
  { entry, rates, ...share }: Share,
  context: WriteContext,
): Promise<PostedMenuCharge[]> {
  const tvaBp = rates?.tvaBp ?? 0;
  const posted: PostedMenuCharge[] = [];
  for (const { amountCentimes, tvaCentimes } of chargesOfMenuPrice(share.amountCentimes, rates)) {
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

const ratesOf = (
  tx: HotelTx,
  { hotelId }: FolioOwner,
  { businessDate }: Pick<DatedPosting, "businessDate">,
) => getTaxRatesOn(tx, hotelId, businessDate);

/** The TVA of a charge, on its folio and in its department, described as the charge is. */
function tvaLine(
  { folioId, department, description, amountCentimes, businessDate, saleId }: DatedPosting,
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
    saleId,
  };
}
