import fs from "node:fs";

const LARGEST_BYTES = 10 * 1024 * 1024;
const OWNER_ONLY = 0o600;

/** Opens the server's log for appending; only its owner can read it. */
export function openLog(log: string): number {
  const file = fs.openSync(log, "a", OWNER_ONLY);
  fs.fchmodSync(file, OWNER_ONLY);
  return file;
}

/** Before a start: makes logs of an earlier release readable for their owner only, and rotates a large one. */
export function prepareLog(log: string): void {
  for (const file of [log, `${log}.1`]) if (fs.existsSync(file)) fs.chmodSync(file, OWNER_ONLY);
  rotateLog(log);
}

/**
 * Bounds the log of a running server: a large one is copied to `<log>.1` and truncated. The server
 * appends (O_APPEND), so it goes on at the new end; a line written between the two steps is lost.
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
    // On a full disk the copy fails; the old lines are dropped to free the space.
    fs.rmSync(older, { force: true });
  }
}

export function sizeOf(log: string): number {
  return fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0;
}

/** What the server wrote since the log had this size; all of it when it was truncated since. */
export function outputSince(log: string, size: number): string {
  if (!fs.existsSync(log)) return "";
  const content = fs.readFileSync(log);
  return content.subarray(content.length < size ? 0 : size).toString("utf8");
}

/** Messages to clients; they do not explain why the server ended. */
const TOLD_TO_CLIENTS = /FATAL: +(the database system is|terminating|password|sorry|no pg_hba)/;

/** The line in which the server names why it ended. */
export function fatalLine(said: string): string | undefined {
  const lines = said.split("\n").filter((line) => !TOLD_TO_CLIENTS.test(line));
  return lines.find((line) => line.includes("PANIC:")) ?? lines.find((line) => /FATAL:/.test(line));
}
