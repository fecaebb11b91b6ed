import type { ReservationState, TableReservation } from "../contracts/pos-reservation.ts";

/** What can be done with a reservation, besides changing what it says. */
export type ReservationStep = "seat" | "unseat" | "cancel" | "mark-no-show" | "restore";

const stepsOf: Record<ReservationState, readonly ReservationStep[]> = {
  booked: ["seat", "cancel", "mark-no-show"],
  seated: ["unseat"],
  finished: [],
  cancelled: ["restore"],
  "no-show": ["restore"],
};

export const isPossible = (state: ReservationState, step: ReservationStep): boolean =>
  stepsOf[state].includes(step);

/** Whether it holds its tables, so that what it says can be changed. */
export const isActive = (state: ReservationState): boolean =>
  state === "booked" || state === "seated";

type Span = Pick<TableReservation, "startsAt" | "endsAt">;

/** Whether guests are expected at that moment, or within the lead before their time. */
export function isDue({ startsAt, endsAt }: Span, leadMinutes: number, nowMs: number): boolean {
  return Date.parse(startsAt) - leadMinutes * 60_000 <= nowMs && nowMs < Date.parse(endsAt);
}
