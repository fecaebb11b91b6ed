import { spawnSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { giveUp, root, run } from "./toolchain.mjs";

const lockFile = path.join(root, "package-lock.json");
const installedFile = path.join(root, "node_modules", ".package-lock.json");
const patchStamp = path.join(root, "node_modules", ".funduq-patches");
const unreachable =
  /E(NOTFOUND|CONNREFUSED|CONNRESET|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)|network|ERR_SOCKET/;

/** Installs the packages of package-lock.json, unless node_modules already matches it. */
export async function install() {
  if (!isInstalled()) fetchPackages();
  if (readIfThere(patchStamp) !== patchesHash()) await applyPatches();
}

/** Compares the installed packages with the lock file, ignoring packages of other platforms. */
function isInstalled() {
  const installed = packagesOf(installedFile);
  if (!installed) return false;
  return Object.entries(packagesOf(lockFile) ?? {}).every(
    ([place, { version, optional, link }]) =>
      !place.includes("node_modules/") || optional || link || installed[place]?.version === version,
  );
}

function packagesOf(file) {
  const text = readIfThere(file);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

function fetchPackages() {
  console.log("Installing packages…");
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === "win32" ? "npm.cmd" : "npm"];
  // Not `npm ci`: it fails when the lock file lacks packages of other platforms.
  const args = [
    ...npm.slice(1),
    "install",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  // With NODE_ENV=production npm would skip devDependencies, which build and test the suite.
  const { status, stdout, stderr, error } = spawnSync(npm[0], [...args, "--include=dev"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  const said = `${stderr ?? ""}${stdout ?? ""}${error ?? ""}`;
  if (/ENOSPC/.test(said)) giveUp(`There is not enough disk space for the packages in ${root}.`);
  if (/EACCES|EROFS|EPERM/.test(said)) giveUp(`The folder ${root} is not writable.`);
  if (unreachable.test(said))
    giveUp("The packages could not be fetched: the npm registry cannot be reached from here.");
  process.stderr.write(said);
  giveUp("The packages could not be installed; what npm said is above.");
}

async function applyPatches() {
  const { code, output } = await run("patch-package", ["--error-on-fail"], { quiet: true });
  if (code !== 0) giveUp(`The patches in patches/ could not be applied.\n${output}`);
  fs.writeFileSync(patchStamp, patchesHash());
}

function patchesHash() {
  const hash = crypto.createHash("sha256");
  const folder = path.join(root, "patches");
  for (const name of fs.readdirSync(folder).sort())
    hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest("hex");
}
