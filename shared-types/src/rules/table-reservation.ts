import type { ReservationState, TableReservation } from "../contracts/pos-reservation.ts";
import { serviceDayAt } from "./service-day.ts";

/** What can be done with a reservation, besides changing what it says. */
export type ReservationStep = "seat" | "unseat" | "cancel" | "mark-no-show" | "restore";

const stepsOf: Record<ReservationState, readonly ReservationStep[]> = {
  booked: ["seat", "cancel", "mark-no-show"],
  seated: ["unseat"],
  finished: [],
  cancelled: ["restore"],
  "no-show": ["restore"],
};

export type StepRefusal =
  | "reservation.not-possible"
  | "reservation.other-day"
  | "reservation.not-begun";

type Moment = { now: Date; timeZone: string };

/**
 * Why a step can't be done now, undefined where it can: guests are seated on their own day of service only, and have not
 * failed to come before they are expected.
 */
export function refusalOfStep(
  { state, startsAt }: Pick<TableReservation, "state" | "startsAt">,
  step: ReservationStep,
  { now, timeZone }: Moment,
): StepRefusal | undefined {
  if (!stepsOf[state].includes(step)) return "reservation.not-possible";
  const start = new Date(startsAt);
  if (step === "seat" && serviceDayAt(timeZone, start) !== serviceDayAt(timeZone, now))
    return "reservation.other-day";
  if (step === "mark-no-show" && now < start) return "reservation.not-begun";
  return undefined;
}

/** Whether it holds its tables, so that what it says can be changed. */
export const isActive = (state: ReservationState): boolean =>
  state === "booked" || state === "seated";

type Span = Pick<TableReservation, "startsAt" | "endsAt">;

/** Whether guests are expected at that moment, or within the lead before their time. */
export function isDue({ startsAt, endsAt }: Span, leadMinutes: number, nowMs: number): boolean {
  return Date.parse(startsAt) - leadMinutes * 60_000 <= nowMs && nowMs < Date.parse(endsAt);
}
