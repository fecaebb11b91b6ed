import { expect, it } from "vitest";
import { DirtyIcon, ViewIcon } from "../../icons.ts";
import { viewIcon, viewIconNames } from "./view-icon.ts";

it("MOD-01 a view names its icon; an unknown or missing name gives the neutral one", () => {
  expect(viewIcon("cleaning")).toBe(DirtyIcon);
  expect([viewIcon("helipad"), viewIcon(undefined), viewIcon("constructor")]).toEqual([
    ViewIcon,
    ViewIcon,
    ViewIcon,
  ]);
  const icons = viewIconNames.map(viewIcon);
  expect(new Set(icons).size).toBe(viewIconNames.length);
  expect(icons).not.toContain(ViewIcon);
});
