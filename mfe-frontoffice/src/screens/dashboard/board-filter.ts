import {
  type HousekeepingStatus,
  housekeepingStatusSchema,
} from "@funduq/shared-types/contracts/room";
import type { BoardRoom } from "./board.ts";
import type { DashboardMode } from "./dashboard-mode.ts";

/** What the chips of the toolbar count and filter by, in their order: as the cards tell it. */
export const boardStates = ["Occupied", "Reserved", "Dirty", "Clean", "OutOfOrder"] as const;
export const housekeepingStates = housekeepingStatusSchema.options;
export type BoardState = (typeof boardStates)[number] | HousekeepingStatus;

export const statesOf: Record<DashboardMode, readonly BoardState[]> = {
  "front-office": boardStates,
  housekeeping: housekeepingStates,
};

export const dailyActivities = ["arrivals", "departures"] as const;
export type DailyActivity = (typeof dailyActivities)[number];

export type BoardChip = BoardState | DailyActivity;
export type BoardFilter = {
  mode: DashboardMode;
  states: readonly BoardState[];
  activity: DailyActivity | undefined;
};

/** The rooms that are in one of the chosen states and have the chosen work today. */
export function filterRooms(
  rooms: readonly BoardRoom[],
  { mode, states, activity }: BoardFilter,
): BoardRoom[] {
  return rooms.filter(
    (shown) =>
      (states.length === 0 || states.some((state) => matches(shown, state, mode))) &&
      (activity === undefined || matches(shown, activity, mode)),
  );
}

export function countRooms(
  rooms: readonly BoardRoom[],
  chip: BoardChip,
  mode: DashboardMode,
): number {
  return rooms.filter((shown) => matches(shown, chip, mode)).length;
}

export function isFiltering({ states, activity }: BoardFilter): boolean {
  return states.length > 0 || activity !== undefined;
}

/** At the desk an out-of-order room counts as dirty, as it is shown (FO-03), and under its own chip. */
function matches(shown: BoardRoom, chip: BoardChip, mode: DashboardMode): boolean {
  if (chip === "arrivals") return shown.arriving !== undefined;
  if (chip === "departures") return shown.leaving !== undefined;
  if (mode === "housekeeping") return shown.room.housekeepingStatus === chip;
  if (chip === "OutOfOrder") return shown.outOfOrder !== null;
  return shown.display === chip;
}
