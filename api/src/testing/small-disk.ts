import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Mounts a small disk for a test that fills it. */

export function mountSmallDisk(folder: string, megabytes: number): boolean {
  const options = `size=${megabytes}m,mode=0711`;
  return spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status === 0;
}

/** Unmounts it even while a process still has files open on it. */
export function unmountSmallDisk(folder: string): boolean {
  return spawnSync("umount", ["-l", folder]).status === 0;
}

/** Only root can mount, and not in every container, so this tries it. */
export function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-mount-"));
  try {
    return mountSmallDisk(folder, 1) && unmountSmallDisk(folder);
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
