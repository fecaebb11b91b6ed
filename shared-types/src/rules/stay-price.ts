import type { BookingStatus } from "../contracts/booking.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import type { NightSpan } from "./night-span.ts";

/** The price of a night from now on, and the total of the nights before the last rate change. */
export type AgreedPrice = {
  rateCentimes: Centimes;
  earlierNights: number;
  earlierCentimes: Centimes;
};

/** The total price of the stay (BK-05): rate times nights, unless the rate changed during the stay. */
export function agreedTotal(price: AgreedPrice, nights: number): Centimes {
  const { rateCentimes, earlierNights, earlierCentimes } = price;
  return centimes(earlierCentimes + rateCentimes * (nights - earlierNights));
}

/** The price with another rate after the first `sleptNights`, which keep their price. */
export function withRate(
  price: AgreedPrice,
  rateCentimes: Centimes,
  sleptNights: number,
): AgreedPrice {
  const earlierNights = Math.max(sleptNights, price.earlierNights);
  return { rateCentimes, earlierNights, earlierCentimes: agreedTotal(price, earlierNights) };
}

type Slept = { status: BookingStatus; checkInDate: CalendarDate; checkOutDate: CalendarDate };

/** Past nights of a guest in house, which keep their price. */
export function sleptNights(
  { status, checkInDate, checkOutDate }: Slept,
  businessDate: CalendarDate,
): number {
  if (status !== "Checked-in") return 0;
  const last = businessDate < checkOutDate ? businessDate : checkOutDate;
  return Math.max(0, daysBetween(checkInDate, last));
}

type Priced = Slept & { nights: number; rateCentimes: Centimes; totalCentimes: Centimes };

/** The total of a stay at another rate, taken now. */
export function totalAt(
  stay: Priced,
  rateCentimes: Centimes,
  businessDate: CalendarDate,
): Centimes {
  const left = stay.nights - sleptNights(stay, businessDate);
  return centimes(stay.totalCentimes + (rateCentimes - stay.rateCentimes) * left);
}

/** The total of a stay on other dates at its own rate. With another check-in date it has no past nights. */
export function totalOn(stay: Priced, { from, to }: NightSpan): Centimes {
  const nights = daysBetween(from, to);
  if (from !== stay.checkInDate) return centimes(stay.rateCentimes * nights);
  return centimes(stay.totalCentimes + stay.rateCentimes * (nights - stay.nights));
}
