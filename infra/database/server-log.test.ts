import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { fatalLine, openLog, outputSince, prepareLog, rotateLog, sizeOf } from "./server-log.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-log-"));
const log = path.join(folder, "postgres.log");
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string) => fs.statSync(file).mode & 0o777;

it("X-07 only the owner can read the server's log, also one that existed before", () => {
  fs.writeFileSync(log, "old\n", { mode: 0o644 });
  fs.writeFileSync(`${log}.1`, "older\n", { mode: 0o644 });
  prepareLog(log);
  expect([modeOf(log), modeOf(`${log}.1`)]).toEqual([0o600, 0o600]);
  const fresh = path.join(folder, "fresh.log");
  fs.closeSync(openLog(fresh));
  expect(modeOf(fresh)).toBe(0o600);
});

it("X-07 rotates a log while the server writes to it, and keeps one older file", () => {
  const older = `${log}.1`;
  fs.writeFileSync(older, "oldest", { mode: 0o644 });
  const server = openLog(log);
  fs.writeSync(server, "x".repeat(2_000));
  rotateLog(log, 10_000);
  expect(sizeOf(log)).toBeGreaterThan(2_000);

  const before = sizeOf(log);
  rotateLog(log, 1_000);

  expect(sizeOf(log)).toBe(0);
  expect([sizeOf(older), modeOf(older), modeOf(log)]).toEqual([before, 0o600, 0o600]);
  fs.writeSync(server, "PANIC: after\n");
  fs.closeSync(server);
  expect(sizeOf(log)).toBe("PANIC: after\n".length);
  // `before` is past the end of the truncated file.
  expect(outputSince(log, before)).toBe("PANIC: after\n");
  expect(outputSince(log, 7)).toBe("after\n");
});

it("finds the line that explains why the server ended, not messages to clients", () => {
  const said = [
    "FATAL:  the database system is starting up",
    "FATAL:  terminating connection due to unexpected postmaster exit",
    "FATAL:  could not open file",
    "PANIC:  No space left on device",
  ];
  expect(fatalLine(said.slice(0, 2).join("\n"))).toBeUndefined();
  expect(fatalLine(said.slice(0, 3).join("\n"))).toContain("could not open");
  expect(fatalLine(said.join("\n"))).toContain("PANIC");
});
