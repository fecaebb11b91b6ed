import {
  type DayGrid,
  dayGridSchema,
  type GridBooking,
} from "@funduq/shared-types/contracts/day-grid";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { boardFloors, boardRooms } from "./board.ts";
import {
  type BoardState,
  cleaningOf,
  countRooms,
  type DailyActivity,
  filterRooms,
  noFilter,
  statesFor,
  statesOf,
} from "./board-filter.ts";

function day(date?: string): DayGrid {
  return dayGridSchema.parse(new MockHotel().dayGrid(date ? calendarDate(date) : undefined));
}

function shown(number: string, grid = day()) {
  return boardRooms(grid).find(({ room }) => room.number === number);
}

test("FO-02 one entry per floor, its rooms grouped by the first character of their number", () => {
  const grid = day();
  const renumbered = grid.rooms.map((room) =>
    room.number === "108" ? { ...room, number: "A8" } : room,
  );
  const floors = boardFloors(grid.floors, boardRooms({ ...grid, rooms: renumbered }));

  expect(floors.map(({ floor }) => floor.name)).toEqual(["1", "2", "3"]);
  expect(floors[0]?.groups.map(({ start, rooms }) => [start, rooms.length])).toEqual([
    ["1", 7],
    ["A", 1],
  ]);
});

test("FO-02 rooms stand in the order of their numbers, 9 before 10", () => {
  const grid = day();
  const [first, second] = grid.rooms;
  if (!first || !second) throw new Error("the mocked hotel has rooms");
  const rooms = boardRooms({
    ...grid,
    rooms: [
      { ...first, number: "10" },
      { ...second, number: "9" },
    ],
  });

  expect(rooms.map(({ room }) => room.number)).toEqual(["9", "10"]);
});

test.each([
  ["101", "Occupied", "check-out"],
  ["102", "Occupied", "open"],
  ["104", "Reserved", "check-in"],
  ["103", "Dirty", "new-booking"],
  ["204", "Clean", "walk-in"],
  ["302", "Occupied", "check-out"],
  ["308", "Dirty", "open"],
])("FO-03 FO-14 room %s stands as %s, and what comes next is %s", (number, display, action) => {
  expect(shown(number)).toMatchObject({ display, action });
});

test("FO-03 the label 'Out of Order' stands only within [start, end)", () => {
  expect(shown("308", day("2026-04-13"))?.outOfOrder).not.toBeNull();
  expect(shown("308", day("2026-04-14"))?.outOfOrder).toBeNull();
});

test("FO-14 a guest who should have left is still to be checked out", () => {
  expect(shown("302")?.leaving?.guestName).toBe("Sofiane Mansouri");
});

test.each<[string, string, GridBooking["status"], string, number]>([
  ["a day to come: a guest who is in", "2026-04-12", "Checked-in", "2026-04-12", 1],
  ["a day to come: a reserved guest", "2026-04-12", "Reserved", "2026-04-12", 1],
  ["a day to come: a confirmed guest", "2026-04-12", "Confirmed", "2026-04-12", 1],
  ["a day to come: who stays on", "2026-04-12", "Reserved", "2026-04-13", 0],
  ["a day to come: who should have left", "2026-04-12", "Checked-in", "2026-04-10", 0],
  ["today: a guest who is in", "2026-04-10", "Checked-in", "2026-04-10", 1],
  ["today: who should have left", "2026-04-10", "Checked-in", "2026-04-09", 1],
  ["today: who never came", "2026-04-10", "Reserved", "2026-04-10", 0],
])("FO-06 departures of %s", (_case, date, status, checkOutDate, count) => {
  const grid = day(date);
  const room = grid.rooms[0];
  const booking = day().rooms.flatMap(({ bookings }) => bookings)[0];
  if (!room || !booking) throw new Error("the mocked hotel has rooms and guests");
  const stay = { ...booking, status, checkOutDate: calendarDate(checkOutDate) };
  const rooms = boardRooms({ ...grid, rooms: [{ ...room, bookings: [stay] }] });

  expect(countRooms(rooms, "departures", "front-office")).toBe(count);
});

test("FO-02 FO-06 the chips count what they filter; states of one kind add up, other kinds narrow", () => {
  const rooms = boardRooms(day());
  const chosen = (states: BoardState[], activity?: DailyActivity) =>
    filterRooms(rooms, { ...noFilter, states, activity }, "front-office");

  expect(chosen(["Occupied"])).toHaveLength(countRooms(rooms, "Occupied", "front-office"));
  expect(chosen(["Occupied", "Reserved"])).toHaveLength(
    countRooms(rooms, "Occupied", "front-office") + countRooms(rooms, "Reserved", "front-office"),
  );
  expect(chosen(["Occupied"], "departures").map(({ room }) => room.number)).toEqual([
    "101",
    "201",
    "302",
  ]);
  const dirty = chosen(["Occupied", "Dirty"]);
  expect(dirty.length).toBeGreaterThan(0);
  for (const { display, room } of dirty) {
    expect(display).toBe("Occupied");
    expect(["Dirty", "CleaningInProgress"]).toContain(room.housekeepingStatus);
  }
});

test("FO-06 Daily Activity: All, Arrivals keeps exactly who arrives, Departures exactly who leaves", () => {
  const rooms = boardRooms(day());
  const numbers = (activity?: DailyActivity) =>
    filterRooms(rooms, { ...noFilter, activity }, "front-office").map(({ room }) => room.number);

  expect(numbers()).toHaveLength(24);
  expect(numbers("arrivals")).toEqual(["104", "105", "201"]);
  expect(numbers("departures")).toEqual(["101", "201", "302"]);
});

test("FO-06 room types narrow; several of them add up", () => {
  const grid = day();
  const rooms = boardRooms(grid);
  const [single, double] = grid.roomTypes.map(({ id }) => id);
  if (!single || !double) throw new Error("the mocked hotel has types");
  const ofTypes = (...types: (typeof single)[]) =>
    filterRooms(rooms, { ...noFilter, types }, "front-office");

  expect(new Set(ofTypes(double).map(({ typeName }) => typeName))).toEqual(new Set(["Double"]));
  expect(ofTypes(single, double)).toHaveLength(ofTypes(single).length + ofTypes(double).length);
});

test("FO-03 FO-06 to the desk every room of today is clean or dirty, whoever is in it; a closed one is dirty too", () => {
  const rooms = boardRooms(day());
  const states = rooms.map(({ room }) => room.housekeepingStatus);
  const dirty = states.filter((state) => state === "Dirty" || state === "CleaningInProgress");
  const count = (state: BoardState) => countRooms(rooms, state, "front-office");

  expect(count("OutOfOrder")).toBe(1);
  expect(count("Dirty")).toBe(dirty.length + count("OutOfOrder"));
  expect(count("Clean") + count("Dirty")).toBe(rooms.length);
  const filter = { ...noFilter, states: ["Dirty" as const] };
  const numbers = filterRooms(rooms, filter, "front-office").map(({ room }) => room.number);
  expect(numbers).toContain("308");
});

test("FO-14 housekeeping's chips count each room once, as its card says it", () => {
  const rooms = boardRooms(day());
  const count = (state: BoardState) => countRooms(rooms, state, "housekeeping");
  const counts = statesOf.housekeeping.map(count);

  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(rooms.length);
  for (const state of ["Dirty", "CleaningInProgress", "Clean", "Inspected"] as const) {
    const said = rooms.filter((shown) => cleaningOf(shown) === state);
    expect(said.length, state).toBeGreaterThan(0);
    expect(count(state), state).toBe(said.length);
    const filter = { ...noFilter, states: [state] };
    expect(filterRooms(rooms, filter, "housekeeping"), state).toEqual(said);
  }
});

test("FO-03 on a day to come no room is dirty or clean: who has it for the night, else it is free", () => {
  const tomorrow = boardRooms(day("2026-04-11"));
  expect(countRooms(tomorrow, "Dirty", "front-office")).toBe(0);
  expect(statesFor(["Reserved", "Dirty", "OutOfOrder"], false)).toEqual(["Reserved", "OutOfOrder"]);
  const left = tomorrow.find(({ leaving, room }) => leaving && room.bookings.length === 1);
  expect(left).toMatchObject({ display: "Clean", action: "new-booking" });
});

test("FO-03 on a day that is over nothing is booked, and who was in has the room", () => {
  const grid = day("2026-04-09");
  const room = grid.rooms[0];
  const booking = day().rooms.flatMap(({ bookings }) => bookings)[0];
  if (!room || !booking) throw new Error("the mocked hotel has rooms and guests");
  const gone = {
    ...booking,
    status: "Checked-out" as const,
    checkInDate: calendarDate("2026-04-08"),
    checkOutDate: calendarDate("2026-04-10"),
  };
  const [shownRoom] = boardRooms({ ...grid, rooms: [{ ...room, bookings: [gone] }] });
  expect(shownRoom).toMatchObject({ display: "Occupied", action: "open" });
  const [empty] = boardRooms({ ...grid, rooms: [{ ...room, bookings: [] }] });
  expect(empty).toMatchObject({ display: "Clean", action: "open", isPast: true });
});
