import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { evenShares } from "@funduq/shared-types/rules/bill";
import { centimes, ZERO } from "@funduq/shared-types/values/centimes";
import type { Centimes } from "@funduq/shared-types/values/money";

/** The notes and the largest coin that guests pay with, in centimes. */
const NOTES = [20_000, 50_000, 100_000, 200_000] as const;
const MOST_SUGGESTED = 3;

/** What a bill leaves to pay after these parts; below zero where they are more than it. */
export function leftToPay(total: Centimes, parts: readonly NewPayment[]): Centimes {
  return centimes(parts.reduce<number>((left, part) => left - part.amountCentimes, total));
}

/**
 * What the next of `persons` pays: an equal share of what is left in whole dinars, the last one what is left then (POS-10). All of it where it is
 * too little for a dinar each, and nothing where too much was taken.
 */
export function nextShare(left: Centimes, persons: number, paid: number): Centimes {
  if (left <= 0) return ZERO;
  const [share = ZERO] = evenShares(left, Math.max(1, persons - paid));
  return share > 0 ? share : left;
}

/** What a guest is likely to hand over for amount and tip: rounded up to each note, the least first. */
export function suggestedCash(due: Centimes): Centimes[] {
  const rounded = NOTES.map((note) => Math.ceil(due / note) * note);
  return [...new Set(rounded)]
    .filter((handed) => handed > due)
    .sort((a, b) => a - b)
    .slice(0, MOST_SUGGESTED)
    .map(centimes);
}

/** What goes back to the guest of all that was handed over in cash. */
export function changeOf(parts: readonly NewPayment[]): Centimes {
  const given = parts.map((part) =>
    part.method === "Cash" && part.tenderedCentimes !== null
      ? part.tenderedCentimes - part.amountCentimes - part.tipCentimes
      : 0,
  );
  return centimes(given.reduce((sum, change) => sum + change, 0));
}
