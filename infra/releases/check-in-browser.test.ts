import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type ModuleEntry, SHELL } from "@funduq/shared-types/contracts/module";
import { startFiles } from "@funduq/shared-types/rules/start-files";
import { afterEach, beforeEach, expect, it } from "vitest";
import { installedChromium } from "../bootstrap/chromium.mjs";
import { checkout } from "../start/settings.ts";
import { checkInBrowser, type Trial } from "./check-in-browser.ts";
import { integrityByAddress } from "./registry.ts";
import { hashOf, readRelease, releaseAddress, releaseFolder } from "./release.ts";

/** On the builds of the shell and the restaurant, which `npm test` makes before. */
const builtShell = path.join(checkout, SHELL, "dist");
const builtPos = path.join(checkout, "mfe-pos", "dist");

let releases: string;
let shell: string;
let pos: string;

beforeEach(() => {
  releases = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-browser-"));
  shell = path.join(releases, SHELL);
  pos = releaseFolder(releases, readRelease(builtPos));
  copy(builtShell, shell);
  copy(builtPos, pos);
});
afterEach(() => fs.rmSync(releases, { recursive: true }));

/** Without the compressed files, which would be served in place of a changed one. */
function copy(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
}

const chromium = installedChromium();
const check = (changes: Partial<Trial> = {}) =>
  checkInBrowser({ shell, releases, isShellNew: false, chromium, entries: [entry()], ...changes });

/** The registry's entry of the restaurant, with the hashes of its files as they are now. */
function entry(): ModuleEntry {
  const release = readRelease(pos);
  const files = Object.fromEntries(
    Object.keys(release.files).map((name) => [name, hashOf(path.join(pos, name))]),
  );
  const { module: name, version, contract, platform, department } = release;
  if (!department) throw new Error("the build describes no department");
  return {
    name,
    version,
    contract,
    platform,
    title: department.title,
    views: department.views,
    entry: releaseAddress(release, release.entry),
    integrity: startFiles(integrityByAddress({ ...release, files })),
  };
}

/** Prepends code to a script of a build. */
function change(folder: string, start: string, code: string): void {
  const name = Object.keys(readRelease(folder).files).find((each) => each.startsWith(start));
  const file = path.join(folder, name ?? start);
  fs.writeFileSync(file, `${code};${fs.readFileSync(file, "utf8")}`);
}

const EXHAUST = "for (const all = []; ; ) all.push(new Array(100_000).fill({}))";

/** A Chromium whose renderer crashes after 64 MB. */
function withLittleMemory(): string {
  const file = path.join(releases, "chromium");
  const command = `exec "${chromium}" --js-flags=--max-old-space-size=64 "$@"`;
  fs.writeFileSync(file, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  return file;
}

it("X-03 a build of the shell and of a department pass", async () => {
  expect(await check()).toBe("passed");
  expect(await check({ isShellNew: true })).toBe("passed");
});

it("X-03 a department that throws when it is imported fails, with the error", async () => {
  change(pos, "remoteEntry", 'throw new Error("no menu today")');
  expect(await check()).toEqual({
    fault: expect.stringMatching(/^mfe-pos does not load: .*no menu today/),
  });
});

it("X-03 a department that never ends fails in time", async () => {
  change(pos, "remoteEntry", "for (;;) {}");
  expect(await check({ withinMs: 2_000 })).toEqual({ fault: "not everything loads in time" });
});

it.each([
  ["department", () => change(pos, "remoteEntry", EXHAUST), false],
  ["shell", () => change(shell, "js/main", EXHAUST), true],
])("X-03 a %s that crashes the renderer fails, with the reason", async (_, exhaust, isShellNew) => {
  exhaust();
  expect(await check({ chromium: withLittleMemory(), isShellNew })).toEqual({
    fault: "the page crashes Chromium's renderer",
  });
});

it("X-03 a department that the shell can't read fails", async () => {
  expect(await check({ entries: [Object.assign(entry(), { version: 1 })] })).toEqual({
    fault: "mfe-pos does not load: the shell can't read it",
  });
});

it("X-03 a shell whose page throws fails, with the error", async () => {
  change(shell, "js/main", 'throw new Error("no reception today")');
  expect(await check({ isShellNew: true })).toEqual({
    fault: "the page has an error: no reception today",
  });
});

it("X-03 a shell whose page never ends fails in time", async () => {
  change(shell, "js/main", "for (;;) {}");
  expect(await check({ isShellNew: true, withinMs: 2_000 })).toEqual({
    fault: "the login does not show",
  });
});

it("X-03 the check is skipped, and says why, where no Chromium starts", async () => {
  expect(await check({ chromium: path.join(releases, "none") })).toEqual({
    skipped: expect.stringMatching(/^Chromium failed: /),
  });
});
