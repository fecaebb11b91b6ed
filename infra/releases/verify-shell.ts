import fs from "node:fs";
import path from "node:path";
import { namedByContent } from "../gateway/send-file.ts";
import { type Release, readRelease, releaseVersion } from "./release.ts";

/** The page on which departments are tried, see `check-in-browser.ts`. */
export const TRIAL_PAGE = "trial.html";
/** Browsers ask for it again at the address where they found it, and never take it from a cache. */
const SERVICE_WORKER = "service-worker.js";

/**
 * Finds errors that would leave users with an empty page: no page, or one that names missing files. All other
 * files must be named by their content, because all versions of the shell share their addresses.
 */
export function faultOfShell(folder: string, { platform, files }: Release): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(platform)) return `it offers "${platform}", which is no version.`;
  const pages = ["index.html", TRIAL_PAGE];
  const unnamed = Object.keys(files).find(
    (name) => ![...pages, SERVICE_WORKER].includes(name) && !namedByContent.test(name),
  );
  if (unnamed) return `${unnamed} is not named by its content.`;
  for (const page of pages) {
    if (!Object.hasOwn(files, page)) return `it has no ${page}.`;
    const missing = filesOf(path.join(folder, page)).find((name) => !Object.hasOwn(files, name));
    if (missing) return `${page} names ${missing}, which is not among its files.`;
  }
  return undefined;
}

/**
 * Finds a file that another stored shell has under the same name with other content. Both have one address, and a
 * browser keeps the first content that it fetched there.
 */
export function faultOfNames(shells: string, { module, version, files }: Release) {
  const names = Object.keys(files).filter((name) => namedByContent.test(name));
  for (const other of storedVersions(shells).filter((each) => each !== version)) {
    const known = readRelease(path.join(shells, other)).files;
    const taken = names.find((name) => Object.hasOwn(known, name) && known[name] !== files[name]);
    if (taken) return `${taken} has other content in ${module} ${other}.`;
  }
  return undefined;
}

function storedVersions(shells: string): string[] {
  if (!fs.existsSync(shells)) return [];
  return fs.readdirSync(shells).filter((name) => releaseVersion.test(name));
}

/** The scripts and styles that a page names. */
function filesOf(page: string): string[] {
  const html = fs.readFileSync(page, "utf8");
  return [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name = ""]) => name);
}
