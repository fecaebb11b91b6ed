import { expect, it } from "vitest";
import { roomTypeIdSchema } from "../values/ids.ts";
import { readRoomLines } from "./room-numbers.ts";

const type = (n: number, name: string) => ({
  id: roomTypeIdSchema.parse(`00000000-0000-4000-8000-00000000000${n}`),
  name,
});
const double = type(1, "Double");
const suite = type(2, "Suite junior");
const read = (
  text: string,
  more: { taken?: string[]; defaultType?: typeof double.id | null } = {},
) => readRoomLines(text, { types: [double, suite], taken: [], defaultType: double.id, ...more });
const numbersOf = (text: string) => read(text).flatMap(({ numbers }) => numbers);

it("SET-07 reads a range with its type, as somebody writes it down", () => {
  const [line] = read("201–220, Double");
  expect(line).toMatchObject({ roomTypeId: double.id, fault: null });
  expect(line?.numbers).toHaveLength(20);
  expect(line?.numbers.at(0)).toBe("201");
  expect(line?.numbers.at(-1)).toBe("220");
});

it.each([
  ["101", ["101"]],
  ["101-103", ["101", "102", "103"]],
  ["101 — 103", ["101", "102", "103"]],
  ["101-107/2", ["101", "103", "105", "107"]],
  ["101-106/2", ["101", "103", "105"]],
  ["001-003", ["001", "002", "003"]],
  ["08-11", ["08", "09", "10", "11"]],
  ["A9-A11", ["A9", "A10", "A11"]],
  ["Villa 1-3", ["Villa 1", "Villa 2", "Villa 3"]],
  ["12-B", ["12-B"]],
  ["٢٠١–٢٠٣", ["201", "202", "203"]],
  ["5-5", ["5"]],
])("SET-07 reads '%s'", (text, numbers) => {
  expect(numbersOf(text)).toEqual(numbers);
});

it("SET-07 reads several lines; a line without a type is of the chosen one", () => {
  const lines = read("101-102\n\n301, suite JUNIOR\n302، Double");
  expect(lines.map(({ numbers, roomTypeId }) => [numbers.length, roomTypeId])).toEqual([
    [2, double.id],
    [1, suite.id],
    [1, double.id],
  ]);
});

it.each([
  ["220-201", "backwards"],
  ["101-", "unreadable"],
  [", Double", "unreadable"],
  ["A1-B5", "unreadable"],
  ["101-105/0", "unreadable"],
  ["x".repeat(13), "unreadable"],
  ["1-501", "too-many"],
  ["101, Palace", "type-unknown"],
])("SET-07 says what is wrong with '%s': %s", (text, kind) => {
  expect(read(text)[0]?.fault).toMatchObject({ kind });
});

it("SET-07 asks for a type where there is none", () => {
  expect(read("101", { defaultType: null })[0]?.fault).toEqual({ kind: "type-missing" });
});

it("SET-07 says per line which numbers the hotel has already, and which stand there twice", () => {
  const lines = read("101-104\n103-106\n107", { taken: ["102", "200"] });
  expect(lines.map(({ fault }) => fault)).toEqual([
    { kind: "taken", numbers: ["102"] },
    null,
    null,
  ]);
  const twice = read("101-104\n103-106");
  expect(twice[1]?.fault).toEqual({ kind: "twice", numbers: ["103", "104"] });
});

it("SET-07 takes no more than 500 rooms in all", () => {
  const lines = read("1-300\n1001-1200\n2001");
  expect(lines.map(({ fault }) => fault?.kind)).toEqual([undefined, undefined, "too-many"]);
});
