import type { Posting } from "../contracts/folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * Whether a posting can still be taken back (FOL-02): a reversal is final, and is taken back by none. TVA that was added
 * goes where its charge goes, never alone.
 */
export function reversalVerdict(
  posting: Pick<Posting, "reversesPostingId" | "reversedByPostingId" | "item">,
): Verdict {
  if (posting.item === "tva") return refused("folio.tax-follows-its-charge");
  if (posting.reversesPostingId !== null) return refused("folio.is-reversal");
  if (posting.reversedByPostingId !== null) return refused("folio.already-reversed");
  return allowed;
}

type NightLine = Pick<
  Posting,
  "id" | "item" | "night" | "reversesPostingId" | "reversedByPostingId"
>;

/**
 * The tourism tax and the stay tax that tax nothing any more once the room charge of their night is taken back; none while
 * another part of that charge stands. `lines` are those of all folios of the stay.
 */
export function taxesOfReversedNight<Line extends NightLine>(
  lines: readonly Line[],
  { id, item, night }: NightLine,
): Line[] {
  if (item !== "room" || night === null) return [];
  const ofNight = lines.filter((line) => line.night === night && reversalVerdict(line).allowed);
  if (ofNight.some((line) => line.item === "room" && line.id !== id)) return [];
  return ofNight.filter((line) => line.item === "tourism-tax" || line.item === "stay-tax");
}

/** How a folio is paid by moving it to the company's account (BK-14). */
export const COMPANY_ACCOUNT = "Company Account";

/** How a guest's folio is paid by moving it to the account of the stay's group. */
export const GROUP_ACCOUNT = "Group Account";

/**
 * Whether a posting can be moved to another folio (FOL-06): a reversal and what it took back stay
 * beside each other, and what a company or a group owes pays no other folio.
 */
export function moveVerdict(
  posting: Pick<Posting, "method" | "reversesPostingId" | "reversedByPostingId" | "item">,
): Verdict {
  if (posting.method === COMPANY_ACCOUNT) return refused("folio.is-transfer");
  if (posting.method === GROUP_ACCOUNT) return refused("folio.is-group-transfer");
  return reversalVerdict(posting);
}
