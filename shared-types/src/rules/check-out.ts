import type { BookingStatus } from "../contracts/booking.ts";
import type { Folio } from "../contracts/folio.ts";
import { folioBalance } from "./folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** Whether the booking is checked in. */
export function isInVerdict({ status }: { status: BookingStatus }): Verdict {
  return status === "Checked-in" ? allowed : refused("booking.not-checked-in");
}

/**
 * Whether a guest may leave: checked in, and every folio at exactly zero. An overpaid
 * folio also blocks, because the hotel owes the guest a refund (BK-13).
 */
export function checkOutVerdict(booking: {
  status: BookingStatus;
  folios: readonly Pick<Folio, "name" | "postings">[];
}): Verdict {
  const isIn = isInVerdict(booking);
  if (!isIn.allowed) return isIn;
  const unsettled = booking.folios.find((folio) => folioBalance(folio) !== 0);
  if (unsettled) return refused("folio.not-settled", { folioName: unsettled.name });
  return allowed;
}
