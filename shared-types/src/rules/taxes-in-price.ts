import type { PostingItem } from "../contracts/folio.ts";
import type { TaxRates, TaxTreatment } from "../contracts/tax.ts";
import { type Centimes, ZERO } from "../values/money.ts";
import { splitStayTax, taxesIn } from "./included-tax.ts";
import { treatmentOf } from "./tax.ts";

type PricedCharge = {
  item: PostingItem | null;
  amountCentimes: Centimes;
  /** What the room's charges of the night come to on all folios of the stay: each has its share of the stay tax. */
  nightCentimes?: Centimes | undefined;
  /** A part of the night is on a company's folio, whose invoice adds the whole stay tax of the night. */
  isNightOfCompany?: boolean | undefined;
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
  const { item, amountCentimes, nightCentimes = amountCentimes } = charge;
  if (!rates || !item || charge.tvaBp > 0 || isTax(item)) return charge;
  const contained = {
    ...rates,
    tvaTreatment: inPrice(rates.tvaTreatment),
    stayTaxTreatment: charge.isNightOfCompany
      ? treatmentOf(rates.stayTaxTreatment)
      : inPrice(rates.stayTaxTreatment),
  };
  const { tvaBp, stayTaxCentimes } = taxesIn(
    { item, amountCentimes: nightCentimes, adults },
    contained,
  );
  const ofNight = { amountCentimes: nightCentimes, stayTaxCentimes };
  const share = stayTaxCentimes > 0 ? splitStayTax(ofNight, amountCentimes).part : ZERO;
  return { ...charge, tvaBp, stayTaxCentimes: charge.stayTaxCentimes || share };
}

/** The tourism tax contains none; lines of TVA and of stay tax say themselves what they are. */
const isTax = (item: PostingItem) => ["tourism-tax", "tva", "stay-tax"].includes(item);

const inPrice = (treatment: TaxTreatment | undefined): TaxTreatment =>
  treatmentOf(treatment) === "invoice" ? "included" : treatmentOf(treatment);
