import fs from "node:fs";
import path from "node:path";
import { moduleNames } from "@funduq/shared-types/contracts/module";
import type postgres from "postgres";
import { installedPlatform } from "../releases/installed-platform.ts";
import { pruneUnused } from "../releases/prune-unused.ts";
import { currentVersion, makeCurrent, registerRelease } from "../releases/registry.ts";
import { storeRelease } from "../releases/store.ts";
import { tidyBuild } from "../releases/tidy-build.ts";
import { checkout } from "./settings.ts";

/**
 * Publishes the departments that were built here. Only a version that is new becomes current, so
 * that a department which was rolled back stays so through every restart.
 */
export async function publishBuilds(owner: postgres.Sql, releases: string): Promise<string[]> {
  const published: string[] = [];
  for (const name of moduleNames) {
    const dist = path.join(checkout, name, "dist");
    if (!fs.existsSync(path.join(dist, "release.json"))) continue;
    tidyBuild(dist);
    const release = storeRelease(dist, releases, installedPlatform());
    const isNew = await registerRelease(owner, release);
    if (isNew || !(await currentVersion(owner, name))) {
      await makeCurrent(owner, release, { madeBy: "npm start" });
      published.push(`${name} ${release.version}`);
    }
    await pruneUnused(owner, releases, release);
  }
  return published;
}
