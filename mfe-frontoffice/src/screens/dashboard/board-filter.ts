import type { BoardRoom } from "./board.ts";

/** What the chips of the toolbar count and filter by, in their order. */
export const boardStates = ["Occupied", "Reserved", "Dirty", "Clean", "OutOfOrder"] as const;
export type BoardState = (typeof boardStates)[number];

export const dailyActivities = ["arrivals", "departures"] as const;
export type DailyActivity = (typeof dailyActivities)[number];

export type BoardChip = BoardState | DailyActivity;
export type BoardFilter = { states: readonly BoardState[]; activity: DailyActivity | undefined };

/** The rooms that are in one of the chosen states and have the chosen work today. */
export function filterRooms(
  rooms: readonly BoardRoom[],
  { states, activity }: BoardFilter,
): BoardRoom[] {
  return rooms.filter(
    (shown) =>
      (states.length === 0 || states.some((state) => matches(shown, state))) &&
      (activity === undefined || matches(shown, activity)),
  );
}

export function countRooms(rooms: readonly BoardRoom[], chip: BoardChip): number {
  return rooms.filter((shown) => matches(shown, chip)).length;
}

export function isFiltering({ states, activity }: BoardFilter): boolean {
  return states.length > 0 || activity !== undefined;
}

/** An out-of-order room counts as dirty, as it is shown (FO-03), and under its own chip. */
function matches(shown: BoardRoom, chip: BoardChip): boolean {
  if (chip === "arrivals") return shown.arriving !== undefined;
  if (chip === "departures") return shown.leaving !== undefined;
  if (chip === "OutOfOrder") return shown.outOfOrder !== null;
  return shown.display === chip;
}
