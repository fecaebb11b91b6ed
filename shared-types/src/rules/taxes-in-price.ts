import type { PostingItem } from "../contracts/folio.ts";
import type { TaxRates, TaxTreatment } from "../contracts/tax.ts";
import type { PostingId } from "../values/ids.ts";
import { type Centimes, sumCentimes } from "../values/money.ts";
import { taxesIn } from "./included-tax.ts";
import { type NightPart, stayTaxOfPart } from "./night-parts.ts";
import { treatmentOf } from "./tax.ts";

type PricedCharge = {
  id: PostingId;
  item: PostingItem | null;
  amountCentimes: Centimes;
  /** The parts of the night's room charge; missing is this charge alone. The invoice of a company adds the whole stay tax. */
  nightParts?: readonly NightPart[] | null | undefined;
  tvaBp: number;
  stayTaxCentimes: Centimes;
};

/**
 * A charge with the taxes that its day has only on invoices, taken as contained in its price: the guest of such a hotel
 * pays what the folio says, and a price to guests contains its taxes (ADR 0043). A charge that contains TVA stays as its
 * folio says: another tax taken out of it would change that TVA.
 */
export function withTaxesInPrice<C extends PricedCharge>(
  charge: C,
  adults: number,
  rates: TaxRates | undefined,
): C {
  const { id, item } = charge;
  if (!rates || !item || charge.tvaBp > 0 || isTax(item)) return charge;
  const parts = charge.nightParts ?? [{ ...charge, isOfCompany: false }];
  const contained = {
    ...rates,
    tvaTreatment: inPrice(rates.tvaTreatment),
    stayTaxTreatment: parts.some(({ isOfCompany }) => isOfCompany)
      ? treatmentOf(rates.stayTaxTreatment)
      : inPrice(rates.stayTaxTreatment),
  };
  const amountCentimes = sumCentimes(parts.map((part) => part.amountCentimes));
  const { tvaBp, stayTaxCentimes } = taxesIn({ item, amountCentimes, adults }, contained);
  const share = stayTaxOfPart(stayTaxCentimes, parts, id);
  return { ...charge, tvaBp, stayTaxCentimes: charge.stayTaxCentimes || share };
}

/** The tourism tax contains none; lines of TVA and of stay tax say themselves what they are. */
const isTax = (item: PostingItem) => ["tourism-tax", "tva", "stay-tax"].includes(item);

const inPrice = (treatment: TaxTreatment | undefined): TaxTreatment =>
  treatmentOf(treatment) === "invoice" ? "included" : treatmentOf(treatment);
