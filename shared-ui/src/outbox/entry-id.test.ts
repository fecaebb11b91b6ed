import { expect, it } from "vitest";
import { idAfter } from "./entry-id.ts";

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

it("an id is a UUIDv7 with the time of its making", () => {
  const id = idAfter(undefined, Date.UTC(2026, 3, 3));
  expect(id).toMatch(UUID_V7);
  expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(Date.UTC(2026, 3, 3));
});

it.each([
  ["made in the same millisecond", 0, 10],
  ["made after the clock was set back", -60_000, 10],
  ["that are more than a millisecond counts", 0, 5_000],
])("ids %s sort in the order of their making", (_, elapsed, count) => {
  const ids = [idAfter(undefined, 1_000_000)];
  for (let n = 1; n < count; n++) ids.push(idAfter(ids.at(-1), 1_000_000 + elapsed));
  expect(ids.every((id) => UUID_V7.test(id))).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(count);
});
