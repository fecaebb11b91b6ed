import type { BookingStatus } from "../contracts/booking.ts";
import type { Folio } from "../contracts/folio.ts";
import { folioBalance } from "./folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * Whether a guest may leave: checked in, and every folio at exactly zero. An overpaid
 * folio also blocks, because the hotel owes the guest a refund (BK-13).
 */
export function checkOutVerdict(booking: {
  status: BookingStatus;
  folios: readonly Pick<Folio, "name" | "postings">[];
}): Verdict {
  if (booking.status !== "Checked-in") return refused("booking.not-checked-in");
  const unsettled = booking.folios.find((folio) => folioBalance(folio) !== 0);
  if (unsettled) return refused("folio.not-settled", { folioName: unsettled.name });
  return allowed;
}
