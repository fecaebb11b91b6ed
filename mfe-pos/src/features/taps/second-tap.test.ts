import { expect, it } from "vitest";
import { isSecondTap, noteTap, repeatsNotedTap } from "./second-tap.ts";

const tap = (timeStamp: number, clientX = 100, detail = 1) => ({
  timeStamp,
  clientX,
  clientY: 100,
  detail,
});

it("POS-13 a finger that taps twice at one place marks one ticket", () => {
  expect(isSecondTap(tap(1_000))).toBe(false);
  expect(isSecondTap(tap(1_200, 110))).toBe(true);
  expect(isSecondTap(tap(1_300, 400))).toBe(false);
  expect(isSecondTap(tap(2_000, 400))).toBe(false);
});

it("POS-13 keys are never too quick", () => {
  expect(isSecondTap(tap(5_000, 0, 0))).toBe(false);
  expect(isSecondTap(tap(5_010, 0, 0))).toBe(false);
});

it("POS-10 a tap is compared with the one that was noted, however often it is repeated", () => {
  noteTap(tap(9_000));
  expect(repeatsNotedTap(tap(9_250))).toBe(true);
  expect(repeatsNotedTap(tap(9_390))).toBe(true);
  expect(repeatsNotedTap(tap(9_500))).toBe(false);
  expect(repeatsNotedTap(tap(9_600))).toBe(false);
});
