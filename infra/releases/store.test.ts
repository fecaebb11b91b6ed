import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import { satisfiesPlatform } from "@funduq/shared-types/rules/module-fit";
import { viewNamed } from "@funduq/shared-types/testing/departments";
import satisfies from "semver/functions/satisfies.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hashOf, type Release, ReleaseRefused } from "./release.ts";
import { storeRelease } from "./store.ts";
import { describedAs } from "./test-desk.ts";
import { testManifest } from "./test-manifest.ts";
import { tidyBuild } from "./tidy-build.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-releases-"));
const platform = { contract: MODULE_CONTRACT, version: "0.1.3" };
let dist: string;
let releases: string;

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(root, "case-"));
  dist = path.join(folder, "dist");
  releases = path.join(folder, "releases");
  writeBuild();
});
afterAll(() => fs.rmSync(root, { recursive: true }));

type Code = { script?: string; manifest?: string | Buffer };

function writeBuild(
  changes: Partial<Release> = {},
  { script = "const menu = 1;", manifest = testManifest("js/expose.0123456789.js") }: Code = {},
): void {
  fs.mkdirSync(path.join(dist, "js"), { recursive: true });
  fs.writeFileSync(path.join(dist, "mf-manifest.json"), manifest);
  fs.writeFileSync(path.join(dist, "js/expose.0123456789.js"), script);
  const names = ["mf-manifest.json", "js/expose.0123456789.js"];
  const release: Release = {
    module: "mfe-pos",
    version: "0.1.0-0123456789",
    contract: MODULE_CONTRACT,
    platform: "^0.1.0",
    department: describedAs(viewNamed("pos-sales")),
    entry: "mf-manifest.json",
    files: Object.fromEntries(names.map((name) => [name, hashOf(path.join(dist, name))])),
    ...changes,
  };
  fs.writeFileSync(path.join(dist, "release.json"), JSON.stringify(release));
}

const store = () => storeRelease(dist, releases, platform);
const stored = () => path.join(releases, "mfe-pos", "0.1.0-0123456789");

it("stores all files of a build in the folder of its version", () => {
  expect(store().version).toBe("0.1.0-0123456789");
  expect(fs.readdirSync(path.join(releases, "mfe-pos"))).toEqual(["0.1.0-0123456789"]);
  expect(fs.readFileSync(path.join(stored(), "js/expose.0123456789.js"), "utf8")).toContain("menu");
});

it("does not overwrite an existing version", () => {
  store();
  const before = fs.statSync(path.join(stored(), "release.json")).mtimeMs;
  store();
  expect(fs.statSync(path.join(stored(), "release.json")).mtimeMs).toBe(before);
});

it("tidyBuild removes files of an earlier build, which would be refused", () => {
  fs.writeFileSync(path.join(dist, "js/expose.9876543210.js"), "const menu = 0;");
  expect(store).toThrow(/js\/expose\.9876543210\.js is not on its list of files/);
  tidyBuild(dist);
  expect(store().version).toBe("0.1.0-0123456789");
  expect(fs.readdirSync(path.join(stored(), "js"))).toEqual(["expose.0123456789.js"]);
});

describe("refuses", () => {
  const refused = (fault: RegExp) => {
    expect(store).toThrow(ReleaseRefused);
    expect(store).toThrow(fault);
  };

  it("a file that was changed after the build", () => {
    fs.appendFileSync(path.join(dist, "js/expose.0123456789.js"), "stealCards();");
    refused(/js\/expose\.0123456789\.js is not the file that was built/);
    expect(fs.existsSync(stored())).toBe(false);
  });

  it("a published file that was changed on disk", () => {
    store();
    fs.appendFileSync(path.join(stored(), "js/expose.0123456789.js"), "stealCards();");
    refused(/is not the file that was built/);
  });

  it("a file that is missing, and a script that is not on the list", () => {
    fs.writeFileSync(path.join(dist, "js/extra.js"), "stealCards();");
    refused(/js\/extra\.js is not on its list of files/);
    fs.rmSync(path.join(dist, "js"), { recursive: true });
    refused(/is missing/);
  });

  it("a list with a path outside the release", () => {
    writeBuild({ files: { "mf-manifest.json": "", "../../../etc/passwd": "sha384-x" } });
    refused(/mf-manifest\.json is not|etc\/passwd is missing/);
  });

  it.each([
    ["a script that no browser can parse", { script: "const menu = ;" }, /can't be parsed/],
    ["an invalid manifest", { manifest: "{}" }, /is no manifest of a department/],
    [
      "a manifest of another department",
      { manifest: String(testManifest("js/a.js")).replace("mfe_pos", "mfe_admin") },
      /is of mfe_admin, not mfe_pos/,
    ],
    [
      "a manifest without the department's module",
      { manifest: String(testManifest("js/a.js")).replace("./module", "./other") },
      /exposes no \.\/module/,
    ],
    [
      "a manifest that names a missing file",
      { manifest: testManifest("js/expose.9876543210.js") },
      /names js\/expose\.9876543210\.js, which is not among its files/,
    ],
  ])("X-03 %s", (_, code, fault) => {
    writeBuild({}, code);
    refused(fault);
    expect(fs.existsSync(stored())).toBe(false);
  });

  it("another contract or platform version", () => {
    writeBuild({ contract: 1 });
    refused(/it keeps contract 1, the shell 2/);
    writeBuild({ platform: "^0.2.0" });
    refused(/it needs platform \^0\.2\.0, the shell has 0\.1\.3/);
  });

  it("MOD-03 a release that was built against a facade with newer parts", () => {
    writeBuild({ platform: "^1.1.0" });
    const storeOn = (version: string) => () =>
      storeRelease(dist, releases, { contract: MODULE_CONTRACT, version });
    expect(storeOn("1.0.9")).toThrow(/it needs platform \^1\.1\.0, the shell has 1\.0\.9/);
    expect(storeOn("2.0.0")).toThrow(/it needs platform/);
    expect(storeOn("1.1.0")).not.toThrow();
  });

  const sales = viewNamed("pos-sales");
  it.each([
    ["without views", [], /department\.views/],
    [
      "of an area that the permission table lacks",
      [{ ...sales, access: "wellness" }],
      /"wellness"/,
    ],
    ["with a view twice", [sales, sales], /pos-sales twice/],
    [
      "with an address of the suite",
      [{ ...sales, path: "/login", access: "public" }],
      /the suite's own/,
    ],
    [
      "of an area, with an address of its own",
      [{ ...sales, path: "/till" }],
      /super admins or public/,
    ],
    ["that is public below a hotel", [{ ...sales, access: "public" }], /its access is an area/],
    ["with an address outside", [{ ...sales, path: "/a/../b" }], /views\.0\.path/],
    ["without an Arabic name", [{ ...sales, title: { ...sales.title, ar: " " } }], /title\.ar/],
  ])("MOD-01 a department %s", (_, views, fault) => {
    writeBuild({ department: describedAs(...views) });
    refused(fault);
  });

  it("a folder without a build, and an invalid version", () => {
    writeBuild({ version: "../../outside" });
    refused(/is not a release: version/);
    fs.rmSync(dist, { recursive: true });
    refused(/There is no build/);
  });
});

it.each([
  ["0.1.3", "^0.1.0", true],
  ["0.1.3", "^0.1.4", false],
  ["0.2.0", "^0.1.0", false],
  ["1.4.0", "^1.2.9", true],
  ["2.0.0", "^1.2.9", false],
  ["0.0.3", "^0.0.3", true],
  ["0.0.4", "^0.0.3", false],
  ["7.0.0", "^0.0.0", false],
  ["1.2.3", "*", false],
  ["1.2.3", "^1.0.0 || *", false],
  ["1.2.3", "1.2.3", false],
  ["1.2.3-beta", "^1.2.3", false],
])("platform %s satisfies %s: %s", (version, range, fits) => {
  expect(satisfiesPlatform(version, range)).toBe(fits);
});

const few = [0, 1, 2];
const versions = few.flatMap((a) => few.flatMap((b) => few.map((c) => `${a}.${b}.${c}`)));

it("MOD-03 a range is read as semver reads it", () => {
  const pairs = versions.flatMap((version) =>
    versions.map((least) => [version, `^${least}`] as const),
  );
  const otherwise = pairs.filter(
    ([version, range]) => satisfiesPlatform(version, range) !== satisfies(version, range),
  );
  expect(otherwise).toEqual([]);
});
