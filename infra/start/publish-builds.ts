import fs from "node:fs";
import path from "node:path";
import { fitsPlatform } from "@funduq/shared-types/rules/module-fit";
import type postgres from "postgres";
import { departmentFolders } from "../config/departments.mjs";
import { installedPlatform } from "../releases/installed-platform.ts";
import { pruneUnused } from "../releases/prune-unused.ts";
import { currentVersion, makeCurrent, registerRelease } from "../releases/registry.ts";
import type { ReleaseId } from "../releases/release.ts";
import { storeRelease } from "../releases/store.ts";
import { tidyBuild } from "../releases/tidy-build.ts";
import { checkout } from "./settings.ts";

/** The actor in `release_events` for builds of this checkout. */
const MADE_BY = "npm start";

/**
 * Publishes the departments that were built in this checkout. A version becomes current if the department
 * has no release that the shell can run, or if the current one is an older build of this checkout and this
 * one is new. A version that a team or the operator released or rolled back to stays current.
 */
export async function publishBuilds(
  owner: postgres.Sql,
  releases: string,
  folder = checkout,
): Promise<string[]> {
  const published: string[] = [];
  for (const name of departmentFolders(folder)) {
    const dist = path.join(folder, name, "dist");
    if (!fs.existsSync(path.join(dist, "release.json"))) continue;
    tidyBuild(dist);
    const release = storeRelease(dist, releases, installedPlatform());
    const isNew = await registerRelease(owner, release);
    const current = await currentVersion(owner, name);
    const isNext =
      current === undefined ||
      !(await fits(owner, { module: name, version: current })) ||
      (isNew && (await isBuiltHere(owner, { module: name, version: current })));
    if (isNext) {
      await makeCurrent(owner, release, { madeBy: MADE_BY });
      published.push(`${name} ${release.version}`);
    }
    await pruneUnused(owner, releases, release);
  }
  return published;
}

/** Whether the installed shell can run a registered release. */
async function fits(owner: postgres.Sql, { module, version }: ReleaseId): Promise<boolean> {
  const shell = installedPlatform();
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
