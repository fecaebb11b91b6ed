import fs from "node:fs/promises";
import path from "node:path";

export type FoundFile = { file: string; size: number; modifiedMs: number };

/**
 * The file at `urlPath` below `root`, or undefined. Paths that leave the folder (path traversal), name a hidden
 * file or can't be decoded are not found, even if the file exists.
 */
export async function findFile(root: string, urlPath: string): Promise<FoundFile | undefined> {
  const segments = readSegments(urlPath);
  return segments && statFile(path.join(root, ...segments));
}

/** The same for a file path that is already checked, such as the compressed copy beside a file. */
export async function statFile(file: string): Promise<FoundFile | undefined> {
  try {
    const found = await fs.stat(file);
    return found.isFile() ? { file, size: found.size, modifiedMs: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

function readSegments(urlPath: string): string[] | undefined {
  try {
    const segments = decodeURIComponent(urlPath).split("/").filter(Boolean);
    return segments.every(isPlainName) ? segments : undefined;
  } catch {
    return undefined;
  }
}

function isPlainName(segment: string): boolean {
  return !segment.startsWith(".") && !/[\\:\0]/.test(segment);
}
