import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The folders of the departments in a checkout, in alphabetical order: those with a `department.json`.
 *
 * @param {string} [checkout]
 * @returns {string[]}
 */
export function departmentFolders(checkout = root) {
  return fs
    .readdirSync(checkout)
    .filter((name) => name.startsWith("mfe-"))
    .filter((name) => fs.existsSync(path.join(checkout, name, "department.json")))
    .sort();
}

/**
 * How a department describes itself: its `department.json`, not yet checked.
 *
 * @param {string} folder
 * @returns {unknown}
 */
export function readDepartment(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, "department.json"), "utf8"));
}
