import type { Centimes } from "./money.ts";

/*
 * Arithmetic on money without the schema library: a department that only computes amounts ships no validation.
 * The schemas are in `money.ts`.
 */

/** Brands a whole number of centimes; throws for anything else. */
export function centimes(amount: number): Centimes {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is no whole number of centimes`);
  return amount as Centimes;
}

export const ZERO = /* @__PURE__ */ centimes(0);

export function sumCentimes(amounts: readonly Centimes[]): Centimes {
  return centimes(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** A dinar in centimes. */
export const DINAR = 100;

/** Rounded half up to whole dinars: no coin in use is smaller. For an amount ≥ 0. */
export function wholeDinars(amount: Centimes): Centimes {
  return centimes(Math.floor((amount + DINAR / 2) / DINAR) * DINAR);
}

/**
 * A share of an amount given in basis points (900 = 9 %), rounded half up to the centime.
 *
 * The same formula as the database's: `(amount * bp + 5000) / 10000` in integers, amount ≥ 0.
 */
export function basisPointsOf(amount: Centimes, basisPoints: number): Centimes {
  return centimes(Math.floor((amount * basisPoints + 5_000) / 10_000));
}
