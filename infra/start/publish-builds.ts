import fs from "node:fs";
import path from "node:path";
import { SHELL } from "@funduq/shared-types/contracts/module";
import { fitsPlatform, type Platform } from "@funduq/shared-types/rules/module-fit";
import type postgres from "postgres";
import gt from "semver/functions/gt.js";
import { departmentFolders } from "../config/departments.mjs";
import { currentPlatform } from "../releases/platform-fit.ts";
import { pruneUnused } from "../releases/prune-unused.ts";
import {
  currentVersion,
  makeCurrent,
  registerRelease,
  setCurrent,
  whileLocked,
} from "../releases/registry.ts";
import { type Release, type ReleaseId, readRelease } from "../releases/release.ts";
import { isStored, storeRelease } from "../releases/store.ts";
import { tidyBuild } from "../releases/tidy-build.ts";
import { checkout } from "./settings.ts";

/** The actor in `release_events` for builds of this checkout. */
const MADE_BY = "npm start";

/**
 * Publishes the shell and the departments that were built in this checkout. A version becomes current if there is
 * no release that can be served or that the shell can run, or if the current one is an older build of this checkout
 * and this one is new; a new shell also if the current one offers less. A version that a team or the operator
 * released or rolled back to stays current. A department that the current shell can't run is not published.
 */
export async function publishBuilds(
  owner: postgres.Sql,
  releases: string,
  folder = checkout,
): Promise<string[]> {
  const published: string[] = [];
  for (const name of [SHELL, ...departmentFolders(folder)]) {
    const dist = path.join(folder, name, "dist");
    if (!fs.existsSync(path.join(dist, "release.json"))) continue;
    tidyBuild(dist);
    const platform = await currentPlatform(owner);
    if (name !== SHELL && !fitsPlatform(platform, readRelease(dist))) continue;
    const release = storeRelease(dist, releases, platform);
    const isNew = await registerRelease(owner, release);
    if (await isNext(owner, releases, release, isNew)) {
      await publish(owner, release);
      published.push(`${name} ${release.version}`);
    }
    await pruneUnused(owner, releases, release);
  }
  return published;
}

/**
 * The shell of an update is made current before its departments, so it is not compared with the ones that run
 * until then.
 */
async function publish(owner: postgres.Sql, release: Release): Promise<void> {
  const by = { madeBy: MADE_BY };
  if (release.module === SHELL)
    await whileLocked(owner, SHELL, (tx) => setCurrent(tx, release, by));
  else await makeCurrent(owner, release, by);
}

async function isNext(
  owner: postgres.Sql,
  releases: string,
  release: Release,
  isNew: boolean,
): Promise<boolean> {
  const { module } = release;
  const version = await currentVersion(owner, module);
  if (version === undefined || !isStored(releases, { module, version })) return true;
  if (isNew && (await isBuiltHere(owner, { module, version }))) return true;
  const platform = await currentPlatform(owner);
  if (module === SHELL) return isNew && offersMore(release, platform);
  return !(await fits(owner, platform, { module, version }));
}

/** Whether a shell has a newer contract or facade than the current one: this checkout's departments need it. */
function offersMore({ contract, platform }: Release, current: Platform): boolean {
  return contract > current.contract || gt(platform, current.version);
}

/** Whether the current shell can run a registered release. */
async function fits(
  owner: postgres.Sql,
  shell: Platform,
  { module, version }: ReleaseId,
): Promise<boolean> {
  const [release] = await owner<{ contract: number; platform: string }[]>`
    select contract, platform from module_releases
    where module = ${module} and version = ${version}`;
  return release !== undefined && fitsPlatform(shell, release);
}

/** Whether a version came from a checkout's start, not from a team or a command. */
async function isBuiltHere(owner: postgres.Sql, { module, version }: ReleaseId): Promise<boolean> {
  const [first] = await owner<{ madeBy: string }[]>`
    select made_by as "madeBy" from release_events
    where module = ${module} and version = ${version} order by made_at limit 1`;
  return first?.madeBy === MADE_BY;
}
