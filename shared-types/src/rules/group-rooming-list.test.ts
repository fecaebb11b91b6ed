import { expect, it } from "vitest";
import type { RoomingRow } from "../contracts/group.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { judgeRoomingRows, type ListedBlock, readListDate } from "./group-rooming-list.ts";

const row = (more: Partial<RoomingRow>): RoomingRow => ({
  line: 1,
  name: "Amel Kaci",
  type: "Double",
  checkIn: "",
  checkOut: "",
  phone: "",
  ...more,
});
const block = (more: Partial<ListedBlock> = {}): ListedBlock => ({
  id: "double",
  roomTypeName: "Double",
  quantity: 3,
  names: 0,
  entries: [],
  checkInDate: calendarDate("2027-03-20"),
  checkOutDate: calendarDate("2027-03-24"),
  ...more,
});
const twin = block({ id: "twin", roomTypeName: "Twin" });

it.each([
  [{ name: "  " }, "name-missing"],
  [{ name: "---" }, "name-missing"],
  [{ name: "BENAISSA<<NADIA" }, "document-line"],
  [{ phone: "no number" }, "phone-wrong"],
  [{ type: "" }, "type-missing"],
  [{ type: "Suite" }, "type-unknown"],
  [{ checkIn: "21/03/2027" }, "dates-wrong"],
  [{ checkIn: "23/03/2027", checkOut: "22/03/2027" }, "dates-wrong"],
  [{ checkIn: "31/02/2027", checkOut: "03/03/2027" }, "dates-wrong"],
  [{ checkIn: "19/03/2027", checkOut: "22/03/2027" }, "dates-outside"],
] as const)("GRP-03 a line with %o is refused: %s", (fault, refusal) => {
  expect(judgeRoomingRows([row(fault)], [block(), twin])).toEqual([
    {
      line: 1,
      outcome: "refused",
      refusal,
      entry: null,
    },
  ]);
});

it("GRP-03 a name goes to the block of its type, whatever the spelling, on the days it gives", () => {
  const [judged] = judgeRoomingRows(
    [row({ type: " TWIN ", checkIn: "2027-03-21", checkOut: "22.3.27", phone: "0555 12" })],
    [block(), twin],
  );
  expect(judged).toMatchObject({
    outcome: "saved",
    entry: {
      blockId: "twin",
      checkInDate: "2027-03-21",
      checkOutDate: "2027-03-22",
      phone: "0555 12",
    },
  });
});

it("GRP-03 a group of one type needs none in its list", () => {
  expect(judgeRoomingRows([row({ type: "" })], [block()])).toMatchObject([{ outcome: "saved" }]);
});

it("GRP-03 a full block takes no more names; the next block of the type does", () => {
  const late = block({ id: "late", quantity: 1 });
  const rows = ["A", "B", "C"].map((name, index) => row({ line: index + 1, name }));
  expect(judgeRoomingRows(rows, [block({ quantity: 1 }), late])).toMatchObject([
    { outcome: "saved", entry: { blockId: "double" } },
    { outcome: "saved", entry: { blockId: "late" } },
    { outcome: "refused", refusal: "block-full" },
  ]);
});

it("GRP-03 the same list twice puts nobody on it twice; two guests of one name are two", () => {
  const rows = [row({ line: 1 }), row({ line: 2, name: "AMEL  KACI" })];
  const first = judgeRoomingRows(rows, [block()]);
  expect(first.map(({ outcome }) => outcome)).toEqual(["saved", "saved"]);
  const entries = first.flatMap(({ entry }) => entry ?? []);
  const again = judgeRoomingRows([...rows, row({ line: 3 })], [block({ entries, names: 2 })]);
  expect(again.map(({ outcome }) => outcome)).toEqual([
    "already-listed",
    "already-listed",
    "saved",
  ]);
});

it("GRP-03 the phone number tells two guests of one name apart, in any of its forms", () => {
  const entries = [
    { guestName: "Amel Kaci", phone: "+213 555 12 34 56", checkInDate: null, checkOutDate: null },
  ];
  const blocks = [block({ entries, names: 1 })];
  expect(judgeRoomingRows([row({ phone: "0555123456" })], blocks)).toMatchObject([
    { outcome: "already-listed" },
  ]);
  expect(judgeRoomingRows([row({ phone: "0661" })], blocks)).toMatchObject([{ outcome: "saved" }]);
});

it("GRP-03 days are read as lists write them", () => {
  expect(readListDate("2027-03-21")).toBe("2027-03-21");
  expect(readListDate("1/3/2027")).toBe("2027-03-01");
  expect(readListDate("٢١/٠٣/٢٠٢٧")).toBe("2027-03-21");
  expect(readListDate("29/02/2027")).toBeUndefined();
  expect(readListDate("March")).toBeUndefined();
});
