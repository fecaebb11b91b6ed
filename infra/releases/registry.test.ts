import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { LIVE_CHANNEL } from "@funduq/api/platform/changes";
import { connect } from "@funduq/api/platform/db/connect";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import { viewNamed } from "@funduq/shared-types/testing/departments";
import { expect, it, vi } from "vitest";
import { installedPlatform } from "./installed-platform.ts";
import {
  currentVersion,
  isRegistered,
  makeCurrent,
  registerRelease,
  versionsCurrentBefore,
  versionsInUse,
  versionsOfHotels,
} from "./registry.ts";
import { type Release, ReleaseRefused } from "./release.ts";
import { rollBack } from "./roll-back.ts";
import { describedAs } from "./test-desk.ts";

const by = { madeBy: "Amina" };
const { owner, ownerUrl, database } = await openTestDatabase();

function aRelease(version: string): Release {
  return {
    module: "mfe-pos",
    version,
    contract: installedPlatform().contract,
    platform: `^${installedPlatform().version}`,
    department: describedAs(viewNamed("pos-sales")),
    entry: "mf-manifest.json",
    files: { "mf-manifest.json": "sha384-m", "js/expose.js": "sha384-e", "css/a.css": "sha384-c" },
  };
}

it("a release for one hotel, a release for all hotels and a rollback are one write each", async () => {
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
  expect(await versionsCurrentBefore(owner, young)).toEqual([old.version]);
  await makeCurrent(owner, old, by);
  expect(await currentVersion(owner, "mfe-pos")).toBe(old.version);
});

it("X-03 a rollback returns to the version that was current before, never to one that was rolled back", async () => {
  const releases = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-back-"));
  const [a, b, c, pilot] = ["a", "b", "c", "d"].map((n) => `0.3.0-${n.repeat(10)}`) as [
    string,
    string,
    string,
    string,
  ];
  const hotelId = randomUUID();
  const release = async (version: string, forHotel?: string) => {
    await registerRelease(owner, aRelease(version));
    await makeCurrent(owner, aRelease(version), by, forHotel);
    const folder = path.join(releases, "mfe-pos", version);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, "release.json"), "{}");
  };
  const back = async (forHotel?: string) =>
    (await rollBack(owner, releases, { module: "mfe-pos", hotelId: forHotel }, by)).version;

  await release(a);
  await release(b);
  expect(await back()).toBe(a);
  await release(c);
  expect(await back()).toBe(a);

  await release(pilot, hotelId);
  expect(await versionsOfHotels(owner, "mfe-pos")).toContainEqual({ hotelId, version: pilot });
  expect(await back(hotelId)).toBe(a);
  fs.rmSync(releases, { recursive: true });
});

it("X-03 two concurrent rollbacks from the same version roll back once", async () => {
  const releases = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-back-"));
  const versions = ["1", "2", "3"].map((n) => `0.2.0-${n.repeat(10)}`);
  for (const version of versions) {
    await registerRelease(owner, aRelease(version));
    await makeCurrent(owner, aRelease(version), by);
    const folder = path.join(releases, "mfe-pos", version);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, "release.json"), "{}");
  }
  const way = { module: "mfe-pos" as const, from: versions[2] };
  const operators = [1, 2].map(() => connect(ownerUrl, { max: 1 }));
  let asked: Promise<unknown>[] = [];
  await owner.begin(async (tx) => {
    // Holds the lock that both rollbacks need, so that both start before either writes.
    await tx`select pg_advisory_xact_lock(727002, hashtext('mfe-pos'))`;
    asked = operators.map((sql) => rollBack(sql, releases, way, by));
    void Promise.allSettled(asked);
    await vi.waitFor(async () => {
      const waiting = await tx`
        select from pg_locks where locktype = 'advisory' and classid = 727002 and not granted
          and database = (select oid from pg_database where datname = current_database())`;
      expect(waiting).toHaveLength(2);
    }, 20_000);
  });
  const both = await Promise.allSettled(asked);
  for (const operator of operators) await operator.end();
  fs.rmSync(releases, { recursive: true });
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "release.moved-on" },
  });
  expect(await currentVersion(owner, "mfe-pos")).toBe(versions[1]);
});

it("X-03 the commit of a release notifies every API process, with the hotel's id for a release to one hotel", async () => {
  const heard: string[] = [];
  const listener = connect(ownerUrl, { max: 1 });
  await listener.listen(LIVE_CHANNEL, (message) => heard.push(message));
  const hotelId = randomUUID();
  await makeCurrent(owner, aRelease("0.1.0-aaaaaaaaaa"), by, hotelId);
  await makeCurrent(owner, aRelease("0.1.0-bbbbbbbbbb"), by);
  await makeCurrent(owner, aRelease("0.1.0-bbbbbbbbbb"), by);
  await owner`select pg_notify(${LIVE_CHANNEL}, 'the end')`;
  await vi.waitFor(() => expect(heard.at(-1)).toBe("the end"), 10_000);
  expect(heard).toEqual([`released:${hotelId}`, "released:", "the end"]);
  await listener.end();
});

it("the registry stores the integrity hash of every script and style by its URL", async () => {
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

it("an unregistered release cannot become current", async () => {
  expect(await isRegistered(owner, aRelease("0.1.0-ffffffffff"))).toBe(false);
  await expect(makeCurrent(owner, aRelease("0.1.0-ffffffffff"), by)).rejects.toMatchObject({
    constraint_name: "module_channels_release_exists",
  });
});

it("the application's role cannot change a published release", async () => {
  await expect(
    database.system.execute("update module_releases set files = '{}'"),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
});

it.each([
  ["id", viewNamed("night-audit")],
  ["address", { ...viewNamed("pos-sales"), id: "mails-of-spa", path: "/mails" }],
])("MOD-01 refuses a release with the %s of another department's view", async (_, view) => {
  const admin = { ...aRelease("0.1.0-1234567890"), module: "mfe-admin" };
  admin.department = describedAs(viewNamed("night-audit"), viewNamed("kept-mails"));
  await registerRelease(owner, admin);
  await makeCurrent(owner, admin, by);
  const spa = { ...aRelease(`0.1.0-${view.id.length}234567890`.slice(0, 16)), module: "mfe-spa" };
  spa.department = describedAs(view);
  await registerRelease(owner, spa);
  await expect(makeCurrent(owner, spa, by)).rejects.toThrow(ReleaseRefused);
  await expect(makeCurrent(owner, spa, by)).rejects.toThrow(/belongs to mfe-admin/);
  expect(await currentVersion(owner, "mfe-spa")).toBeUndefined();
});
