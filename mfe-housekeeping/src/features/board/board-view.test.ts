import { describe, expect, it } from "vitest";
import { aBoard } from "../../standalone/board.ts";
import { type BoardView, floorsShown, housekeepersOf, progressOf } from "./board-view.ts";

const everything: BoardView = { filter: "all", floorId: null, myName: "" };
const roomsOf = (view: Partial<BoardView>) =>
  floorsShown(aBoard(), { ...everything, ...view }).flatMap(({ rooms }) => rooms);

describe("the board", () => {
  it("HK-01 shows the floors descending, each with its rooms", () => {
    const floors = floorsShown(aBoard(), everything);
    expect(floors.map(({ name }) => name)).toEqual(["3", "2", "1"]);
    expect(floors[0]?.rooms[0]?.number).toBe("301");
  });

  it("keeps only rooms with work left under 'To do'", () => {
    const statuses = new Set(roomsOf({ filter: "todo" }).map((room) => room.housekeepingStatus));
    expect([...statuses].sort()).toEqual(["CleaningInProgress", "Dirty"]);
  });

  it("finds a housekeeper's own rooms however the name is written", () => {
    const mine = roomsOf({ filter: "mine", myName: " FATIHA " });
    expect(mine.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ assignedTo }) => assignedTo))).toEqual(new Set(["Fatiha"]));
  });

  it("shows one floor alone", () => {
    const [floor] = aBoard().floors;
    const rooms = roomsOf({ floorId: floor?.id ?? "" });
    expect(rooms.every(({ number }) => number.startsWith("3"))).toBe(true);
  });

  it("counts clean and inspected rooms as done and leaves out of order ones aside", () => {
    expect(progressOf(aBoard(), { ...everything, filter: "todo" })).toEqual({
      done: 12,
      total: 29,
    });
  });

  it("suggests each housekeeper once", () => {
    expect(housekeepersOf(aBoard())).toEqual(["Fatiha", "Ourida", "Samira"]);
  });
});
