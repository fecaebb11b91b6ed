import { expect, it } from "vitest";
import { centimes } from "../values/money.ts";
import { stampDuty } from "./stamp-duty.ts";

it.each([
  [0, 0],
  [30_000, 0],
  [30_001, 500],
  [50_000, 500],
  [60_001, 700],
  [3_000_000, 30_000],
  [3_000_001, 45_150],
  [10_000_000, 150_000],
  [10_000_001, 200_200],
  [95_000_000, 1_900_000],
])("INV-12 of %i centimes in cash is %i", (paid, duty) => {
  expect(stampDuty(centimes(paid))).toBe(duty);
});
