import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { expect, it } from "vitest";
import {
  currentVersion,
  isRegistered,
  makeCurrent,
  registerRelease,
  versionsBefore,
  versionsInUse,
} from "./registry.ts";
import type { Release } from "./release.ts";

const by = { madeBy: "Amina" };
const { owner, database } = await openTestDatabase();

function aRelease(version: string): Release {
  return {
    module: "mfe-pos",
    version,
    contract: 1,
    platform: "^0.1.0",
    views: ["pos-sales"],
    entry: "mf-manifest.json",
    files: { "mf-manifest.json": "sha384-m", "js/expose.js": "sha384-e", "css/a.css": "sha384-c" },
  };
}

it("a department goes forward, to one hotel first, and back by one write each", async () => {
  const [old, young] = [aRelease("0.1.0-aaaaaaaaaa"), aRelease("0.1.0-bbbbbbbbbb")];
  const hotelId = randomUUID();

  expect(await registerRelease(owner, old)).toBe(true);
  await makeCurrent(owner, old, by);
  expect(await registerRelease(owner, young)).toBe(true);
  expect(await registerRelease(owner, young)).toBe(false);

  await makeCurrent(owner, young, by, hotelId);
  expect(await currentVersion(owner, "mfe-pos")).toBe(old.version);
  expect(await currentVersion(owner, "mfe-pos", hotelId)).toBe(young.version);
  expect((await versionsInUse(owner, "mfe-pos")).sort()).toEqual([old.version, young.version]);

  await makeCurrent(owner, young, by);
  expect(await currentVersion(owner, "mfe-pos")).toBe(young.version);
  expect(await versionsBefore(owner, young)).toEqual([old.version]);
  await makeCurrent(owner, old, by);
  expect(await currentVersion(owner, "mfe-pos")).toBe(old.version);
});

it("browsers learn the hash of every script and style, by its address", async () => {
  const release = aRelease("0.1.0-cccccccccc");
  await registerRelease(owner, release);
  const [stored] = await owner`
    select entry, files from module_releases where version = ${release.version}`;
  expect(stored).toEqual({
    entry: "/remotes/mfe-pos/0.1.0-cccccccccc/mf-manifest.json",
    files: {
      "/remotes/mfe-pos/0.1.0-cccccccccc/js/expose.js": "sha384-e",
      "/remotes/mfe-pos/0.1.0-cccccccccc/css/a.css": "sha384-c",
    },
  });
});

it("what is not registered cannot become current", async () => {
  expect(await isRegistered(owner, aRelease("0.1.0-ffffffffff"))).toBe(false);
  await expect(makeCurrent(owner, aRelease("0.1.0-ffffffffff"), by)).rejects.toMatchObject({
    constraint_name: "module_channels_release_exists",
  });
});

it("what was published cannot be changed by the application", async () => {
  await expect(
    database.system.execute("update module_releases set files = '{}'"),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
});
