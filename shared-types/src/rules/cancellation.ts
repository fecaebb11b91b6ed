import type { BookingStatus } from "../contracts/booking.ts";
import type { Folio } from "../contracts/folio.ts";
import { canBecome } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * Whether a booking may be cancelled (BK-12): not checked in, and every folio at zero. A cancelled booking
 * takes no postings, so a deposit is refunded, reversed or charged as a fee first.
 */
export function cancelVerdict(booking: {
  status: BookingStatus;
  folios: readonly Pick<Folio, "name" | "postings">[];
}): Verdict {
  if (!canBecome(booking.status, "Cancelled"))
    return refused("booking.status-change-refused", { from: booking.status, to: "Cancelled" });
  const open = booking.folios.find((folio) => folioBalance(folio) !== 0);
  if (open)
    return refused("booking.cancel-unsettled", {
      folioName: open.name,
      balanceCentimes: folioBalance(open),
    });
  return allowed;
}
