import type { Posting } from "../contracts/folio.ts";

type Line = Pick<
  Posting,
  | "id"
  | "kind"
  | "department"
  | "method"
  | "amountCentimes"
  | "reversesPostingId"
  | "reversedByPostingId"
>;

/**
 * Pairs of a reversed line and its reversal. Both are on this account, so that hiding them changes no sum,
 * neither by department nor by method.
 */
export function cancelledLines(postings: readonly Line[]): ReadonlySet<Line["id"]> {
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  const pairs = postings.flatMap((reversal) => {
    const reversed = reversal.reversesPostingId && byId.get(reversal.reversesPostingId);
    return reversed && cancels(reversal, reversed) ? [reversed.id, reversal.id] : [];
  });
  return new Set(pairs);
}

function cancels(reversal: Line, reversed: Line): boolean {
  return (
    reversed.reversesPostingId === null &&
    reversed.reversedByPostingId === reversal.id &&
    reversed.kind === reversal.kind &&
    reversed.department === reversal.department &&
    reversed.method === reversal.method &&
    reversed.amountCentimes === reversal.amountCentimes
  );
}

/** The lines that are not cancelled, in order. */
export function standingLines<L extends Line>(postings: readonly L[]): L[] {
  const cancelled = cancelledLines(postings);
  return postings.filter(({ id }) => !cancelled.has(id));
}

/** All lines in order, except that a reversal follows the line it cancels. */
export function pairedLines<L extends Line>(postings: readonly L[]): L[] {
  const cancelled = cancelledLines(postings);
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  return postings.flatMap((posting) => {
    if (!cancelled.has(posting.id)) return [posting];
    if (posting.reversesPostingId !== null) return [];
    const reversal = posting.reversedByPostingId && byId.get(posting.reversedByPostingId);
    return reversal ? [posting, reversal] : [posting];
  });
}
