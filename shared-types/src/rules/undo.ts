import type { LastStep } from "../contracts/booking.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * Whether the last step of a booking can be undone (BK-20): a check-in, check-out or cancellation of the
 * current business date, unless a folio of the stay is on an invoice. Whether the room is still free is
 * checked by the API, not here.
 */
export function undoVerdict(
  { lastStep }: { lastStep: LastStep | null },
  businessDate: CalendarDate,
): Verdict {
  if (!lastStep) return refused("booking.nothing-to-undo");
  if (lastStep.businessDate !== businessDate)
    return refused("booking.undo-too-late", { stepDate: lastStep.businessDate, businessDate });
  if (lastStep.isInvoiced) return refused("booking.invoiced");
  return allowed;
}
