import fs from "node:fs";
import path from "node:path";
import { SHELL } from "@funduq/shared-types/contracts/module";
import type { Platform } from "@funduq/shared-types/rules/module-fit";
import { type Release, type ReleaseId, ReleaseRefused, releaseFolder } from "./release.ts";
import { verifyRelease } from "./verify-release.ts";
import { faultOfNames } from "./verify-shell.ts";

/** Number of versions kept for open tabs and rollbacks. */
const VERSIONS_KEPT = 5;
const YOUNG_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a build in the releases folder: copies it to a temporary folder, verifies it there and renames
 * it. An existing version is verified and not changed.
 */
export function storeRelease(dist: string, releases: string, platform: Platform): Release {
  const release = verifyRelease(dist, platform);
  const folder = releaseFolder(releases, release);
  if (fs.existsSync(folder)) return verifyRelease(folder, platform);
  if (release.module === SHELL) assertNamesAreFree(releases, release);
  const aside = `${folder}.${process.pid}.unfinished`;
  try {
    fs.rmSync(aside, { recursive: true, force: true });
    fs.cpSync(dist, aside, { recursive: true });
    verifyRelease(aside, platform);
    fs.renameSync(aside, folder);
  } catch (error) {
    fs.rmSync(aside, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  return release;
}

function assertNamesAreFree(releases: string, release: Release): void {
  const fault = faultOfNames(path.join(releases, SHELL), release);
  if (fault) throw new ReleaseRefused(`${SHELL} ${release.version}: ${fault}`);
}

export function isStored(releases: string, id: ReleaseId): boolean {
  return fs.existsSync(path.join(releaseFolder(releases, id), "release.json"));
}

export function assertStored(releases: string, id: ReleaseId): void {
  if (!isStored(releases, id))
    throw new ReleaseRefused(`The files of ${id.module} ${id.version} are no longer kept.`);
}

/** Deletes a module's versions that are neither in use nor kept for a rollback. */
export function pruneReleases(releases: string, { module, version }: ReleaseId, inUse: string[]) {
  const folder = path.join(releases, module);
  const kept = new Set([version, ...inUse]);
  const candidates = fs
    .readdirSync(folder)
    .map((name) => ({ name, madeAt: fs.statSync(path.join(folder, name)).ctimeMs }))
    .sort((one, other) => other.madeAt - one.madeAt)
    .slice(VERSIONS_KEPT);
  for (const { name, madeAt } of candidates)
    if (!kept.has(name) && Date.now() - madeAt > YOUNG_MS)
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}
