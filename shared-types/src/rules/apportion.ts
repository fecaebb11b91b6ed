/**
 * Parts of an amount in proportion to weights; their sum is the amount. The centimes that rounding down leaves go to the
 * largest remainders, the first of equal ones. No part is more than its weight if the weights sum to at least the amount.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const shares = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight);
    return { place, part: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  const missing = amount - sum(shares.map(({ part }) => part));
  const largest = [...shares].sort(
    (one, other) => other.rest - one.rest || one.place - other.place,
  );
  const raised = new Set(largest.slice(0, missing).map(({ place }) => place));
  return shares.map(({ place, part }) => part + Number(raised.has(place)));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
