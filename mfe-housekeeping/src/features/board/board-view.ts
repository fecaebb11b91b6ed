import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import type { HousekeepingStatus } from "@funduq/shared-types/contracts/room";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { compareTexts } from "@funduq/shared-ui/format";
import type { Board } from "../room-status/unsent-status.ts";

export const boardFilters = ["todo", "all", "mine", "departures"] as const;
export type BoardFilter = (typeof boardFilters)[number];

/** How the board is looked at: which rooms, on which floor, by whom. */
export type BoardView = { filter: BoardFilter; floorId: string | null; myName: string };

type BoardFloor = Board["floors"][number];

const toDo: readonly HousekeepingStatus[] = ["Dirty", "CleaningInProgress"];
const done: readonly HousekeepingStatus[] = ["Clean", "Inspected"];

/** The floors with the rooms that the view asks for, in the board's order; empty floors are left out. */
export function floorsShown(board: Board, view: BoardView): BoardFloor[] {
  return floorsOf(board, view)
    .map((floor) => ({ ...floor, rooms: floor.rooms.filter((room) => isShown(room, view)) }))
    .filter(({ rooms }) => rooms.length > 0);
}

/** How far the round has come: rooms out of order are nobody's work and count on neither side. */
export function progressOf(board: Board, view: BoardView) {
  const whose = view.filter === "mine" ? view : { ...view, filter: "all" as const };
  const rooms = floorsShown(board, whose)
    .flatMap((floor) => floor.rooms)
    .filter(({ housekeepingStatus }) => housekeepingStatus !== "OutOfOrder");
  return { done: rooms.filter(isDone).length, total: rooms.length };
}

/** The names already used on the board, for suggestions, in alphabetical order. */
export function housekeepersOf(board: Board): string[] {
  const names = board.floors.flatMap(({ rooms }) =>
    rooms.map(({ assignedTo }) => assignedTo ?? ""),
  );
  return [...new Set(names)].filter((name) => name !== "").sort((a, b) => compareTexts(a, b));
}

/** Whether one tap may make the room clean: there is work left in it. */
export function isToDo({ housekeepingStatus }: HousekeepingRoom): boolean {
  return toDo.includes(housekeepingStatus);
}

function isDone({ housekeepingStatus }: HousekeepingRoom): boolean {
  return done.includes(housekeepingStatus);
}

function floorsOf(board: Board, { floorId }: BoardView): BoardFloor[] {
  return board.floors.filter(({ id }) => floorId === null || id === floorId);
}

function isShown(room: HousekeepingRoom, { filter, myName }: BoardView): boolean {
  if (filter === "todo") return isToDo(room);
  if (filter === "mine") return room.assignedTo !== null && sameName(room.assignedTo, myName);
  if (filter === "departures") return room.use.departsToday;
  return true;
}

function sameName(one: string, other: string): boolean {
  return foldName(one.trim()) === foldName(other.trim());
}
