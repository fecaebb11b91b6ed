import type {
  DayGrid,
  EndedStay,
  GridBooking,
  GroupRooms,
} from "@funduq/shared-types/contracts/day-grid";
import { isExpected } from "./board.ts";

/** A stay as the day's list names it. */
export type DayStay = Pick<
  GridBooking,
  "id" | "reference" | "status" | "guestName" | "isVip" | "checkInDate" | "checkOutDate"
> & {
  roomNumber: string;
};

/** What is left to do at the desk first, then what is done. */
export const dayParts = [
  "arrivals",
  "departures",
  "inHouse",
  "arrived",
  "departed",
  "cancelled",
  "noShow",
] as const;
export type DayPart = (typeof dayParts)[number];

/** Everybody who comes or goes on the business date, by what is still to be done for them. */
export function todaysStays(
  { rooms, businessDate }: DayGrid,
  ended: readonly EndedStay[],
): Record<DayPart, DayStay[]> {
  const stays = rooms.flatMap(({ number, bookings }) =>
    bookings.map((booking) => ({ ...booking, roomNumber: number })),
  );
  const inHouse = stays.filter(({ status }) => status === "Checked-in");
  const endedAs = (status: EndedStay["status"]) => ended.filter((stay) => stay.status === status);
  return {
    arrivals: stays.filter((stay) => isExpected(stay) && stay.checkInDate <= businessDate),
    departures: inHouse.filter(({ checkOutDate }) => checkOutDate <= businessDate),
    inHouse,
    arrived: inHouse.filter(({ checkInDate }) => checkInDate === businessDate),
    departed: endedAs("Checked-out"),
    cancelled: endedAs("Cancelled"),
    noShow: endedAs("no-show"),
  };
}

/** Rooms of groups that still await a guest and have no booking of their own (GRP-08); part of the arrivals. */
export function groupsToArrive({ groupRooms = [], businessDate }: DayGrid): readonly GroupRooms[] {
  return groupRooms.filter(({ checkInDate }) => checkInDate <= businessDate);
}

export function countRoomsOf(groups: readonly GroupRooms[]): number {
  return groups.reduce((sum, { rooms }) => sum + rooms, 0);
}

export function countArrivals(day: DayGrid): number {
  return todaysStays(day, []).arrivals.length + countRoomsOf(groupsToArrive(day));
}
