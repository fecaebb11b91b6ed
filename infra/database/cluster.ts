import { spawnSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type DatabaseUser, NOBODY } from "./database-user.ts";
import { diskFull, EmbeddedError, onDisk } from "./embedded-error.ts";
import { isAlive } from "./postmaster.ts";

/** A PostgreSQL data folder and the password of its owner. */
export type Cluster = { data: string; password: string; fresh: boolean };

/** Where PostgreSQL's own files are. */
export const dataOf = (home: string) => path.join(home, "cluster", "data");

const LEAST_FREE_BYTES = 200 * 1024 * 1024;

/**
 * Opens the cluster in `home`; creates it when there is none.
 *
 * A new cluster is created in a temporary folder (`cluster.<pid>.<n>`), password included, and then renamed:
 * a kill at any moment leaves no cluster or a complete one, and of two concurrent starts one cluster is kept.
 */
export function openCluster(
  home: string,
  binaries: string,
  user: DatabaseUser | undefined,
): Cluster {
  const folder = path.join(home, "cluster");
  removeAbandoned(home);
  const fresh = !fs.existsSync(folder) && makeCluster(home, folder, binaries, user);
  const password = fs.readFileSync(path.join(folder, "secret"), "utf8").trim();
  return { data: dataOf(home), password, fresh };
}

function makeCluster(
  home: string,
  folder: string,
  binaries: string,
  user: DatabaseUser | undefined,
): boolean {
  if (freeBytes(home) < LEAST_FREE_BYTES) throw diskFull(home);
  const aside = `${folder}.${process.pid}.${crypto.randomInt(1_000_000)}`;
  try {
    onDisk(home, () => initialise(aside, binaries, user));
    return renameUnlessThere(aside, folder);
  } finally {
    fs.rmSync(aside, { recursive: true, force: true, maxRetries: 3 });
  }
}

function initialise(aside: string, binaries: string, user: DatabaseUser | undefined): void {
  const data = path.join(aside, "data");
  const secret = path.join(aside, "secret");
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  fs.writeFileSync(secret, `${crypto.randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if (user) {
    fs.chmodSync(aside, 0o711);
    for (const made of [data, secret]) fs.chownSync(made, NOBODY.uid, NOBODY.gid);
  }
  runInitdb(data, secret, binaries, user);
  if (user) {
    handOver(data, user);
    fs.chownSync(secret, 0, 0);
  }
}

function runInitdb(
  data: string,
  secret: string,
  binaries: string,
  user: DatabaseUser | undefined,
): void {
  const made = spawnSync(
    path.join(binaries, "bin", "initdb"),
    [
      ...["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${secret}`, "-E", "UTF8"],
      // Text sorts the same on every machine, whichever locales are installed.
      ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      "--data-checksums",
    ],
    { ...(user && NOBODY), cwd: data, encoding: "utf8" },
  );
  if (made.status === 0) return;
  const output = made.stderr || String(made.error ?? `initdb ended with ${made.signal}`);
  if (output.includes("No space left")) throw diskFull(data);
  throw new EmbeddedError("did-not-start", `The database could not be made: ${lastLine(output)}`);
}

function handOver(data: string, { uid, gid }: DatabaseUser): void {
  const everything = fs.readdirSync(data, { recursive: true, encoding: "utf8" });
  for (const name of ["", ...everything]) fs.lchownSync(path.join(data, name), uid, gid);
}

function renameUnlessThere(from: string, to: string): boolean {
  try {
    fs.renameSync(from, to);
    return true;
  } catch (error) {
    if (fs.existsSync(to)) return false;
    throw error;
  }
}

/** Deletes the unfinished clusters of killed processes. */
function removeAbandoned(home: string): void {
  for (const name of fs.readdirSync(home)) {
    const maker = /^cluster\.(\d+)\.\d+$/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker)))
      fs.rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
