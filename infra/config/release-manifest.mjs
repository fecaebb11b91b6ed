import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { contractVersion, moduleName, platformVersion } from "./build-version.mjs";
import { readDepartment } from "./departments.mjs";

/**
 * Writes `release.json`: the build's version, the hash of each of its files, and the facade version that the
 * shell offers or the range of them that a department needs.
 */
export function writeRelease(dir, dist, version) {
  const module = moduleName(dir);
  const isShell = module === "shell";
  // For build tools; not published.
  fs.rmSync(path.join(dist, "mf-stats.json"), { force: true });
  const files = hashFiles(dist);
  const release = {
    module,
    version,
    contract: contractVersion(),
    platform: isShell ? platformVersion() : `^${platformVersion()}`,
    department: isShell ? undefined : readDepartment(dir),
    entry: isShell ? "index.html" : "mf-manifest.json",
    files,
  };
  fs.writeFileSync(path.join(dist, "release.json"), `${JSON.stringify(release, null, 2)}\n`);
}

/** The sha384 of every file below `dist`, by its relative path, in the format of subresource integrity. */
export function hashFiles(dist) {
  const found = fs
    .readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    found.map((file) => [path.relative(dist, file).replaceAll("\\", "/"), integrityOf(file)]),
  );
}

function integrityOf(file) {
  return `sha384-${crypto.createHash("sha384").update(fs.readFileSync(file)).digest("base64")}`;
}
