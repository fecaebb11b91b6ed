import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Verdict } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { errorText } from "@funduq/shared-ui/i18n";

/** What a dialog needs that takes a booking one step on, or one step back. */
export type StepDialogProps = {
  bookingRef: BookingRef;
  booking: Booking;
  businessDate: CalendarDate;
  onClose: () => void;
};

export function guestNameOf({ guests }: Pick<Booking, "guests">): string {
  return guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";
}

/** What a rule has against a step, in the language in use. */
export function reasonAgainst(verdict: Verdict): string | undefined {
  return verdict.allowed ? undefined : errorText(verdict);
}

/** Whether only housekeeping has not released the room yet. */
export function isRoomNotReady(verdict: Verdict): boolean {
  return !verdict.allowed && verdict.code === "room.not-ready";
}

/** The button that does the step itself, once it can be pressed; `body` is inside its dialog. */
export function confirmButton(body: HTMLElement): HTMLElement | null {
  const footer = body.closest("dialog")?.querySelector("footer");
  return footer?.querySelector<HTMLElement>("[aria-keyshortcuts]:not(:disabled)") ?? null;
}
