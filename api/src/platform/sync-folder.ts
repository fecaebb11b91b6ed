import fs from "node:fs";

/** Syncs the folder, which makes its files' names durable. Windows cannot open a folder and does so itself. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = fs.openSync(folder, "r");
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
