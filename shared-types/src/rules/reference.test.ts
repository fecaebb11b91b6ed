import { expect, it } from "vitest";
import { referenceIn, referenceText } from "./reference.ts";

it("BK-22 a reference is shown in two halves", () => {
  expect(referenceText("K7M2QX")).toBe("K7M-2QX");
});

it.each(["K7M2QX", "k7m-2qx", " k7m 2qx ", "K7M–2QX", "k٧m-٢qx"])(
  "BK-22 '%s' is the reference K7M2QX",
  (typed) => {
    expect(referenceIn(typed)).toBe("K7M2QX");
  },
);

it.each(["K7M2Q", "K7M2QXX", "270234", "Karimo", "K0M2QX", "Kaci", ""])(
  "BK-22 FO-12 '%s' is no reference",
  (typed) => {
    expect(referenceIn(typed)).toBeUndefined();
  },
);
