import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { SHELL } from "@funduq/shared-types/contracts/module";
import { afterAll, expect, it, vi } from "vitest";
import { followCurrentShell } from "./current-shell.ts";
import { installedPlatform } from "./installed-platform.ts";
import { makeCurrent, registerRelease } from "./registry.ts";
import { readRelease } from "./release.ts";
import { storeRelease } from "./store.ts";
import { testShell, writeBuild } from "./test-shell.ts";

const { owner, database } = await openTestDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-current-"));
const releases = path.join(folder, "releases");
afterAll(() => fs.rmSync(folder, { recursive: true }));

const versionOf = (digit: string) => `0.1.0-${digit.repeat(10)}`;
const folderOf = (digit: string) => path.join(releases, SHELL, versionOf(digit));

async function release(digit: string): Promise<void> {
  const dist = path.join(folder, "dist");
  writeBuild(dist, testShell(versionOf(digit)));
  await registerRelease(owner, storeRelease(dist, releases, installedPlatform()));
  await makeCurrent(owner, readRelease(dist), { madeBy: "Amina" });
}

it("X-03 the gateway learns of a new shell by notification, reads it once, and keeps the former one without a database", async () => {
  const execute = vi.fn(database.system.execute);
  const system = { execute: execute as typeof database.system.execute };
  const shells = await followCurrentShell({ listen: database.listen, system }, releases);
  expect(await shells.current()).toBeUndefined();
  expect(await shells.kept()).toEqual([]);

  await release("a");
  await vi.waitFor(async () => expect(await shells.current()).toBe(folderOf("a")));
  const reads = execute.mock.calls.length;
  await shells.current();
  expect(execute.mock.calls.length).toBe(reads);

  execute.mockRejectedValue(new Error("the database is down"));
  await release("b");
  await vi.waitFor(async () => {
    expect(await shells.current()).toBe(folderOf("a"));
    expect(execute.mock.calls.length).toBeGreaterThan(reads);
  });
  execute.mockImplementation(database.system.execute);
  expect(await shells.current()).toBe(folderOf("b"));
  fs.mkdirSync(`${folderOf("c")}.1234.unfinished`);
  expect(await shells.kept()).toEqual([folderOf("b"), folderOf("a")]);
  await shells.stop();
});

it("X-03 a shell that is stored, but not registered, is not served", async () => {
  const shells = await followCurrentShell(database, releases);
  const dist = path.join(folder, "dist");
  writeBuild(dist, testShell(versionOf("d")));
  const stored = storeRelease(dist, releases, installedPlatform());
  expect(await shells.kept()).not.toContain(folderOf("d"));
  await registerRelease(owner, stored);
  await makeCurrent(owner, stored, { madeBy: "Amina" });
  await vi.waitFor(async () => expect((await shells.kept())[0]).toBe(folderOf("d")));
  await shells.stop();
});
