import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { SHELL } from "@funduq/shared-types/contracts/module";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { installedChromium } from "../bootstrap/chromium.mjs";
import { checkout } from "../start/settings.ts";
import { installedPlatform } from "./installed-platform.ts";
import { makeCurrent, registerRelease } from "./registry.ts";
import { hashOf, type Release, readRelease, releaseFolder } from "./release.ts";
import { storeRelease } from "./store.ts";
import { tidyBuild } from "./tidy-build.ts";
import { tryRelease } from "./try-release.ts";

const { owner } = await openTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-try-"));
const releases = path.join(folder, "releases");
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Stores a build of this checkout, or one whose script that starts with `changed` throws at once. */
function store(name: string, version: string, changed?: string): Release {
  const dist = path.join(folder, "dist");
  fs.rmSync(dist, { recursive: true, force: true });
  fs.cpSync(path.join(checkout, name, "dist"), dist, { recursive: true });
  tidyBuild(dist);
  const release = readRelease(dist);
  const files = { ...release.files };
  for (const file of Object.keys(files).filter((each) => changed && each.startsWith(changed))) {
    const script = path.join(dist, file);
    for (const ending of [".br", ".gz"]) fs.rmSync(script + ending, { force: true });
    fs.writeFileSync(script, `throw new Error("broken");${fs.readFileSync(script, "utf8")}`);
    files[file] = hashOf(script);
  }
  fs.writeFileSync(path.join(dist, "release.json"), JSON.stringify({ ...release, version, files }));
  return storeRelease(dist, releases, installedPlatform());
}

async function release(stored: Release): Promise<void> {
  await registerRelease(owner, stored);
  await makeCurrent(owner, stored, { madeBy: "Amina" });
}

beforeAll(() => {
  vi.stubEnv("CHROMIUM_PATH", installedChromium());
});

const versionOf = (digit: string) => `0.1.0-${digit.repeat(10)}`;

it("X-03 a department without a shell is not tried, and it is said", async () => {
  const pos = store("mfe-pos", versionOf("a"));
  expect(await tryRelease(owner, releases, pos)).toBe("skipped: no shell is released here");
});

it("X-03 a release that fails is refused, and removed unless it is registered", async () => {
  await release(store(SHELL, versionOf("a")));
  const pos = store("mfe-pos", versionOf("a"));
  expect(await tryRelease(owner, releases, pos)).toBe("passed");
  await release(pos);

  const broken = store("mfe-pos", versionOf("b"), "remoteEntry");
  const fault = /^mfe-pos 0\.1\.0-b+ fails in headless Chromium: mfe-pos does not load: .*broken/;
  await expect(tryRelease(owner, releases, broken)).rejects.toThrow(fault);
  expect(fs.existsSync(releaseFolder(releases, broken))).toBe(false);

  const known = store("mfe-pos", versionOf("c"), "remoteEntry");
  await registerRelease(owner, known);
  await expect(tryRelease(owner, releases, known)).rejects.toThrow(/broken/);
  expect(fs.existsSync(releaseFolder(releases, known))).toBe(true);
});

it("X-03 a shell is tried with all current departments", async () => {
  const next = store(SHELL, versionOf("b"));
  expect(await tryRelease(owner, releases, next)).toBe("passed");
  await release(store("mfe-pos", versionOf("d"), "remoteEntry"));
  await expect(tryRelease(owner, releases, next)).rejects.toThrow(
    /^shell 0\.1\.0-b+ fails in headless Chromium: mfe-pos does not load/,
  );
});
