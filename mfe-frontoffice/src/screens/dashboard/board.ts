import type { DayGrid, GridBooking, GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { Floor, OutOfOrder } from "@funduq/shared-types/contracts/room";
import { occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import { isReady } from "@funduq/shared-types/rules/check-in";
import { coversNight, type NightSpan } from "@funduq/shared-types/rules/night-span";
import {
  isOutOfOrder,
  type RoomDisplay,
  roomDisplay,
} from "@funduq/shared-types/rules/room-display";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { isSameOffer, NO_OFFER, type Offer, offersOf } from "./offer.ts";

/** The one thing that the desk most likely does next with a room. */
export type NextAction = "check-in" | "check-out" | "walk-in" | "new-booking" | "open";

export type BoardRoom = {
  room: GridRoom;
  /** The day shown. */
  date: CalendarDate;
  /** Only the business date knows how clean a room is. */
  isToday: boolean;
  /** Nothing can be booked on a day that is over. */
  isPast: boolean;
  typeName: string;
  maxOccupancy: number;
  display: RoomDisplay;
  /** The period that the label 'Out of Order' stands for, on the day shown. */
  outOfOrder: OutOfOrder | null;
  /** Still expected to arrive, or to leave, on the day shown. */
  arriving: GridBooking | undefined;
  leaving: GridBooking | undefined;
  action: NextAction;
  /** Of a room that nobody has for the night. */
  offer: Offer;
};

export type RoomGroup = { start: string; rooms: BoardRoom[] };
export type BoardFloor = { floor: Floor; groups: RoomGroup[]; roomCount: number };

const boards = new WeakMap<DayGrid, BoardRoom[]>();

/** Every room of the day in the order of its number, with what the card says about it. */
export function boardRooms(grid: DayGrid): BoardRoom[] {
  const known = boards.get(grid);
  if (known) return known;
  const made = readRooms(grid);
  boards.set(grid, made);
  return made;
}

function readRooms(grid: DayGrid): BoardRoom[] {
  const types = new Map(grid.roomTypes.map((type) => [type.id, type]));
  const { date, businessDate } = grid;
  const day = { date, isToday: date === businessDate, isPast: date < businessDate };
  const offerOf = offersOf(grid);
  return [...grid.rooms].sort(byNumber).map((room) => {
    const type = types.get(room.roomTypeId);
    const offer = isTaken(room, date) ? NO_OFFER : offerOf(room);
    return {
      ...daysWork(room, grid, offer),
      offer,
      ...day,
      room,
      typeName: type?.name ?? "",
      maxOccupancy: type?.maxOccupancy ?? 0,
      display: roomDisplay(day.isToday ? room : asOn(room, day), date),
      outOfOrder: isOutOfOrder(room, date) ? room.outOfOrder : null,
    };
  });
}

/** Each answer of the API makes new lists, but keeps the rooms in which nothing has changed. */
export function isSameRoom(one: BoardRoom, other: BoardRoom): boolean {
  return (
    one.room === other.room &&
    one.date === other.date &&
    one.isToday === other.isToday &&
    one.typeName === other.typeName &&
    isSameOffer(one.offer, other.offer)
  );
}

/**
 * The room with what is known of it on another day: the booking of that night, and whether it is out of order. Its
 * cleaning state is not known then. On a past day a guest who has checked out since counts as in house.
 */
function asOn(room: GridRoom, { date, isPast }: Pick<BoardRoom, "date" | "isPast">): GridRoom {
  return {
    ...room,
    housekeepingStatus: isOutOfOrder(room, date) ? "OutOfOrder" : "Clean",
    bookings: room.bookings
      .filter((booking) => coversNight(nightsOf(booking), date))
      .map((booking) =>
        isPast && booking.status === "Checked-out"
          ? { ...booking, status: "Checked-in" as const }
          : booking,
      ),
  };
}

function nightsOf({ checkInDate: from, checkOutDate: to }: GridBooking): NightSpan {
  return { from, to };
}

/** One entry per floor, its rooms grouped by the first character of their number (FO-02). */
export function boardFloors(floors: readonly Floor[], rooms: readonly BoardRoom[]): BoardFloor[] {
  return floors
    .map((floor) => {
      const here = rooms.filter(({ room }) => room.floorId === floor.id);
      return { floor, groups: groupsOf(here), roomCount: here.length };
    })
    .filter(({ roomCount }) => roomCount > 0);
}

function groupsOf(rooms: readonly BoardRoom[]): RoomGroup[] {
  const groups = new Map<string, BoardRoom[]>();
  for (const shown of rooms) {
    const start = Array.from(shown.room.number)[0] ?? "";
    groups.set(start, [...(groups.get(start) ?? []), shown]);
  }
  return [...groups].map(([start, members]) => ({ start, rooms: members }));
}

function daysWork(room: GridRoom, { date, businessDate }: DayGrid, { isHeld }: Offer) {
  const arriving = room.bookings.find(
    (booking) => isExpected(booking) && booking.checkInDate === date,
  );
  const leaving = room.bookings.find((booking) => isLeaving(booking, date, businessDate));
  const isClosed = date < businessDate || isHeld;
  const action = date === businessDate ? actionToday(room, date) : actionOn(room, date);
  return { arriving, leaving, action: isClosed && isSale(action) ? "open" : action };
}

/** Whether the action sells the room for the night. */
function isSale(action: NextAction): boolean {
  return action === "walk-in" || action === "new-booking";
}

/** Whether somebody has the room for the night, or nobody can. */
function isTaken(room: GridRoom, date: CalendarDate): boolean {
  const { bookings } = room;
  return isOutOfOrder(room, date) || bookings.some((each) => coversNight(nightsOf(each), date));
}

/** On a day to come every guest who has the room until then; today only who is in-house. */
function isLeaving(booking: GridBooking, date: CalendarDate, businessDate: CalendarDate): boolean {
  const { status, checkOutDate } = booking;
  if (date > businessDate) return occupiesRoom(status) && checkOutDate === date;
  if (date < businessDate && status === "Checked-out") return checkOutDate === date;
  if (status !== "Checked-in") return false;
  return checkOutDate === date || (date === businessDate && checkOutDate < date);
}

function actionToday(room: GridRoom, date: CalendarDate): NextAction {
  const inHouse = room.bookings.find(({ status }) => status === "Checked-in");
  if (inHouse) return inHouse.checkOutDate <= date ? "check-out" : "open";
  if (room.bookings.some((booking) => isExpected(booking) && booking.checkInDate <= date))
    return "check-in";
  if (room.bookings.length > 0 || isOutOfOrder(room, date)) return "open";
  return isReady(room.housekeepingStatus) ? "walk-in" : "new-booking";
}

function actionOn(room: GridRoom, date: CalendarDate): NextAction {
  return isTaken(room, date) ? "open" : "new-booking";
}

export function isExpected({ status }: Pick<GridBooking, "status">): boolean {
  return status === "Reserved" || status === "Confirmed";
}

const numbers = new Intl.Collator("en", { numeric: true });

function byNumber(a: GridRoom, b: GridRoom): number {
  return numbers.compare(a.number, b.number);
}
