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

test("X-06 at the edge the focus stays where it is", () => {
  expect(nextCell(cells, 0, "ArrowUp")).toBe(0);
  expect(nextCell(cells, 0, "ArrowLeft")).toBe(0);
  expect(nextCell(cells, 4, "ArrowRight")).toBe(4);
});
