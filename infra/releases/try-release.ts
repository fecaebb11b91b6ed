import fs from "node:fs";
import type { Department } from "@funduq/shared-types/contracts/department";
import { type ModuleEntry, SHELL } from "@funduq/shared-types/contracts/module";
import { fitsPlatform } from "@funduq/shared-types/rules/module-fit";
import { startFiles } from "@funduq/shared-types/rules/start-files";
import type postgres from "postgres";
import { type BrowserCheck, checkInBrowser } from "./check-in-browser.ts";
import { currentVersion, integrityByAddress, isRegistered } from "./registry.ts";
import { type Release, ReleaseRefused, releaseAddress, releaseFolder } from "./release.ts";
import { isStored } from "./store.ts";

/**
 * Tries a stored release in headless Chromium: a department in the current shell, a shell with all current
 * departments. Returns "passed" or why it was skipped. A release that fails is removed, and `ReleaseRefused` is thrown.
 */
export async function tryRelease(
  sql: postgres.Sql,
  releases: string,
  release: Release,
): Promise<string> {
  const check = await outcomeOf(sql, releases, release);
  if (check === "passed") return check;
  if ("skipped" in check) return `skipped: ${check.skipped}`;
  if (!(await isRegistered(sql, release)))
    fs.rmSync(releaseFolder(releases, release), { recursive: true, force: true });
  throw new ReleaseRefused(
    `${release.module} ${release.version} fails in headless Chromium: ${check.fault}.`,
  );
}

async function outcomeOf(
  sql: postgres.Sql,
  releases: string,
  release: Release,
): Promise<BrowserCheck> {
  if (release.module === SHELL)
    return checkInBrowser({
      shell: releaseFolder(releases, release),
      isShellNew: true,
      releases,
      entries: await currentEntries(sql, releases, release),
    });
  const version = await currentVersion(sql, SHELL);
  if (version === undefined || !isStored(releases, { module: SHELL, version }))
    return { skipped: "no shell is released here" };
  return checkInBrowser({
    shell: releaseFolder(releases, { module: SHELL, version }),
    isShellNew: false,
    releases,
    entries: release.department ? [entryOf(release, release.department)] : [],
  });
}

function entryOf(release: Release, { title, views }: Department): ModuleEntry {
  const { module: name, version, contract, platform } = release;
  const entry = releaseAddress(release, release.entry);
  const integrity = startFiles(integrityByAddress(release));
  return { name, title, version, contract, platform, entry, integrity, views };
}

/** The departments that are current for all hotels, whose files are here, and that the shell says it can run. */
async function currentEntries(
  sql: postgres.Sql,
  releases: string,
  { contract, platform }: Release,
): Promise<ModuleEntry[]> {
  const rows = await sql<(Omit<ModuleEntry, "title" | "views"> & { department: Department })[]>`
    select module as name, version, contract, platform, entry, files as integrity, department
    from module_channels join module_releases using (module, version)
    where for_hotel_id is null and department is not null order by module`;
  return rows
    .filter((row) => fitsPlatform({ contract, version: platform }, row))
    .filter(({ name, version }) => isStored(releases, { module: name, version }))
    .map(({ department, integrity, ...row }) => ({
      ...row,
      integrity: startFiles(integrity),
      title: department.title,
      views: department.views,
    }));
}
