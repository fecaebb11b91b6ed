import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { isLocked, lockFolder } from "./folder-lock.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-lock-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Locks the folder, starts a child process that outlives it, and prints the child's process id. */
const holder = `
  import { spawn } from "node:child_process";
  import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, "folder-lock.ts"))};
  const lock = await lockFolder(${JSON.stringify(folder)});
  const left = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
  console.log(lock ? left.pid : "refused");
  setInterval(() => {}, 1000);`;

it("X-02 one process locks a folder; a kill releases the lock at once, even if child processes live on", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", holder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [left] = await once(createInterface(child.stdout), "line");
  try {
    expect(Number(left)).toBeGreaterThan(0);
    expect(isLocked(folder)).toBe(true);
    expect(await lockFolder(folder)).toBeUndefined();

    child.kill("SIGKILL");
    await once(child, "exit");

    expect(isLocked(folder)).toBe(false);
    const lock = await lockFolder(folder);
    expect(lock).toBeDefined();
    expect(isLocked(folder)).toBe(true);
    lock?.release();
    expect(isLocked(folder)).toBe(false);
  } finally {
    process.kill(Number(left), "SIGKILL");
  }
});

it("a folder that does not exist is not locked", () => {
  expect(isLocked(path.join(folder, "nowhere"))).toBe(false);
});
