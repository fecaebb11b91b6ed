import fs from "node:fs";
import path from "node:path";
import { readRelease } from "./release.ts";
import { scriptsIn } from "./verify-release.ts";

/**
 * Removes scripts of an earlier build from `dist`. A build that is restored from the build cache (after a
 * revert, for example) does not delete existing files, and a release with an unlisted script is refused.
 */
export function tidyBuild(dist: string): void {
  const { files } = readRelease(dist);
  for (const name of scriptsIn(dist))
    if (!Object.hasOwn(files, name)) fs.rmSync(path.join(dist, name));
}
