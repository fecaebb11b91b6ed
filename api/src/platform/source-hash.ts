import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
const notRun = /\.test\.ts$|[\\/]testing[\\/]/;

let known: string | undefined;

/** The hash of the sources that this process runs. Read once. */
export function ownSourceHash(): string {
  known ??= hashSources(["api/src", "shared-types/src"].map((name) => path.join(checkout, name)));
  return known;
}

/** A hash of every source below the folders, tests left out. */
export function hashSources(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const name of sourcesBelow(folder))
      hash.update(`${name}\0`).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 10);
}

function sourcesBelow(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.(ts|sql)$/.test(name) && !notRun.test(name)).sort();
}
