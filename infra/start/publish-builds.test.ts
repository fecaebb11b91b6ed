import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import { afterAll, expect, it } from "vitest";
import { installedPlatform } from "../releases/installed-platform.ts";
import {
  currentVersion,
  makeCurrent,
  registerRelease,
  setCurrent,
  whileLocked,
} from "../releases/registry.ts";
import { readRelease } from "../releases/release.ts";
import { rollBack } from "../releases/roll-back.ts";
import { storeRelease } from "../releases/store.ts";
import { restaurant, testBuild } from "../releases/test-desk.ts";
import { publishBuilds } from "./publish-builds.ts";

const { owner } = await openTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-builds-"));
const releases = path.join(folder, "releases");
const checkout = path.join(folder, "checkout");
const dist = path.join(checkout, "mfe-pos", "dist");
afterAll(() => fs.rmSync(folder, { recursive: true }));

const versionOf = (digit: string) => `0.1.0-${digit.repeat(10)}`;
const current = () => currentVersion(owner, "mfe-pos");

/** Writes a build of the restaurant to a folder. */
function build(digit: string, into: string): void {
  fs.rmSync(into, { recursive: true, force: true });
  for (const [name, content] of testBuild(versionOf(digit))) {
    fs.mkdirSync(path.dirname(path.join(into, name)), { recursive: true });
    fs.writeFileSync(path.join(into, name), content);
  }
}

async function start(digit: string): Promise<void> {
  build(digit, dist);
  fs.writeFileSync(path.join(checkout, "mfe-pos", "department.json"), "{}");
  await publishBuilds(owner, releases, checkout);
}

/** Uploads a release, as a team does. */
async function release(digit: string): Promise<void> {
  const sent = path.join(folder, "sent");
  build(digit, sent);
  const stored = storeRelease(sent, releases, installedPlatform());
  await registerRelease(owner, stored);
  await makeCurrent(owner, readRelease(sent), { madeBy: "Restaurant" });
}

it("X-03 a start publishes the checkout's new builds, and keeps a team's release or a rollback current", async () => {
  await start("a");
  expect(await current()).toBe(versionOf("a"));
  await start("b");
  expect(await current()).toBe(versionOf("b"));

  await rollBack(owner, releases, { module: "mfe-pos" }, { madeBy: "operator" });
  await start("b");
  expect(await current()).toBe(versionOf("a"));

  await release("c");
  await start("d");
  expect(await current()).toBe(versionOf("c"));
});

it("X-03 a start replaces a release that the installed shell can't run", async () => {
  await registerRelease(owner, {
    module: "mfe-pos",
    version: versionOf("e"),
    contract: MODULE_CONTRACT,
    platform: "^99.0.0",
    department: restaurant,
    entry: "mf-manifest.json",
    files: { "js/expose.js": "sha384-x" },
  });
  const unfit = { module: "mfe-pos" as const, version: versionOf("e") };
  await whileLocked(owner, "mfe-pos", (tx) => setCurrent(tx, unfit, { madeBy: "Restaurant" }));
  await start("f");
  expect(await current()).toBe(versionOf("f"));
});
