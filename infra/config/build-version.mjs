import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const test = /\.test\.tsx?$|[\\/]testing[\\/]/;

export function readPackage(dir) {
  return JSON.parse(fs.readFileSync(path.join(dir, "package.json"), "utf8"));
}

/** The facade's version, which a department is built against and the shell provides. */
export function platformVersion() {
  return readPackage(path.join(root, "shared-ui")).version;
}

/** The suite's React version, as pinned by the shell; react-dom has the same. */
export function reactVersion() {
  return readPackage(path.join(root, "shell")).dependencies.react;
}

/** Parts that need not be shared at run time: types, test support and the color-scheme script. */
const notShared = /^\.\/(testing|module$|color-scheme$)/;

/** The full names of the facade's parts that are shared as singletons. */
export function facadeParts() {
  const { name, exports } = readPackage(path.join(root, "shared-ui"));
  const parts = Object.keys(exports).filter((part) => !notShared.test(part));
  return parts.map((part) => name + part.slice(1));
}

/**
 * A release's version: that of its package and a hash of all files that the build reads. Different builds
 * have different versions, so a published folder is immutable.
 */
export function buildVersion(dir) {
  const hash = crypto.createHash("sha256");
  const isShell = path.basename(dir) === "shell";
  const read = [
    ...filesBelow(path.join(dir, "src")),
    // The facade is part of the shell's build only.
    ...(isShell ? filesBelow(path.join(root, "shared-ui", "src")) : []),
    ...filesBelow(path.join(root, "patches")),
    ...filesBelow(path.join(root, "shared-types", "src")),
    ...filesBelow(path.join(root, "infra", "config")),
    path.join(root, "package-lock.json"),
    path.join(dir, "package.json"),
    path.join(dir, "department.json"),
  ];
  for (const file of read.filter((each) => fs.existsSync(each)))
    hash.update(`${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  hash.update(platformVersion());
  return `${readPackage(dir).version}-${hash.digest("hex").slice(0, 10)}`;
}

function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !test.test(file))
    .sort();
}
