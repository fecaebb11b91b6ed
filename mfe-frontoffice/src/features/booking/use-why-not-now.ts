import { roomReadyVerdict } from "@funduq/shared-types/rules/check-in";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { BookingForm } from "./use-booking-form.ts";

/** Why the guest can't be checked in with the booking; undefined when they can (BK-06). */
export function useWhyNotNow({ draft, businessDate, room }: BookingForm): string | undefined {
  const t = useText("frontoffice");
  if (draft.checkInDate !== businessDate) return t("booking.check-in-now-only-today");
  if (!room) return undefined;
  if (room.occupiedNow) return t("booking.guest-still-in-why", { number: room.number });
  const verdict = roomReadyVerdict(room);
  return verdict.allowed ? undefined : errorText(verdict);
}
