import { type DayGrid, dayGridSchema } from "@funduq/shared-types/contracts/day-grid";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { groupIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { boardRooms } from "./board.ts";
import { countRooms } from "./board-filter.ts";
import { isSameOffer, offersOf } from "./offer.ts";
import { countArrivals, groupsToArrive } from "./todays-stays.ts";

const plain = () => dayGridSchema.parse(new MockHotel().dayGrid());
const ready = (grid: DayGrid) => boardRooms(grid).filter(({ action }) => action === "walk-in");

function withGroup(rooms = 2): DayGrid {
  const grid = plain();
  const [free] = ready(grid);
  if (!free) throw new Error("the mocked hotel has a free room");
  const group = {
    groupId: groupIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a7301"),
    groupName: "Tassili Tours",
    blockId: "01890a5d-ac96-774b-bcce-b302099a7302",
    roomTypeId: free.room.roomTypeId,
    roomTypeName: free.typeName,
    rooms,
    checkInDate: grid.businessDate,
    checkOutDate: calendarDate("2026-04-14"),
    nightCentimes: centimes(1_700_000),
  };
  return { ...grid, groupRooms: [group] };
}

function soldOut(grid: DayGrid, from = grid.date): DayGrid {
  const [group] = grid.groupRooms ?? [];
  return { ...grid, soldOut: group ? [{ roomTypeId: group.roomTypeId, from }] : [] };
}

test("FO-16 the last rooms of a type, which a group holds, are no walk-in and name the group", () => {
  const grid = soldOut(withGroup());
  const typeId = grid.groupRooms?.[0]?.roomTypeId;
  const held = boardRooms(grid).filter(({ offer }) => offer.isHeld);
  expect(held.length).toBeGreaterThan(0);
  for (const shown of held) {
    expect(shown.room.roomTypeId).toBe(typeId);
    expect(shown.action).not.toBe("walk-in");
    expect(shown.action).not.toBe("new-booking");
    expect(shown.offer.holders.map(({ name }) => name)).toEqual(["Tassili Tours"]);
  }
  expect(ready(grid).some(({ room }) => room.roomTypeId === typeId)).toBe(false);
});

test("FO-16 while there is one more than groups hold, every free room of the type is offered", () => {
  const grid = withGroup();
  expect(ready(grid)).toHaveLength(ready(plain()).length);
});

test("FO-16 FO-06 a held room counts as reserved, not as free", () => {
  const [before, after] = [plain(), soldOut(withGroup())].map((grid) => {
    const rooms = boardRooms(grid);
    const count = (chip: "Free" | "Reserved") => countRooms(rooms, chip, "front-office");
    return { free: count("Free"), reserved: count("Reserved") };
  });
  const held = (before?.free ?? 0) - (after?.free ?? 0);
  expect(held).toBeGreaterThan(0);
  expect(after?.reserved).toBe((before?.reserved ?? 0) + held);
});

test.each([
  ["2026-04-12", undefined, "2026-04-12"],
  ["2026-04-12", "2026-04-11", "2026-04-11"],
  [null, "2026-04-13", "2026-04-13"],
  ["2026-05-30", undefined, null],
  [null, undefined, null],
])("FO-16 taken again on %s, its type sold out from %s: free until %s", (next, full, until) => {
  const grid = withGroup();
  const [free] = ready(grid);
  if (!free) throw new Error("the mocked hotel has a free room");
  const nextTaken = next ? calendarDate(next) : null;
  const room = { ...free.room, nextTaken };
  const told = full ? soldOut(grid, calendarDate(full)) : grid;
  expect(offersOf(told)(room).freeUntil).toBe(until);
});

test("FO-16 a card is drawn again when its room is held, or by somebody else", () => {
  const [free] = ready(withGroup());
  if (!free) throw new Error("the mocked hotel has a free room");
  const open = offersOf(withGroup())(free.room);
  const held = offersOf(soldOut(withGroup()))(free.room);
  expect(isSameOffer(held, offersOf(soldOut(withGroup(1)))(free.room))).toBe(true);
  expect(isSameOffer(open, held)).toBe(false);
  expect(isSameOffer(held, { ...held, holders: [] })).toBe(false);
});

test("GRP-08 rooms of a group that nobody assigned are still to arrive, also those of an earlier day", () => {
  const grid = withGroup(8);
  expect(countArrivals(grid)).toBe(countArrivals(plain()) + 8);
  const later = { ...grid, businessDate: calendarDate("2026-04-09") };
  expect(groupsToArrive(later)).toEqual([]);
  const earlier = { ...grid, businessDate: calendarDate("2026-04-12") };
  expect(groupsToArrive(earlier)).toHaveLength(1);
});
