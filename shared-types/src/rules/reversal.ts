import type { Posting } from "../contracts/folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * Whether a posting can still be taken back, or moved (FOL-02, FOL-06): a reversal is final, and
 * what it took back stays beside it.
 */
export function reversalVerdict(
  posting: Pick<Posting, "reversesPostingId" | "reversedByPostingId">,
): Verdict {
  if (posting.reversesPostingId !== null) return refused("folio.is-reversal");
  if (posting.reversedByPostingId !== null) return refused("folio.already-reversed");
  return allowed;
}
