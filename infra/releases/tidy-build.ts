import fs from "node:fs";
import path from "node:path";
import { readRelease } from "./release.ts";
import { scriptsIn } from "./verify-release.ts";

/**
 * Removes the scripts of an earlier build from `dist`: one that comes back from the build cache, as after a change was
 * taken back, is laid over what lay there, and with a script that it does not list it would be refused.
 */
export function tidyBuild(dist: string): void {
  const { files } = readRelease(dist);
  for (const name of scriptsIn(dist))
    if (!Object.hasOwn(files, name)) fs.rmSync(path.join(dist, name));
}
