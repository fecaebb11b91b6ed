import os from "node:os";

const MB = 1024 * 1024;
const LEAST_MB = 128;
const MOST_MB = 1024;

/** The memory available to this process: a container's limit is often lower than the machine's memory. */
export function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
}

/**
 * `shared_buffers`: an eighth of the machine's memory, as other programs of the hotel run there too. Pages
 * that do not fit are copied between it and the page cache, which slows every write. The memory is allocated
 * as it fills, not at the start.
 */
export function sharedBuffersMb(memory: number): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(memory / 8 / MB)));
}
