import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Mounts a small disk for a test that fills it; throws what `mount` says when it can't. */
export function mountSmallDisk(folder: string, megabytes: number): void {
  const options = `size=${megabytes}m,mode=0711`;
  run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
}

/** Unmounts it even while a process still has files open on it. */
export function unmountSmallDisk(folder: string): void {
  run("umount", ["-l", folder]);
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"] });
}

/** Only root can mount, and not in every container, so this tries it. */
export function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-mount-"));
  try {
    mountSmallDisk(folder, 1);
    unmountSmallDisk(folder);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmdirSync(folder);
  }
}

/** Writes the file until its disk is full. */
export function fillDisk(file: string): void {
  const filler = fs.openSync(file, "a");
  try {
    for (;;) fs.writeSync(filler, Buffer.alloc(65_536));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    fs.closeSync(filler);
  }
}
