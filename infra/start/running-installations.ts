import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { isLocked } from "../database/folder-lock.ts";

/** The folder of notes: one file, with a data folder's path, per running installation outside the default folder. */
const notesIn = (defaultFolder: string) => path.join(defaultFolder, "elsewhere");

/**
 * Records the data folder of this installation in the default data folder, so that the commands find it
 * without FUNDUQ_DATA. Deletes the notes of killed installations.
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

/** The data folders of this checkout's running installations. */
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

/** Empty when the installation has just stopped and deleted its note. */
function readNote(file: string): Note[] {
  try {
    return [{ file, folder: fs.readFileSync(file, "utf8") }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Ignores write errors: a service's user often can't write to the checkout. Then the commands need FUNDUQ_DATA. */
function ifWritable(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}
