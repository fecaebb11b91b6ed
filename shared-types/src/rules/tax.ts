import type { DatedTaxRates } from "../contracts/tax.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** The tourism tax of a hotel: `tdsBp` at first, then each change with its first night, in order. */
export type TourismTax = {
  tdsBp?: number | undefined;
  tdsChanges?: readonly { from: CalendarDate; tdsBp: number }[] | undefined;
};

/** All taxes of the nights of a stay; without `taxRates` their prices contain none. */
export type NightTaxes = TourismTax & { taxRates?: readonly DatedTaxRates[] | undefined };

/** The tourism tax of one night, in basis points of its price. */
export function tdsOn({ tdsBp = 0, tdsChanges = [] }: TourismTax, night: CalendarDate): number {
  return tdsChanges.findLast(({ from }) => from <= night)?.tdsBp ?? tdsBp;
}

/** The rates of tax of a day. `rates` are in order, the first ones without a day. */
export function taxRatesOn(
  rates: readonly DatedTaxRates[],
  day: CalendarDate,
): DatedTaxRates | undefined {
  return rates.findLast(({ validFrom }) => validFrom === null || validFrom <= day);
}

/** Whether rates of tax may begin on, or be removed from, this day: closed days keep theirs. */
export function taxDayVerdict(validFrom: CalendarDate, businessDate: CalendarDate): Verdict {
  return validFrom < businessDate ? refused("taxes.day-closed", { businessDate }) : allowed;
}

/** The stay tax per person and night by the law of 2022, from one star to five. */
export const lawfulStayTaxes = [10_000, 20_000, 30_000, 50_000, 60_000].map(centimes);

export function lawfulStayTax(stars: number): Centimes | undefined {
  return lawfulStayTaxes[stars - 1];
}
