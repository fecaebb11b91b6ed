import { expect, test } from "vitest";
import { nextCell } from "./next-cell.ts";

const box = (left: number, top: number) => ({ left, top, width: 90, height: 40 });
/** Two columns; the second one is a card shorter. */
const cells = [box(0, 0), box(0, 50), box(0, 100), box(100, 0), box(100, 50)];

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowUp", 1, 0],
  ["ArrowRight", 1, 4],
  ["ArrowLeft", 3, 0],
  ["Home", 4, 0],
  ["End", 0, 4],
])("X-06 %s leads from card %i to card %i, as the eye sees them", (key, from, to) => {
  expect(nextCell(cells, from, key)).toBe(to);
});

test("X-06 Page Down and Page Up go five cards of the column, or to its end", () => {
  const column = Array.from({ length: 8 }, (_, row) => box(0, row * 50));
  expect(nextCell(column, 0, "PageDown")).toBe(5);
  expect(nextCell(column, 5, "PageDown")).toBe(7);
  expect(nextCell(column, 7, "PageUp")).toBe(2);
});

test("X-06 from a high card the way up does not lead to a low one beside it", () => {
  const high = { left: 0, top: 0, width: 90, height: 120 };
  expect(nextCell([high, box(100, 0), box(0, 130)], 0, "ArrowUp")).toBe(0);
});

test("X-06 at the edge the focus stays where it is", () => {
  expect(nextCell(cells, 0, "ArrowUp")).toBe(0);
  expect(nextCell(cells, 0, "ArrowLeft")).toBe(0);
  expect(nextCell(cells, 4, "ArrowRight")).toBe(4);
});
