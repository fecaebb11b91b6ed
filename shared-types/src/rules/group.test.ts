import { expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import {
  addableTypes,
  agreedStayVerdict,
  assignableStay,
  atLeastOne,
  droppedBlockVerdict,
  groupVerdict,
  keptBlockVerdict,
} from "./group.ts";

const today = calendarDate("2026-11-21");
const block = (checkIn = "2026-11-22", checkOut = "2026-11-24") => ({
  checkInDate: calendarDate(checkIn),
  checkOutDate: calendarDate(checkOut),
});
const codeOf = (verdict: object) => ("code" in verdict ? verdict.code : "allowed");
const group = (more: object) => ({ name: "Tassili", companyId: null, blocks: [block()], ...more });

it("GRP-01 a group needs a name or a company, a block, and days in order", () => {
  expect(codeOf(groupVerdict(group({}), today))).toBe("allowed");
  expect(codeOf(groupVerdict(group({ name: " ", companyId: "c" }), today))).toBe("allowed");
  expect(codeOf(groupVerdict(group({ name: " " }), today))).toBe("group.name-missing");
  expect(codeOf(groupVerdict(group({ blocks: [] }), today))).toBe("group.block-incomplete");
  const reversed = [block(), block("2026-11-24", "2026-11-24")];
  expect(codeOf(groupVerdict(group({ blocks: reversed }), today))).toBe("group.block-dates");
  const past = [block("2026-11-20", "2026-11-24")];
  expect(codeOf(groupVerdict(group({ blocks: past }), today))).toBe("booking.check-in-past");
});

it("GRP-05 a block keeps room for its names; one that has begun can still be longer", () => {
  const standing = { id: "b", roomTypeId: "t", roomTypeName: "Double", names: 2 };
  const begun = { ...standing, ...block("2026-11-20", "2026-11-23") };
  const kept = (more: object) => ({
    id: "b",
    quantity: 2,
    ...block("2026-11-20", "2026-11-23"),
    ...more,
  });
  expect(codeOf(keptBlockVerdict(begun, kept({}), today))).toBe("allowed");
  expect(codeOf(keptBlockVerdict(begun, kept({ quantity: 1 }), today))).toBe("group.block-named");
  const longer = { checkOutDate: calendarDate("2026-11-25") };
  expect(codeOf(keptBlockVerdict(begun, kept(longer), today))).toBe("allowed");
  const earlier = { checkInDate: calendarDate("2026-11-19") };
  expect(codeOf(keptBlockVerdict(begun, kept(earlier), today))).toBe("booking.check-in-past");
});

it("GRP-05 a block is given up when nobody on its list is to come, whatever was called off", () => {
  const dropped = (names: number, givenUp: number) =>
    droppedBlockVerdict({ roomTypeName: "Double", names, givenUp });
  expect(codeOf(dropped(0, 0))).toBe("allowed");
  expect(codeOf(dropped(2, 2))).toBe("allowed");
  expect(dropped(2, 1)).toMatchObject({ code: "group.block-named", params: [{ names: 1 }] });
});

it("GRP-05 a quantity below 1 becomes 1, and a type can be added only once", () => {
  expect([undefined, -3, 0, 1, 7].map(atLeastOne)).toEqual([1, 1, 1, 1, 7]);
  const types = [{ id: "a" }, { id: "b" }];
  expect(addableTypes(types, [{ roomTypeId: "a" }])).toEqual([{ id: "b" }]);
});

it("GRP-04 whoever comes late gets the nights that are left of the block", () => {
  expect(assignableStay(block("2026-11-20", "2026-11-23"), today)).toEqual(
    block("2026-11-21", "2026-11-23"),
  );
  expect(assignableStay(block("2026-11-18", "2026-11-21"), today)).toBeNull();
});

it("GRP-04 the rate is agreed for the block's nights and for so many in a room", () => {
  const agreed = { roomTypeName: "Double", persons: 2, ...block() };
  const stay = (more: object) => ({ ...block(), adults: 1, children: 1, ...more });
  const answer = (more: object) => codeOf(agreedStayVerdict(agreed, stay(more)));
  expect(answer({})).toBe("allowed");
  expect(answer(block("2026-11-23", "2026-11-24"))).toBe("allowed");
  expect(answer(block("2026-11-21", "2026-11-24"))).toBe("group.dates-outside");
  expect(answer(block("2026-11-22", "2026-11-25"))).toBe("group.dates-outside");
  expect(answer({ adults: 2 })).toBe("group.party-too-large");
  expect(answer({ children: 2 })).toBe("group.party-too-large");
});
