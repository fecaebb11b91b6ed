import type { LastStep } from "../contracts/booking.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * Whether the last step of a booking can be taken back (BK-20): a check-in, a check-out or a
 * cancellation of the same business date, as long as nothing of the stay was invoiced.
 *
 * Whether the room is still free is not known here: the API looks again.
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
