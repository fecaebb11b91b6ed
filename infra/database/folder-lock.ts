import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tryLock } from "fs-native-extensions";
import { EmbeddedError, onDisk } from "./embedded-error.ts";

export type FolderLock = { release: () => void };

/** Retried, because a command that checks whether an installation runs holds the lock for a moment. */
const ATTEMPTS = 5;
const BETWEEN_MS = 50;

const fileIn = (folder: string) => path.join(folder, "lock");

/**
 * Locks a data folder for this process; returns undefined when another process holds the lock. The
 * operating system releases it when this process ends or is killed. Child processes do not inherit it,
 * because Node opens files with O_CLOEXEC.
 */
export async function lockFolder(folder: string): Promise<FolderLock | undefined> {
  const file = onDisk(folder, () => {
    fs.mkdirSync(folder, { recursive: true });
    return fs.openSync(fileIn(folder), "a+", 0o600);
  });
  const release = () => fs.closeSync(file);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await pause(BETWEEN_MS);
    if (isGranted(folder, file)) return { release };
  }
  release();
  return undefined;
}

/** Whether a process holds the lock of this folder now; false when its lock file is missing or not readable. */
export function isLocked(folder: string): boolean {
  const file = openIfReadable(fileIn(folder));
  if (file === undefined) return false;
  try {
    return !tryLock(file, { shared: true });
  } finally {
    fs.closeSync(file);
  }
}

function openIfReadable(file: string): number | undefined {
  try {
    return fs.openSync(file, "r");
  } catch {
    return undefined;
  }
}

function isGranted(folder: string, file: number): boolean {
  try {
    return tryLock(file);
  } catch (error) {
    fs.closeSync(file);
    const { code } = error as NodeJS.ErrnoException;
    throw new EmbeddedError(
      "folder-not-lockable",
      `The data folder ${folder} cannot be locked (${code}): its file system has no locks. Choose another with FUNDUQ_DATA.`,
    );
  }
}
