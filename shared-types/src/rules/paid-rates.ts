import { type Centimes, centimes } from "../values/money.ts";

/** What was paid for a line of a sale, and the rate of TVA that it contains. */
export type SoldLine = { tvaBp: number; netCentimes: Centimes };
type Payment = { amountCentimes: Centimes };

/** What of a payment pays for what is sold at a rate of TVA. */
export type RateShare = { tvaBp: number; amountCentimes: Centimes };

/**
 * What each payment of a sale pays at which rate of TVA, the lowest first: payments pay for the lines in their order, where the
 * one before ended, as the reports have it. So the shares of a rate come to its lines, and those of a payment to the payment.
 */
export function rateSharesOf(
  lines: readonly SoldLine[],
  payments: readonly Payment[],
): RateShare[][] {
  const left = lines.map(({ netCentimes }) => Number(netCentimes));
  return payments.map(({ amountCentimes }) => {
    const shares = new Map<number, number>();
    let unpaid = Number(amountCentimes);
    for (const [index, { tvaBp }] of lines.entries()) {
      const paid = Math.min(unpaid, left[index] ?? 0);
      if (paid === 0) continue;
      left[index] = (left[index] ?? 0) - paid;
      unpaid -= paid;
      shares.set(tvaBp, (shares.get(tvaBp) ?? 0) + paid);
    }
    return [...shares]
      .sort(([one], [other]) => one - other)
      .map(([tvaBp, amount]) => ({ tvaBp, amountCentimes: centimes(amount) }));
  });
}
