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
  countRooms,
  type DailyActivity,
  filterRooms,
  housekeepingStates,
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

test("FO-02 the chips count what they filter; states add up, the day's work narrows", () => {
  const rooms = boardRooms(day());
  const mode = "front-office";
  const chosen = (states: BoardState[], activity?: DailyActivity) =>
    filterRooms(rooms, { mode, states, activity });

  expect(chosen(["Occupied"])).toHaveLength(countRooms(rooms, "Occupied", mode));
  expect(chosen(["Occupied", "Reserved"])).toHaveLength(
    countRooms(rooms, "Occupied", mode) + countRooms(rooms, "Reserved", mode),
  );
  expect(chosen(["Occupied"], "departures").map(({ room }) => room.number)).toEqual([
    "101",
    "201",
    "302",
  ]);
});

test("FO-14 in housekeeping mode the chips tell the state of the room, whoever is in it", () => {
  const rooms = boardRooms(day());
  const counts = housekeepingStates.map((state) => countRooms(rooms, state, "housekeeping"));

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rooms.length);
  expect(countRooms(rooms, "OutOfOrder", "housekeeping")).toBe(1);
});
