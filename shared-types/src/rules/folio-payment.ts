import { type Centimes, centimes, ZERO } from "../values/money.ts";

/**
 * What a payment would bring beyond what there is to pay: the open balance, or, where nothing is open,
 * the price of the whole stay in advance. Money that would have to be given back: a nought too many.
 */
export function paidBeyond(payment: {
  amountCentimes: Centimes;
  balanceCentimes: Centimes;
  stayCentimes: Centimes;
}): Centimes {
  const { amountCentimes, balanceCentimes, stayCentimes } = payment;
  const toPay = balanceCentimes > 0 ? balanceCentimes : balanceCentimes + stayCentimes;
  return centimes(Math.max(ZERO, amountCentimes - Math.max(ZERO, toPay)));
}
