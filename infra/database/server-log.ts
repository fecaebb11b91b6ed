import fs from "node:fs";

const LARGEST_BYTES = 10 * 1024 * 1024;
const OWNER_ONLY = 0o600;

/** Opens the server's log for appending; only its owner can read it. */
export function openLog(log: string): number {
  const file = fs.openSync(log, "a", OWNER_ONLY);
  fs.fchmodSync(file, OWNER_ONLY);
  return file;
}

/** Before a start: restricts logs of an earlier release to their owner (0600) and rotates a large one. */
export function prepareLog(log: string): void {
  for (const file of [log, `${log}.1`]) if (fs.existsSync(file)) fs.chmodSync(file, OWNER_ONLY);
  rotateLog(log);
}

/**
 * Rotates the log of a running server (copytruncate): a large one is copied to `<log>.1` and truncated. The
 * server opened it with O_APPEND and continues at the new end; a line written between the two steps is lost.
 */
export function rotateLog(log: string, largestBytes = LARGEST_BYTES): void {
  if (sizeOf(log) <= largestBytes) return;
  copyAside(log, `${log}.1`);
  fs.truncateSync(log);
}

function copyAside(log: string, older: string): void {
  try {
    fs.rmSync(older, { force: true });
    fs.copyFileSync(log, older);
    fs.chmodSync(older, OWNER_ONLY);
  } catch {
    // On a full disk the copy fails; the old lines are deleted to free space.
    fs.rmSync(older, { force: true });
  }
}

export function sizeOf(log: string): number {
  return fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0;
}

/** The log's text after the first `size` bytes; the whole log when it has been truncated since. */
export function outputSince(log: string, size: number): string {
  if (!fs.existsSync(log)) return "";
  const content = fs.readFileSync(log);
  return content.subarray(content.length < size ? 0 : size).toString("utf8");
}

/** Log lines of messages to clients, which do not explain why the server ended. */
const TOLD_TO_CLIENTS = /FATAL: +(the database system is|terminating|password|sorry|no pg_hba)/;

/** The log line that explains why the server ended. */
export function fatalLine(said: string): string | undefined {
  const lines = said.split("\n").filter((line) => !TOLD_TO_CLIENTS.test(line));
  return lines.find((line) => line.includes("PANIC:")) ?? lines.find((line) => /FATAL:/.test(line));
}
