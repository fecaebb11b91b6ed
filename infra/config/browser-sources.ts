import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Source } from "../languages/syntax.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const isTest = /\.test\.tsx?$|[\\/]testing[\\/]|[\\/]standalone/u;

/** The sources of the shell and the departments, without tests, and of the folders in `and`. */
export function browserSources(...and: string[]): Source[] {
  const workspaces = fs.readdirSync(root).filter((name) => /^(?:shell|mfe-.+)$/u.test(name));
  return [...workspaces.map((name) => `${name}/src`), ...and].flatMap(sourcesBelow);
}

function sourcesBelow(folder: string): Source[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/u.test(file) && !isTest.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), "utf8") }));
}
