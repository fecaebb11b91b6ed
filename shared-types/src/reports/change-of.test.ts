import { expect, it } from "vitest";
import { changeOf } from "./change-of.ts";

it.each([
  [0.725, 0.7, "points", "+2,5", "up"],
  [0.5, 0.6, "points", "−10", "down"],
  [0.5, 0.5, "points", "0", "same"],
  [1_200_000, 1_000_000, "percent", "+20", "up"],
  [900_050, 1_000_000, "percent", "−10", "down"],
] as const)(
  "REP-01 from %s, a year before %s, in %s: %s",
  (now, before, unit, amount, direction) => {
    expect(changeOf(now, before, unit)).toEqual({ amount, direction });
  },
);

it.each([
  [null, 0.6, "points"],
  [0.6, null, "points"],
  [1_000, 0, "percent"],
] as const)("REP-01 says nothing of %s beside %s in %s", (now, before, unit) => {
  expect(changeOf(now, before, unit)).toBeUndefined();
});
