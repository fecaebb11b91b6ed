import fs from "node:fs";
import path from "node:path";
import { areas } from "@funduq/shared-types/rules/permissions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installedPlatform } from "../releases/installed-platform.ts";
import { verifyRelease } from "../releases/verify-release.ts";
import { makeDepartment, type Wish } from "./make-department.ts";
import { openTestCheckout, spaTitle } from "./test-checkout.ts";

const { checkout, spa, makeSpa, run, close } = openTestCheckout();
afterAll(close);

describe("MOD-01 a new department, made by one command", () => {
  let before: string[];
  beforeAll(() => {
    before = fs.readdirSync(checkout);
    makeSpa();
  });

  it("changes nothing outside its folder", () => {
    expect(fs.readdirSync(checkout).sort()).toEqual([...before, "mfe-spa"].sort());
  });

  it("has valid types", () => {
    expect(run("tsc", "--noEmit")).toBeUndefined();
  });

  it("has the format of everything else", () => {
    expect(run("biome", "format", "--vcs-enabled=false", ".")).toBeUndefined();
  });

  it("passes its tests, in three languages", () => {
    expect(run("vitest", "run")).toBeUndefined();
  });

  it("MOD-03 builds a release that this installation accepts, last in the switcher", () => {
    expect(run("rspack", "build", "--mode", "production")).toBeUndefined();
    const { module, department } = verifyRelease(path.join(spa, "dist"), installedPlatform());
    expect(module).toBe("mfe-spa");
    expect(department?.title).toEqual(spaTitle);
    expect(department?.views).toMatchObject([{ id: "spa", access: "front_office", order: 30 }]);
  });
});

const wish: Wish = { name: "pool", area: "front_office", title: spaTitle };

it.each([
  ["without a name", { ...wish, name: undefined }, "small letters"],
  ["with a name that is no folder's", { ...wish, name: "../pool" }, "small letters"],
  ["of an unknown area", { ...wish, area: "wellness" }, areas.join(", ")],
  ["without an Arabic name", { ...wish, title: { ...spaTitle, ar: undefined } }, "--ar"],
  ["that is already there", { ...wish, name: "commercial" }, "mfe-commercial is already there"],
])("MOD-01 refuses a department %s, and says what to do", (_, refused, reason) => {
  expect(() => makeDepartment(checkout, refused)).toThrow(reason);
  expect(fs.existsSync(path.join(checkout, "mfe-pool"))).toBe(false);
});
