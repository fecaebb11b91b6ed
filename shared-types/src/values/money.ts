import * as z from "zod/mini";

/**
 * An amount of money in whole centimes (1 DA = 100 centimes).
 *
 * The database, the wire and every rule speak centimes; dinars exist only in what a
 * person reads or types. The brand stops a plain number from passing as money.
 */
export const centimesSchema = z.int().brand<"Centimes", "inout">();
export type Centimes = z.infer<typeof centimesSchema>;

/** The maximum of a single posting, rate or limit: 100 million dinars. Keeps sums within the safe integer range. */
export const MAX_AMOUNT_CENTIMES = 10_000_000_000;

/** A price or a posting: above zero, at most `MAX_AMOUNT_CENTIMES`. */
export const positiveCentimesSchema = z
  .int()
  .check(z.positive(), z.maximum(MAX_AMOUNT_CENTIMES))
  .brand<"Centimes", "inout">();

/** An amount of zero or more: an unset rate, or a limit that means 'none'. */
export const nonNegativeCentimesSchema = z
  .int()
  .check(z.nonnegative(), z.maximum(MAX_AMOUNT_CENTIMES))
  .brand<"Centimes", "inout">();

/** Parses a whole number of centimes; throws otherwise. */
export function centimes(amount: number): Centimes {
  return centimesSchema.parse(amount);
}

export const ZERO = centimes(0);

export function sumCentimes(amounts: readonly Centimes[]): Centimes {
  return centimes(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/**
 * A share of an amount given in basis points (900 = 9 %), rounded half up to the centime.
 *
 * The same formula as the database's: `(amount * bp + 5000) / 10000` in integers, amount ≥ 0.
 */
export function basisPointsOf(amount: Centimes, basisPoints: number): Centimes {
  return centimes(Math.floor((amount * basisPoints + 5_000) / 10_000));
}
