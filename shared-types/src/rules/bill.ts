import type { BillDiscount, BillLine } from "../contracts/pos-bill.ts";
import { basisPointsOf, centimes, DINAR, sumCentimes, ZERO } from "../values/centimes.ts";
import type { Centimes } from "../values/money.ts";

type PricedLine = Pick<BillLine, "priceCentimes" | "quantity"> &
  Partial<Pick<BillLine, "discountBp">>;
type Discount = Pick<BillDiscount, "discountBp" | "discountCentimes">;

/** A line's amounts: what it costs, what its own discount and its share of the bill's take off, and what is left. */
export type LineAmounts = {
  grossCentimes: Centimes;
  discountCentimes: Centimes;
  netCentimes: Centimes;
};

export type BillAmounts = LineAmounts & { lines: readonly LineAmounts[] };

const noDiscount: Discount = { discountBp: 0, discountCentimes: ZERO };

/**
 * What a bill comes to (POS-10, POS-11). A line's discount is rounded to the centime; then the bill's is taken off what is
 * left, at most all of it, and spread over the lines in proportion, so that lines add up to the bill.
 */
export function billAmounts(
  lines: readonly PricedLine[],
  discount: Discount = noDiscount,
): BillAmounts {
  const gross = lines.map(({ priceCentimes, quantity }) => centimes(priceCentimes * quantity));
  const own = lines.map(({ discountBp = 0 }, index) =>
    basisPointsOf(gross[index] ?? ZERO, discountBp),
  );
  const left = gross.map((amount, index) => centimes(amount - (own[index] ?? 0)));
  const shares = spread(offBill(sumCentimes(left), discount), left);
  const amounts = gross.map((grossCentimes, index) => {
    const discountCentimes = centimes((own[index] ?? 0) + (shares[index] ?? 0));
    return {
      grossCentimes,
      discountCentimes,
      netCentimes: centimes(grossCentimes - discountCentimes),
    };
  });
  return {
    grossCentimes: sumCentimes(amounts.map((line) => line.grossCentimes)),
    discountCentimes: sumCentimes(amounts.map((line) => line.discountCentimes)),
    netCentimes: sumCentimes(amounts.map((line) => line.netCentimes)),
    lines: amounts,
  };
}

function offBill(left: Centimes, { discountBp, discountCentimes }: Discount): Centimes {
  return centimes(Math.min(left, basisPointsOf(left, discountBp) + discountCentimes));
}

/**
 * The discount of a bill for each of the parts that its lines are divided into: a share applies to all of them, an amount
 * is divided in proportion to what their lines cost (POS-10).
 */
export function dividedDiscount(
  { discountBp, discountCentimes, discountReason }: BillDiscount,
  parts: readonly (readonly PricedLine[])[],
): BillDiscount[] {
  const weights = parts.map((lines) => billAmounts(lines).netCentimes);
  return spread(centimes(discountCentimes), weights).map((amount) => ({
    discountBp,
    discountCentimes: amount,
    discountReason: discountBp === 0 && amount === 0 ? null : discountReason,
  }));
}

/**
 * An amount in parts that are proportional to weights and add up to it: each is rounded down, and the centimes that are
 * left go to the largest remainders, the first of equal ones first. No part is more than its weight where the amount is
 * no more than all of them.
 */
export function spread(amount: Centimes, weights: readonly Centimes[]): Centimes[] {
  const all = BigInt(sumCentimes(weights));
  if (all === 0n) return weights.map(() => ZERO);
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount));
  const parts = exact.map((product) => product / all);
  const missing = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n));
  const order = exact
    .map((product, index) => ({ index, remainder: product % all }))
    .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  for (const { index } of order.slice(0, missing)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => centimes(Number(part)));
}

/**
 * An amount ≥ 0 in `count` equal shares that add up to it (POS-10). They are whole dinars, as nobody can pay centimes in cash: the first
 * ones are a dinar more where it does not divide, and the last one has the centimes of the amount.
 */
export function evenShares(amount: Centimes, count: number): Centimes[] {
  const dinars = Math.floor(amount / DINAR);
  return Array.from({ length: count }, (_, index) => {
    const share = Math.floor(dinars / count) + (index < dinars % count ? 1 : 0);
    const rest = index === count - 1 ? amount % DINAR : 0;
    return centimes(share * DINAR + rest);
  });
}
