import type { Posting } from "../contracts/folio.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { moveVerdict } from "./reversal.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Divisible = Pick<
  Posting,
  "amountCentimes" | "method" | "reversesPostingId" | "reversedByPostingId" | "item"
>;

/** Whether a posting can be split at all: what does not move is not split, and a centime has no parts. */
export function divisibleVerdict(posting: Divisible): Verdict {
  const movable = moveVerdict(posting);
  if (!movable.allowed) return movable;
  return posting.amountCentimes > 1 ? allowed : tooMuch(posting);
}

/** Whether a part of this amount can be split off: both parts are above zero. */
export function splitVerdict(posting: Divisible, part: Centimes): Verdict {
  const divisible = divisibleVerdict(posting);
  if (!divisible.allowed) return divisible;
  return part > 0 && part < posting.amountCentimes ? allowed : tooMuch(posting);
}

/** The two parts, together the whole to the centime. */
export function splitParts(
  { amountCentimes }: Pick<Posting, "amountCentimes">,
  part: Centimes,
): { part: Centimes; rest: Centimes } {
  return { part, rest: centimes(amountCentimes - part) };
}

function tooMuch({ amountCentimes }: Divisible): Verdict {
  return refused("folio.split-too-much", { amountCentimes });
}
