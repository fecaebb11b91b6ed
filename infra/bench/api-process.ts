import { type ChildProcess, fork } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { newMasterKey, writeKeyFile } from "@funduq/api/platform/identity-keys";

/** The key file of all API processes of this run, so that a restarted one can decrypt existing data. */
const keyFile = path.join(os.tmpdir(), `funduq-keys-of-${process.pid}.json`);
process.once("exit", () => fs.rmSync(keyFile, { force: true }));

const main = fileURLToPath(import.meta.resolve("@funduq/api/main"));

export type ApiProcess = {
  origin: string;
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** The current resident memory in megabytes; undefined on systems without `/proc`. */
  residentMb(): number | undefined;
};

/** Starts the API as in production: a separate process with its own connection pools. */
export async function startApi(databaseUrl: string): Promise<ApiProcess> {
  if (!fs.existsSync(keyFile)) writeKeyFile(keyFile, [newMasterKey()]);
  const child = fork(main, {
    execArgv: ["--max-semi-space-size=4"],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      FUNDUQ_KEY_FILE: keyFile,
      PORT: "0",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
    },
  });
  const port = await listening(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => ended(child, "SIGTERM"),
    kill: () => ended(child, "SIGKILL"),
    residentMb: () => residentMb(child.pid),
  };
}

function residentMb(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return undefined;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(file, "utf8"))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((stopped) => {
    child.once("exit", () => stopped());
    child.kill(signal);
  });
}

function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the API ended with ${code}`)));
    child.on("message", (message: { type?: string; port?: number }) => {
      if (message.type === "listening" && message.port) resolve(message.port);
    });
  });
}
