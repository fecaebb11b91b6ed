import crypto from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const { resolve } = createRequire(import.meta.url);
/** The facade, beside this package in a checkout or below `node_modules`. */
const facade = path.dirname(resolve("@funduq/shared-ui/package.json"));
const sharedTypes = path.dirname(resolve("@funduq/shared-types/package.json"));
const test = /\.test\.tsx?$|[\\/]testing[\\/]/;

export function readPackage(dir) {
  return JSON.parse(fs.readFileSync(path.join(dir, "package.json"), "utf8"));
}

/** The facade's version, which a department is built against and the shell provides. */
export function platformVersion() {
  return readPackage(facade).version;
}

/** The department's name in the suite: that of its package, without a scope. */
export function moduleName(dir) {
  return readPackage(dir).name.replace(/^@[^/]+\//, "");
}

/** `MODULE_CONTRACT` of shared-types. Read as text, because Node.js runs no TypeScript below `node_modules`. */
export function contractVersion() {
  const file = path.join(sharedTypes, "src/rules/module-contract.ts");
  const [, contract] = /MODULE_CONTRACT = (\d+);/.exec(fs.readFileSync(file, "utf8")) ?? [];
  if (!contract) throw new Error(`${file} does not name the contract's number`);
  return Number(contract);
}

/** The suite's React version, as pinned by the facade; react-dom has the same. */
export function reactVersion() {
  return readPackage(facade).peerDependencies.react;
}

/** Parts that need not be shared at run time: types, test support, the color-scheme script, what the service worker has. */
const notShared = /^\.\/(testing|module$|color-scheme$|unsent$|package\.json$)/;

/** The full names of the facade's parts that are shared as singletons. */
export function facadeParts() {
  const { name, exports } = readPackage(facade);
  const parts = Object.keys(exports).filter((part) => !notShared.test(part));
  return parts.map((part) => name + part.slice(1));
}

/**
 * A release's version: that of its package and a hash of all files that the build reads. Different builds
 * have different versions, so a published folder is immutable.
 */
export function buildVersion(dir) {
  const hash = crypto.createHash("sha256");
  const lock = lockFile(dir);
  // The facade is part of the shell's build only.
  const bundled = path.basename(dir) === "shell" ? [facade, sharedTypes] : [sharedTypes];
  const folders = [dir, ...bundled].map((each) => path.join(each, "src"));
  for (const folder of [...folders, import.meta.dirname, path.join(path.dirname(lock), "patches")])
    for (const file of filesBelow(folder)) add(hash, path.relative(folder, file), file);
  for (const name of ["package.json", "department.json"]) add(hash, name, path.join(dir, name));
  add(hash, "package-lock.json", lock);
  hash.update(platformVersion());
  return `${readPackage(dir).version}-${hash.digest("hex").slice(0, 10)}`;
}

function add(hash, name, file) {
  if (fs.existsSync(file)) hash.update(`${name}\0`).update(fs.readFileSync(file));
}

/** The `package-lock.json` of the folder or of the nearest one above it. */
function lockFile(dir) {
  const file = path.join(dir, "package-lock.json");
  const above = path.dirname(dir);
  return fs.existsSync(file) || above === dir ? file : lockFile(above);
}

function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !test.test(file))
    .sort();
}
