import fs from "node:fs";
import path from "node:path";
import { makeHotel } from "@funduq/api/testing/factories-core";
import { SHELL } from "@funduq/shared-types/contracts/module";
import { departments } from "@funduq/shared-types/testing/departments";
import { expect, it } from "vitest";
import { installedPlatform } from "./installed-platform.ts";
import {
  currentVersion,
  makeCurrent,
  registerRelease,
  setCurrent,
  whileLocked,
} from "./registry.ts";
import type { ReleaseId } from "./release.ts";
import { rollBack } from "./roll-back.ts";
import { storeRelease } from "./store.ts";
import { openTestDesk, refusalIn, testBuild } from "./test-desk.ts";
import { testShell, writeBuild } from "./test-shell.ts";
import { createToken } from "./tokens.ts";

const { owner, database, token, put, releases } = await openTestDesk();
const department = departments["mfe-pos"];
const shellToken = await createToken(owner, SHELL, "Platform");
const versionOf = (digit: string) => `0.1.0-${digit.repeat(10)}`;
const by = { madeBy: "operator" };
const current = () => currentVersion(owner, SHELL);

/** Makes a release current that a release command would refuse, as a start does with a shell. */
const force = (release: ReleaseId, hotelId?: string) =>
  whileLocked(owner, release.module, (tx) => setCurrent(tx, release, by, hotelId));

const release = (digit: string, options: { query?: string; changes?: object } = {}) =>
  put(testShell(versionOf(digit), options.changes), {
    version: versionOf(digit),
    module: SHELL,
    as: shellToken,
    query: options.query ?? "",
  });

it("X-03 the shell is released with its own token and rolled back, like a department", async () => {
  const first = await release("a");
  expect([first.status, await first.json()]).toMatchObject([
    201,
    { module: SHELL, version: versionOf("a"), formerVersion: null },
  ]);
  expect((await release("b")).status).toBe(201);
  expect(await current()).toBe(versionOf("b"));
  expect((await rollBack(owner, releases, { module: SHELL }, by)).version).toBe(versionOf("a"));
  expect(await current()).toBe(versionOf("a"));
});

it("X-03 the shell is not released by a department's token, nor a department by the shell's", async () => {
  const version = versionOf("c");
  const byRestaurant = await put(testShell(version), { version, module: SHELL, as: token });
  expect(await refusalIn(byRestaurant)).toEqual([403, "release.other-department"]);
  const ofRestaurant = await put(testShell(version), { version, as: shellToken });
  expect(await refusalIn(ofRestaurant)).toEqual([403, "release.other-department"]);
});

it("X-03 the shell is the same for all hotels", async () => {
  const hotelId = await makeHotel(database);
  expect(await refusalIn(await release("d", { query: `?hotelId=${hotelId}` }))).toEqual([
    422,
    "release.refused",
    "The shell is the same for all hotels: release it without --hotel.",
  ]);
});

it("MOD-03 a shell that can't run a current department does not become current, by a release or a rollback", async () => {
  const before = await current();
  const pos = { module: "mfe-pos", version: versionOf("f") };
  await owner`
    insert into module_releases (module, version, contract, platform, entry, files, views, department)
    values (${pos.module}, ${pos.version}, ${installedPlatform().contract},
      ${`^${installedPlatform().version}`}, 'x', '{"x":"x"}', '{}', '{"views":[]}')`;
  await makeCurrent(owner, pos, by);
  const refusal = [
    422,
    "release.refused",
    expect.stringMatching(/^mfe-pos .* needs contract .* the shell offers .* 99\.0\.0\.$/),
  ];
  expect(await refusalIn(await release("e", { changes: { platform: "99.0.0" } }))).toEqual(refusal);
  expect(await current()).toBe(before);
  const back = rollBack(owner, releases, { module: SHELL, to: versionOf("e") }, by);
  await expect(back).rejects.toThrow(/the shell offers .* 99\.0\.0/);
});

it("MOD-03 a department that the current shell can't run either holds up no new shell", async () => {
  const pinned = versionOf("0");
  await owner`
    insert into module_releases (module, version, contract, platform, entry, files, views)
    values ('mfe-pos', ${pinned}, 1, '^0.0.1', 'x', '{"x":"x"}', '{}')`;
  const hotelId = await makeHotel(database);
  await force({ module: "mfe-pos", version: pinned }, hotelId);
  expect((await release("6")).status).toBe(201);
});

it("MOD-03 a rollback passes over a version that does not fit what else is current", async () => {
  const [fits, wide, last] = ["1", "2", "3"].map(versionOf) as [string, string, string];
  for (const [version, changes] of [
    [fits, {}],
    [wide, { platform: "99.0.0" }],
    [last, {}],
  ] as const) {
    const folder = path.join(releases, "next");
    writeBuild(folder, testShell(version, changes));
    const stored = storeRelease(folder, releases, installedPlatform());
    await registerRelease(owner, stored);
    await force(stored);
  }
  expect((await rollBack(owner, releases, { module: SHELL }, by)).version).toBe(fits);
});

it("MOD-03 a department is compared with the shell that is current, not with the one of the checkout", async () => {
  const folder = path.join(releases, "next");
  writeBuild(folder, testShell(versionOf("9"), { contract: 98 }));
  const next = storeRelease(folder, releases, installedPlatform());
  await registerRelease(owner, next);
  const former = await current();
  await force(next);
  const version = versionOf("8");
  expect(await refusalIn(await put(testBuild(version, { department }), { version }))).toEqual([
    422,
    "release.refused",
    expect.stringContaining("the shell 98"),
  ]);
  await force({ module: SHELL, version: former ?? "" });
});

it("MOD-03 of a shell and a department that don't fit and are released at once, one is refused", async () => {
  const folder = path.join(releases, "next");
  writeBuild(folder, testShell(versionOf("4"), { platform: "99.0.0" }));
  const shell = storeRelease(folder, releases, installedPlatform());
  await registerRelease(owner, shell);
  const module = "mfe-spa";
  const spa = { module, version: versionOf("5") };
  await owner`
    insert into module_releases (module, version, contract, platform, entry, files, views, department)
    values (${module}, ${spa.version}, ${installedPlatform().contract},
      ${`^${installedPlatform().version}`}, 'x', '{"x":"x"}', '{}', '{"views":[]}')`;
  await owner`delete from module_channels where module = 'mfe-pos'`;
  const outcomes = await Promise.allSettled([
    makeCurrent(owner, shell, by),
    makeCurrent(owner, spa, by),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("X-03 a shell is refused if another one has a file of the same name with other content", async () => {
  const name = "js/cardex.0123456789.js";
  const upload = (version: string, script: string) =>
    put(testShell(version, {}, { [name]: script }), { version, module: SHELL, as: shellToken });
  expect((await upload("0.1.1-aaaaaaaaaa", "const cardex = 1;")).status).toBe(201);
  expect(await refusalIn(await upload("0.1.1-bbbbbbbbbb", "const cardex = 2;"))).toEqual([
    422,
    "release.refused",
    `shell 0.1.1-bbbbbbbbbb: ${name} has other content in shell 0.1.1-aaaaaaaaaa.`,
  ]);
  expect((await upload("0.1.1-cccccccccc", "const cardex = 1;")).status).toBe(201);
});

it("POS-12 the service worker is the one script without a hash in its name", async () => {
  const version = "0.1.2-aaaaaaaaaa";
  const shell = testShell(version, {}, { "service-worker.js": "1" });
  expect((await put(shell, { version, module: SHELL, as: shellToken })).status).toBe(201);
});

it.each([
  ["no trial page", {}, {}, ["trial.html"], /it has no trial\.html/],
  [
    "a script that is not named by its content",
    {},
    { "js/main.js": "1" },
    [],
    /js\/main\.js is not named by its content/,
  ],
  [
    "a page that names a missing script",
    {},
    {},
    ["js/main.0123456789.js"],
    /index\.html names js\/main/,
  ],
  [
    "a script that no browser can parse",
    {},
    { "js/a.0123456789.js": "const ;" },
    [],
    /can't be parsed/,
  ],
  [
    "a range in place of the version it offers",
    { platform: "^0.2.0" },
    {},
    [],
    /which is no version/,
  ],
  [
    "views",
    { department: { title: { en: "a", fr: "a", ar: "a" }, views: [] } },
    {},
    [],
    /not a release/,
  ],
])("X-03 a shell with %s is refused", (_, changes, more, without, fault) => {
  const folder = fs.mkdtempSync(path.join(releases, "faulty-"));
  const build = testShell(versionOf("7"), changes, more);
  const release = JSON.parse(String(build.get("release.json")));
  for (const name of without) {
    build.delete(name);
    delete release.files[name];
  }
  build.set("release.json", Buffer.from(JSON.stringify(release)));
  writeBuild(folder, build);
  expect(() => storeRelease(folder, releases, installedPlatform())).toThrow(fault);
});
