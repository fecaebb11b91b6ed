import { referenceIn } from "@funduq/shared-types/rules/reference";
import { expect, it } from "vitest";
import { demoReference } from "./demo-reference.ts";

it("BK-22 no two bookings of a demo hotel have one reference, and each can be said", () => {
  const all = Array.from({ length: 20_000 }, (_, n) => demoReference(n + 1));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((each) => referenceIn(each) !== each)).toEqual([]);
});
