import { expect, it } from "vitest";
import { missingFigures } from "./missing-figures.ts";

it("collects each figure that is 0, not a number or missing", () => {
  const { names, expectMeasured } = missingFigures();
  expectMeasured("day grid", 812, 0.4);
  expectMeasured("mfe-pos, JS", 0);
  expectMeasured("new booking", 120, Number.NaN);
  expectMeasured("scrolling", undefined);
  expectMeasured("parts of the facade");
  expect(names).toEqual(["mfe-pos, JS", "new booking", "scrolling", "parts of the facade"]);
});
