import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../bootstrap/toolchain.mjs";
import { installedPlatform } from "../releases/installed-platform.ts";
import { verifyRelease } from "../releases/verify-release.ts";
import { openTestCheckout, runIn } from "./test-checkout.ts";

const INSTALLED_WITHIN_MS = 300_000;
const packed = {
  "shared-types": "shared-types",
  "shared-ui": "shared-ui",
  "infra/config": "department-build",
};

const outside = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-elsewhere-"));
const spa = path.join(outside, "spa");
const run = (tool: string, ...args: string[]) => runIn(spa, tool, args);

/** A team's repository: a new department, and the suite's packages as files. */
beforeAll(() => {
  const { spa: made, makeSpa, close } = openTestCheckout();
  makeSpa();
  fs.cpSync(made, spa, { recursive: true });
  close();
  const workspaces = Object.keys(packed).flatMap((name) => ["-w", name]);
  // Without scripts: `prepack` refuses a facade that is not recorded yet.
  const pack = ["pack", "--ignore-scripts", ...workspaces, "--pack-destination", outside];
  expect(runIn(root, "npm", pack)).toBeUndefined();
  usePackedFiles();
  // A registry that does not answer once is no fault of the department: npm asks again, by itself only twice and after five minutes.
  const install = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  install.push("--fetch-retries=6", "--fetch-timeout=20000");
  expect(run("npm", "install", ...install)).toBeUndefined();
}, INSTALLED_WITHIN_MS);
afterAll(() => fs.rmSync(outside, { recursive: true, force: true }));

function usePackedFiles() {
  const file = path.join(spa, "package.json");
  const manifest = JSON.parse(fs.readFileSync(file, "utf8"));
  for (const [workspace, name] of Object.entries(packed)) {
    const kind = name === "department-build" ? "devDependencies" : "dependencies";
    const { version } = JSON.parse(
      fs.readFileSync(path.join(root, workspace, "package.json"), "utf8"),
    );
    manifest[kind][`@funduq/${name}`] = `file:../funduq-${name}-${version}.tgz`;
  }
  fs.writeFileSync(file, JSON.stringify(manifest));
}

it("MOD-01 the suite's packages are installed outside of its checkout, without tests", () => {
  const installed = path.join(spa, "node_modules", "@funduq");
  expect(fs.readdirSync(installed).sort()).toEqual(Object.values(packed).sort());
  for (const name of Object.values(packed)) {
    const folder = path.join(installed, name);
    expect(fs.lstatSync(folder).isSymbolicLink()).toBe(false);
    expect(fs.globSync("**/*.test.*", { cwd: folder })).toEqual([]);
  }
});

it("MOD-01 a department in a repository of its own has valid types", () => {
  expect(run("npm", "run", "check")).toBeUndefined();
});

it("MOD-01 a department in a repository of its own passes its tests", () => {
  expect(run("npm", "test")).toBeUndefined();
});

it("MOD-03 a department in a repository of its own builds a release that this installation accepts", () => {
  expect(run("npm", "run", "build")).toBeUndefined();
  const release = verifyRelease(path.join(spa, "dist"), installedPlatform());
  expect(release).toMatchObject({ module: "mfe-spa", platform: `^${installedPlatform().version}` });
});
