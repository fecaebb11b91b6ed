import os from "node:os";

const MB = 1024 * 1024;
const LEAST_MB = 128;
const MOST_MB = 1024;

/** What this process may have: a container's limit is often less than the machine's memory. */
export function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
}

/**
 * How much of the data PostgreSQL holds in memory of its own: an eighth of the machine's, which other
 * programs of the hotel share. What does not fit is copied to and fro between it and the system's
 * cache, and every write pays for it. It is taken as it fills, not at the start.
 */
export function sharedBuffersMb(memory: number): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(memory / 8 / MB)));
}
