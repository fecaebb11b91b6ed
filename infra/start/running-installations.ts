import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { isLocked } from "../database/folder-lock.ts";

/** A file for each installation of this checkout whose data is not in the default folder; it holds the folder's path. */
const notesIn = (defaultFolder: string) => path.join(defaultFolder, "elsewhere");

/**
 * Notes in the default data folder that an installation of this checkout has its data elsewhere, so
 * that the commands find it without FUNDUQ_DATA. Clears the notes of installations that were killed.
 */
export function noteInstallation(dataFolder: string, defaultFolder: string): () => void {
  if (dataFolder === defaultFolder) return () => undefined;
  const name = crypto.createHash("sha256").update(dataFolder).digest("hex").slice(0, 16);
  const file = path.join(notesIn(defaultFolder), name);
  ifWritable(() => {
    for (const left of notes(defaultFolder))
      if (!isLocked(left.folder)) fs.rmSync(left.file, { force: true });
    fs.mkdirSync(notesIn(defaultFolder), { recursive: true });
    const aside = path.join(defaultFolder, `elsewhere.${process.pid}`);
    fs.writeFileSync(aside, dataFolder);
    fs.renameSync(aside, file);
  });
  return () => ifWritable(() => fs.rmSync(file, { force: true }));
}

/** The data folders of the installations of this checkout that run now. */
export function runningInstallations(defaultFolder: string): string[] {
  const folders = [defaultFolder, ...notes(defaultFolder).map(({ folder }) => folder)];
  return folders.filter((folder) => isLocked(folder));
}

type Note = { file: string; folder: string };

function notes(defaultFolder: string): Note[] {
  const place = notesIn(defaultFolder);
  if (!fs.existsSync(place)) return [];
  return fs.readdirSync(place).flatMap((name) => readNote(path.join(place, name)));
}

/** Nothing when its installation stops at this moment. */
function readNote(file: string): Note[] {
  try {
    return [{ file, folder: fs.readFileSync(file, "utf8") }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** A service's user often may not write in the checkout: then the commands need FUNDUQ_DATA, and the start goes on. */
function ifWritable(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}
