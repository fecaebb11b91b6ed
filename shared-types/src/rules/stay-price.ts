import type { BookingStatus } from "../contracts/booking.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import type { NightSpan } from "./night-span.ts";

/** What one night costs from now on, and what the nights before the rate's last change came to. */
export type AgreedPrice = {
  rateCentimes: Centimes;
  earlierNights: number;
  earlierCentimes: Centimes;
};

/** The price of the whole stay (BK-05): without a change in the middle of it, rate times nights. */
export function agreedTotal(price: AgreedPrice, nights: number): Centimes {
  const { rateCentimes, earlierNights, earlierCentimes } = price;
  return centimes(earlierCentimes + rateCentimes * (nights - earlierNights));
}

/** The price with another rate after the first `sleptNights`, which keep what they cost. */
export function withRate(
  price: AgreedPrice,
  rateCentimes: Centimes,
  sleptNights: number,
): AgreedPrice {
  const earlierNights = Math.max(sleptNights, price.earlierNights);
  return { rateCentimes, earlierNights, earlierCentimes: agreedTotal(price, earlierNights) };
}

type Slept = { status: BookingStatus; checkInDate: CalendarDate; checkOutDate: CalendarDate };

/** The nights that a guest in house has behind him: they keep what they cost. */
export function sleptNights(
  { status, checkInDate, checkOutDate }: Slept,
  businessDate: CalendarDate,
): number {
  if (status !== "Checked-in") return 0;
  const last = businessDate < checkOutDate ? businessDate : checkOutDate;
  return Math.max(0, daysBetween(checkInDate, last));
}

type Priced = Slept & { nights: number; rateCentimes: Centimes; totalCentimes: Centimes };

/** What a stay would come to at another rate, taken now. */
export function totalAt(
  stay: Priced,
  rateCentimes: Centimes,
  businessDate: CalendarDate,
): Centimes {
  const left = stay.nights - sleptNights(stay, businessDate);
  return centimes(stay.totalCentimes + (rateCentimes - stay.rateCentimes) * left);
}

/**
 * What a stay would come to on other dates at its own rate. One that begins on another day has no night
 * behind it.
 */
export function totalOn(stay: Priced, { from, to }: NightSpan): Centimes {
  const nights = daysBetween(from, to);
  if (from !== stay.checkInDate) return centimes(stay.rateCentimes * nights);
  return centimes(stay.totalCentimes + stay.rateCentimes * (nights - stay.nights));
}
