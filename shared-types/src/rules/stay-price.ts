import { type Centimes, centimes } from "../values/money.ts";

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
