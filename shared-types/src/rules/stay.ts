import { MAX_STAY_NIGHTS } from "../contracts/booking.ts";
import type { AddedTaxes } from "../contracts/tax.ts";
import {
  addDays,
  type CalendarDate,
  calendarDateSchema,
  daysBetween,
} from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { sumOfTaxes, taxesOnTop, totalOfTaxes } from "./added-tax.ts";
import type { NightSpan } from "./night-span.ts";
import type { NightTaxes } from "./tax.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** How many days ahead of the business date a stay may begin: the range of the night inventory. */
export const MAX_DAYS_AHEAD = 730;

/** The nights of a span in order. A span that ends on or before its start has none. */
export function nightsOf({ from, to }: NightSpan): CalendarDate[] {
  const count = Math.max(0, daysBetween(from, to));
  return Array.from({ length: count }, (_, offset) => addDays(from, offset));
}

/** The nights of a stay as typed: 0 when a date is invalid or check-out is not after check-in (BK-05). */
export function nightCount(checkInDate: string, checkOutDate: string): number {
  const from = calendarDateSchema.safeParse(checkInDate);
  const to = calendarDateSchema.safeParse(checkOutDate);
  if (!from.success || !to.success) return 0;
  return Math.max(0, daysBetween(from.data, to.data));
}

/** The price of the stay: one night's rate times the nights (BK-05). */
export function stayTotal(rateCentimes: Centimes, nights: number): Centimes {
  return centimes(rateCentimes * nights);
}

/** A price per night, and how many adults pay stay tax. */
type PricedParty = { rateCentimes: Centimes; adults: number };

/** The taxes of nights at one rate that are charged in addition to `stayTotal`; rounded per night. */
export function stayTaxesOnTop(
  { rateCentimes: priceCentimes, adults }: PricedParty,
  span: NightSpan,
  tax: NightTaxes,
): AddedTaxes {
  return sumOfTaxes(
    nightsOf(span).map((night) => taxesOnTop({ night, priceCentimes, adults }, tax)),
  );
}

/** The full amount for the nights: the price of the stay and the taxes on top of it. */
export function stayTotalWithTaxes(party: PricedParty, span: NightSpan, tax: NightTaxes): Centimes {
  const price = stayTotal(party.rateCentimes, nightsOf(span).length);
  return centimes(price + totalOfTaxes(stayTaxesOnTop(party, span, tax)));
}

/** Whether a new stay may be sold: valid order, not before the business date, within the maximum length. */
export function stayVerdict({ from, to }: NightSpan, businessDate: CalendarDate): Verdict {
  if (to <= from) return refused("booking.dates-reversed");
  if (from < businessDate) return refused("booking.check-in-past", { businessDate });
  if (daysBetween(from, to) > MAX_STAY_NIGHTS)
    return refused("booking.too-long", { maxNights: MAX_STAY_NIGHTS });
  const lastDate = addDays(businessDate, MAX_DAYS_AHEAD);
  if (to > lastDate) return refused("booking.too-far", { lastDate });
  return allowed;
}
