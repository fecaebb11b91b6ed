import * as z from "zod/mini";

export { basisPointsOf, centimes, sumCentimes, ZERO } from "./centimes.ts";

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
