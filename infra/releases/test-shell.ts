import fs from "node:fs";
import path from "node:path";
import { installedPlatform } from "./installed-platform.ts";
import type { Release } from "./release.ts";
import type { PackedFiles } from "./tar.ts";
import { sha384 } from "./test-desk.ts";

const lazyScript = "js/palette.0123456789.js";

/** A small build of the shell, with optional changes to its release.json and additional files. */
export function testShell(
  version: string,
  changes: Partial<Release> = {},
  more: Record<string, string> = {},
): PackedFiles {
  const page = `<!doctype html><html data-version="${version}"><script src="/js/main.0123456789.js">`;
  const texts: Record<string, string> = {
    "index.html": page,
    "trial.html": page,
    "js/main.0123456789.js": "const shell = 1;",
    [lazyScript]: "const palette = 1;",
    ...more,
  };
  const files: PackedFiles = new Map(
    Object.entries(texts).map(([name, text]) => [name, Buffer.from(text.padEnd(600))]),
  );
  const { contract, version: platform } = installedPlatform();
  const release: Release = {
    module: "shell",
    version,
    contract,
    platform,
    entry: "index.html",
    files: Object.fromEntries([...files].map(([name, content]) => [name, sha384(content)])),
    ...changes,
  };
  return files.set("release.json", Buffer.from(JSON.stringify(release)));
}

/** Writes a build to a folder, in place of the one before. */
export function writeBuild(folder: string, files: PackedFiles): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
}
