import type { DatedTaxRates, TaxRates, TaxTreatment } from "../contracts/tax.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** The tourism tax of a hotel: `tdsBp` at first, then each change with its first night, in order. */
export type TourismTax = {
  tdsBp?: number | undefined;
  tdsChanges?: readonly { from: CalendarDate; tdsBp: number }[] | undefined;
};

/** All taxes of the nights of a stay; without `taxRates` their prices contain none. */
export type NightTaxes = TourismTax & { taxRates?: readonly DatedTaxRates[] | null | undefined };

/** The tourism tax of one night, in basis points of its price. */
export function tdsOn({ tdsBp = 0, tdsChanges = [] }: TourismTax, night: CalendarDate): number {
  return tdsChanges.findLast(({ from }) => from <= night)?.tdsBp ?? tdsBp;
}

/** The rates of tax of a day. `rates` are in order, the first ones without a day. */
export function taxRatesOn(
  rates: readonly DatedTaxRates[] | null | undefined,
  day: CalendarDate,
): DatedTaxRates | undefined {
  return rates?.findLast(({ validFrom }) => validFrom === null || validFrom <= day);
}

/** Whether rates of tax may begin on, or be removed from, this day: closed days keep theirs. */
export function taxDayVerdict(validFrom: CalendarDate, businessDate: CalendarDate): Verdict {
  return validFrom < businessDate ? refused("taxes.day-closed", { businessDate }) : allowed;
}

type Treatments = Pick<TaxRates, "tvaTreatment" | "stayTaxTreatment">;

/**
 * Whether both taxes can be where these rates have them. TVA is added to the whole price: a price that contains the stay
 * tax would have TVA on the stay tax, which bears none.
 */
export function taxTreatmentsVerdict({ tvaTreatment, stayTaxTreatment }: Treatments): Verdict {
  return tvaTreatment === "added" && stayTaxTreatment === "included"
    ? refused("taxes.tva-added-to-stay-tax")
    : allowed;
}

/**
 * Whether the rates of a day may become these. Once that day has charges, it keeps where both taxes are, and the stay tax
 * that is added to folios: the charges that follow would contradict the others, and a night could be taxed twice.
 */
export function taxChangeVerdict(
  before: TaxRates | undefined,
  after: TaxRates | undefined,
  isCharged: boolean,
): Verdict {
  const stayTaxTreatment = treatmentOf(before?.stayTaxTreatment);
  const isSame =
    treatmentOf(before?.tvaTreatment) === treatmentOf(after?.tvaTreatment) &&
    stayTaxTreatment === treatmentOf(after?.stayTaxTreatment) &&
    (stayTaxTreatment !== "added" || before?.stayTaxCentimes === after?.stayTaxCentimes);
  return isSame || !isCharged ? allowed : refused("taxes.day-charged");
}

/** Rates without a treatment are of a former release: only invoices add their taxes. */
export function treatmentOf(treatment: TaxTreatment = "invoice"): TaxTreatment {
  return treatment;
}

/** The stay tax per person and night by the law of 2022, from one star to five. */
export const lawfulStayTaxes = [10_000, 20_000, 30_000, 50_000, 60_000].map(centimes);

export function lawfulStayTax(stars: number): Centimes | undefined {
  return lawfulStayTaxes[stars - 1];
}
