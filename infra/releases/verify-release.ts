import fs from "node:fs";
import path from "node:path";
import type { Department, View } from "@funduq/shared-types/contracts/department";
import { type Platform, satisfiesPlatform } from "@funduq/shared-types/rules/module-fit";
import { isKnownAccess } from "@funduq/shared-types/rules/views";
import { hashOf, type Release, ReleaseRefused, readRelease } from "./release.ts";
import { faultOfManifest, faultOfScripts } from "./verify-code.ts";
import { faultOfShell } from "./verify-shell.ts";

/**
 * Reads and verifies the release in `folder`: every listed file exists and matches its hash, every script is
 * listed and can be parsed, the manifest or page names existing files, and the current shell can run a department.
 * Throws `ReleaseRefused` otherwise.
 */
export function verifyRelease(folder: string, platform: Platform): Release {
  const release = readRelease(folder);
  const fault =
    faultOfFiles(folder, release) ??
    (release.department
      ? faultOfDepartment(folder, release, release.department, platform)
      : faultOfShell(folder, release)) ??
    faultOfScripts(folder, release);
  if (fault) throw new ReleaseRefused(`${release.module} ${release.version}: ${fault}`);
  return release;
}

function faultOfDepartment(
  folder: string,
  release: Release,
  department: Department,
  platform: Platform,
): string | undefined {
  return (
    faultOfFit(release, platform) ?? faultOfViews(department) ?? faultOfManifest(folder, release)
  );
}

function faultOfFit(release: Release, platform: Platform): string | undefined {
  if (release.contract !== platform.contract)
    return `it keeps contract ${release.contract}, the shell ${platform.contract}.`;
  if (!satisfiesPlatform(platform.version, release.platform))
    return `it needs platform ${release.platform}, the shell has ${platform.version}.`;
  return undefined;
}

function faultOfFiles(folder: string, { entry, files }: Release): string | undefined {
  if (!Object.hasOwn(files, entry)) return `its entry ${entry} is not among its files.`;
  for (const [name, hash] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep) || !fs.existsSync(file)) return `${name} is missing.`;
    if (hashOf(file) !== hash) return `${name} is not the file that was built.`;
  }
  const unlisted = scriptsIn(folder).find((name) => !Object.hasOwn(files, name));
  return unlisted && `${unlisted} is not on its list of files.`;
}

/** The paths of all scripts in a build. */
export function scriptsIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.map((name) => name.replaceAll("\\", "/")).filter((name) => /\.m?js$/.test(name));
}

/** First parts of addresses that are the suite's own. */
const reserved = [
  ...["login", "finish-signin", "hotel", "api", "remotes"],
  ...["metrics", "js", "css", "assets"],
];

function faultOfViews({ views }: Department): string | undefined {
  const twice = views.find(({ id }, at) => views.findIndex((other) => other.id === id) < at);
  if (twice) return `it describes the view ${twice.id} twice.`;
  return views.map(faultOfView).find((fault) => fault !== undefined);
}

function faultOfView(view: View): string | undefined {
  const { id, access, path: address } = view;
  if (!isKnownAccess(access))
    return `the view ${id} is of the area "${access}", which this installation's permission table does not have.`;
  const isOfArea = access !== "public" && access !== "super-admin";
  if (address === undefined)
    return isOfArea ? undefined : `the view ${id} is of a hotel: its access is an area.`;
  if (isOfArea)
    return `the view ${id} has an address of its own: it is for super admins or public.`;
  const [, first = ""] = address.split("/");
  return reserved.includes(first)
    ? `the view ${id} has the address ${address}, which is the suite's own.`
    : undefined;
}
