import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../bootstrap/toolchain.mjs";
import { installedPlatform } from "../releases/installed-platform.ts";
import { verifyRelease } from "../releases/verify-release.ts";
import { openTestCheckout, runIn } from "./test-checkout.ts";

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
  const install = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  expect(run("npm", "install", ...install)).toBeUndefined();
});
afterAll(() => fs.rmSync(outside, { recursive: true, force: true }));

function usePackedFiles() {
  const manifest = readJson(spa, "package.json");
  const { packages } = readJson(root, "package-lock.json");
  const locked = Object.entries<{ version: string; link?: true }>(packages).filter(
    ([folder, { link }]) => folder.startsWith("node_modules/") && !link,
  );
  for (const [workspace, name] of Object.entries(packed)) {
    const kind = name === "department-build" ? "devDependencies" : "dependencies";
    const { version, dependencies, peerDependencies } = readJson(root, workspace, "package.json");
    const resolved = `file:../funduq-${name}-${version}.tgz`;
    manifest[kind][`@funduq/${name}`] = resolved;
    const entry = { version, resolved, dependencies, peerDependencies };
    locked.push([`node_modules/@funduq/${name}`, entry]);
  }
  fs.writeFileSync(path.join(spa, "package.json"), JSON.stringify(manifest));
  // The versions of this checkout, which npm has on disk: the outcome does not depend on a registry.
  const lock = { lockfileVersion: 3, packages: { "": manifest, ...Object.fromEntries(locked) } };
  fs.writeFileSync(path.join(spa, "package-lock.json"), JSON.stringify(lock));
}

const readJson = (...file: string[]) => JSON.parse(fs.readFileSync(path.join(...file), "utf8"));

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
