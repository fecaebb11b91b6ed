import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FolderLock, lockFolder } from "../database/folder-lock.ts";
import { noteInstallation } from "../start/running-installations.ts";
import { findDataFolder } from "./installation.ts";

let root: string;
let usual: string;
let running: { stop: () => void; lock: FolderLock }[] = [];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-find-"));
  usual = path.join(root, "usual");
});

afterEach(() => {
  for (const { lock } of running) lock.release();
  running = [];
  fs.rmSync(root, { recursive: true });
});

/** Simulates a start: locks the data folder and writes the note with its path. */
async function start(folder: string) {
  const lock = await lockFolder(folder);
  if (!lock) throw new Error(`${folder} is locked`);
  running.push({ lock, stop: noteInstallation(folder, usual) });
}

function stop(): void {
  const last = running.pop();
  last?.stop();
  last?.lock.release();
}

/** Simulates a killed process: the operating system releases the lock, but the note remains. */
const kill = () => running.pop()?.lock.release();

const find = (env = {}) => findDataFolder(env, usual);

it("SYS-05 a command finds the running installation in any data folder", async () => {
  const elsewhere = path.join(root, "elsewhere");
  expect(find()).toBe(usual);
  await start(elsewhere);
  expect(find()).toBe(elsewhere);
  expect(find({ FUNDUQ_DATA: path.join(root, "named") })).toBe(path.join(root, "named"));
  stop();
  expect(find()).toBe(usual);
});

it("SYS-05 the note of a killed installation is ignored, and the next start removes it", async () => {
  const [killed, next] = [path.join(root, "killed"), path.join(root, "next")];
  await start(killed);
  kill();
  expect(find()).toBe(usual);
  await start(next);
  expect(find()).toBe(next);
  expect(fs.readdirSync(path.join(usual, "elsewhere"))).toHaveLength(1);
});

it("SYS-05 with two running installations a command fails and lists both", async () => {
  const elsewhere = path.join(root, "elsewhere");
  await start(usual);
  expect(find()).toBe(usual);
  await start(elsewhere);
  expect(find).toThrow(
    `Several installations of this checkout run: ${usual}, ${elsewhere}. Choose one with FUNDUQ_DATA.`,
  );
  expect(find({ FUNDUQ_DATA: elsewhere })).toBe(elsewhere);
});

it("a start succeeds when the default folder is not writable", () => {
  const file = path.join(root, "a-file");
  fs.writeFileSync(file, "");
  const remove = noteInstallation(path.join(root, "elsewhere"), path.join(file, "usual"));
  expect(remove).not.toThrow();
});
