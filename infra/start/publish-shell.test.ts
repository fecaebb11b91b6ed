import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { SHELL } from "@funduq/shared-types/contracts/module";
import { afterAll, expect, it } from "vitest";
import { installedPlatform } from "../releases/installed-platform.ts";
import { misfitsOfCurrent } from "../releases/platform-fit.ts";
import { currentVersion, makeCurrent, registerRelease } from "../releases/registry.ts";
import { type Release, releaseFolder } from "../releases/release.ts";
import { rollBack } from "../releases/roll-back.ts";
import { storeRelease } from "../releases/store.ts";
import { testBuild } from "../releases/test-desk.ts";
import { testShell, writeBuild } from "../releases/test-shell.ts";
import { greet } from "./greeting.ts";
import { publishBuilds } from "./publish-builds.ts";

const { owner } = await openTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-shells-"));
const releases = path.join(folder, "releases");
const checkout = path.join(folder, "checkout");
afterAll(() => fs.rmSync(folder, { recursive: true }));

const versionOf = (digit: string) => `0.1.0-${digit.repeat(10)}`;
const current = (module = SHELL) => currentVersion(owner, module);
const distOf = (module: string) => path.join(checkout, module, "dist");

async function start(digit: string, changes: Partial<Release> = {}): Promise<string[]> {
  writeBuild(distOf(SHELL), testShell(versionOf(digit), changes));
  return publishBuilds(owner, releases, checkout);
}

/** Uploads a shell, as a team does. */
async function release(digit: string, changes: Partial<Release> = {}): Promise<void> {
  const sent = path.join(folder, "sent");
  writeBuild(sent, testShell(versionOf(digit), changes));
  const stored = storeRelease(sent, releases, installedPlatform());
  await registerRelease(owner, stored);
  await makeCurrent(owner, stored, { madeBy: "Platform team" });
}

it("X-03 a start publishes the checkout's new shell, and keeps a team's shell or a rollback current", async () => {
  expect(await start("a")).toEqual([`shell ${versionOf("a")}`]);
  await start("b");
  expect(await current()).toBe(versionOf("b"));
  await rollBack(owner, releases, { module: SHELL }, { madeBy: "operator" });
  await start("b");
  expect(await current()).toBe(versionOf("a"));
  await release("c");
  await start("d");
  expect(await current()).toBe(versionOf("c"));
});

it("MOD-03 a start replaces a team's shell that offers less than the checkout's departments need", async () => {
  await release("1", { platform: "0.0.1" });
  await start("2");
  expect(await current()).toBe(versionOf("2"));
});

it("X-03 a start replaces a shell whose files are gone: the page would be missing", async () => {
  await release("3");
  fs.rmSync(releaseFolder(releases, { module: SHELL, version: versionOf("3") }), {
    recursive: true,
  });
  await start("2");
  expect(await current()).toBe(versionOf("2"));
});

it("MOD-03 a start that replaces the shell has a line for every team's department that no longer fits", async () => {
  await release("7", { platform: "0.0.1" });
  const releaseOf = (module: string, contract: number, platform: string) => owner`
    with released as (
      insert into module_releases (module, version, contract, platform, entry, files, views, department)
      values (${module}, ${versionOf("9")}, ${contract}, ${platform}, 'x', '{"x":"x"}', '{}', '{"views":[]}')
      returning module, version)
    insert into module_channels (id, module, version)
    select gen_random_uuid(), module, version from released`;
  const { contract, version } = installedPlatform();
  await releaseOf("mfe-parking", contract, "^0.0.1");
  await releaseOf("mfe-pool", contract, `^${version}`);
  await releaseOf("mfe-spa", contract - 1, `^${version}`);

  expect(await start("8")).toEqual([`shell ${versionOf("8")}`]);
  const lines = greet({
    origin: "http://localhost",
    database: "here",
    mail: { server: "mail" },
    published: [],
    misfits: await misfitsOfCurrent(owner),
    firstTime: { demoAccounts: [] },
    env: {},
  }).filter((line) => line.startsWith("  Does not fit:"));
  const offers = `the shell offers ${contract} and ${version}.`;
  expect(lines.map((line) => line.replace("  Does not fit:     ", ""))).toEqual([
    `mfe-parking ${versionOf("9")} needs contract ${contract} and platform ^0.0.1; ${offers}`,
    `mfe-spa ${versionOf("9")} needs contract ${contract - 1} and platform ^${version}; ${offers}`,
  ]);
  await owner`delete from module_channels where module in ('mfe-parking', 'mfe-pool', 'mfe-spa')`;
});

it("MOD-03 a start does not publish a department that the current shell can't run", async () => {
  await release("4", { contract: 99 });
  const version = versionOf("5");
  writeBuild(distOf("mfe-pos"), testBuild(version));
  fs.writeFileSync(path.join(checkout, "mfe-pos", "department.json"), "{}");
  expect(await start("2")).toEqual([]);
  expect([await current(), await current("mfe-pos")]).toEqual([versionOf("4"), undefined]);
  await release("6");
  expect(await start("2")).toEqual([`mfe-pos ${version}`]);
});
