import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { HousekeepingStatus } from "@funduq/shared-types/contracts/room";
import { isReady } from "@funduq/shared-types/rules/check-in";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import type { BoardRoom } from "./board.ts";
import type { DashboardMode } from "./dashboard-mode.ts";

/** The occupancy that a room's card shows. `NoShow` matches no room: its guests are listed in a panel (FO-06). */
export const guestStates = ["Occupied", "Reserved", "Free", "NoShow"] as const;
/** The cleaning state of a room, occupied or not. */
export const cleaningStates = [
  "Clean",
  "Dirty",
  "CleaningInProgress",
  "Inspected",
  "OutOfOrder",
] as const;
export const boardStates = [...guestStates, ...cleaningStates] as const;
export type GuestState = (typeof guestStates)[number];
export type CleaningState = (typeof cleaningStates)[number];
export type BoardState = GuestState | CleaningState;

/** What the chips of the toolbar count and filter by, in their order. */
export const statesOf: Record<DashboardMode, readonly BoardState[]> = {
  "front-office": ["Occupied", "Reserved", "Free", "Dirty", "OutOfOrder"],
  housekeeping: ["Dirty", "CleaningInProgress", "Clean", "Inspected", "OutOfOrder"],
};

export const dailyActivities = ["arrivals", "departures"] as const;
export type DailyActivity = (typeof dailyActivities)[number];

export type BoardChip = BoardState | DailyActivity;
export type BoardFilter = {
  states: readonly BoardState[];
  activity: DailyActivity | undefined;
  types: readonly RoomTypeId[];
};

export const noFilter: BoardFilter = { states: [], activity: undefined, types: [] };

/** Without the room types that the hotel no longer has: an address may still name them. */
export function withKnownTypes(filter: BoardFilter, { roomTypes }: DayGrid): BoardFilter {
  const isKnown = (type: RoomTypeId) => roomTypes.some(({ id }) => id === type);
  return { ...filter, types: filter.types.filter(isKnown) };
}

/** Days but today: how clean a room is (or was) then is not known. */
export function statesFor(states: readonly BoardState[], isToday: boolean): BoardState[] {
  const known = (state: BoardState) =>
    isToday || isOneOf(guestStates, state) || state === "OutOfOrder";
  return states.filter(known);
}

/**
 * The rooms that fit each kind of filter that is set: one of the chosen guest states, one of the
 * cleaning states, one of the types, and the day's work.
 */
export function filterRooms(
  rooms: readonly BoardRoom[],
  { states, activity, types }: BoardFilter,
  mode: DashboardMode,
): BoardRoom[] {
  const kinds = [guestStates, cleaningStates]
    .map((kind) => states.filter((state) => isOneOf(kind, state)))
    .filter((chosen) => chosen.length > 0);
  return rooms.filter(
    (shown) =>
      kinds.every((chosen) => chosen.some((state) => matches(shown, state, mode))) &&
      (activity === undefined || matches(shown, activity, mode)) &&
      (types.length === 0 || types.includes(shown.room.roomTypeId)),
  );
}

export function countRooms(
  rooms: readonly BoardRoom[],
  chip: BoardChip,
  mode: DashboardMode,
): number {
  return rooms.filter((shown) => matches(shown, chip, mode)).length;
}

/** As `countRooms`, of the rooms that the filters of other kinds leave: what is shown, or would be (FO-17). */
export function countShown(
  rooms: readonly BoardRoom[],
  chip: BoardChip,
  filter: BoardFilter,
  mode: DashboardMode,
): number {
  return countRooms(filterRooms(rooms, withoutKindOf(chip, filter), mode), chip, mode);
}

function withoutKindOf(chip: BoardChip, filter: BoardFilter): BoardFilter {
  if (chip === "arrivals" || chip === "departures") return { ...filter, activity: undefined };
  const kind = isOneOf(guestStates, chip) ? guestStates : cleaningStates;
  return { ...filter, states: filter.states.filter((state) => !isOneOf(kind, state)) };
}

/** What housekeeping's card says of a room; of another day than today only the closed ones are known. */
export function cleaningOf({
  room,
  isToday,
  outOfOrder,
}: BoardRoom): HousekeepingStatus | undefined {
  if (isToday) return room.housekeepingStatus;
  return outOfOrder ? "OutOfOrder" : undefined;
}

export function isFiltering({ states, activity, types }: BoardFilter): boolean {
  return states.length > 0 || types.length > 0 || activity !== undefined;
}

/**
 * The desk asks whether a room can be given: one being cleaned is dirty, and so is a closed one that
 * nobody has; an inspected one is clean (FO-03).
 */
const fits: Record<BoardChip, (shown: BoardRoom) => boolean> = {
  Occupied: ({ display }) => display === "Occupied",
  Reserved: ({ display, offer }) => display === "Reserved" || (display === "Clean" && offer.isHeld),
  Free: ({ display, offer }) => display === "Clean" && !offer.isHeld,
  NoShow: () => false,
  Clean: (shown) => knowsCleaning(shown) && isReady(shown.room.housekeepingStatus),
  Dirty: ({ isToday, display, room }) =>
    isToday &&
    (display === "Dirty" || ["Dirty", "CleaningInProgress"].includes(room.housekeepingStatus)),
  CleaningInProgress: (shown) =>
    knowsCleaning(shown) && shown.room.housekeepingStatus === "CleaningInProgress",
  Inspected: (shown) => knowsCleaning(shown) && shown.room.housekeepingStatus === "Inspected",
  OutOfOrder: ({ outOfOrder }) => outOfOrder !== null,
  arrivals: ({ arriving }) => arriving !== undefined,
  departures: ({ leaving }) => leaving !== undefined,
};

/** Housekeeping's chips count what its cards say: each room once. */
function matches(shown: BoardRoom, chip: BoardChip, mode: DashboardMode): boolean {
  const isCleaning = (cleaningStates as readonly BoardChip[]).includes(chip);
  return mode === "housekeeping" && isCleaning ? cleaningOf(shown) === chip : fits[chip](shown);
}

/** Nobody cleans a room that is closed. */
function knowsCleaning({ isToday, outOfOrder }: BoardRoom): boolean {
  return isToday && outOfOrder === null;
}

function isOneOf(kind: readonly BoardState[], state: BoardState): boolean {
  return kind.includes(state);
}
