import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** The whole suite in a child process, and its output. */
export type SuiteProcess = {
  child: ChildProcess;
  port: number;
  origin: string;
  ended: Promise<number | null>;
  out: string;
  err: string;
};

const main = path.join(import.meta.dirname, "..", "main.ts");
const running = new Set<SuiteProcess>();

/** A data folder. After the tests its suites are stopped and it is deleted. Call it once, at the top of a file. */
export function newDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-suite-"));
  fs.chmodSync(folder, 0o755);
  afterAll(async () => {
    for (const { child } of running) child.kill("SIGTERM");
    await Promise.all([...running].map(({ ended }) => ended));
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Starts the suite on a data folder without waiting; its environment is PATH and `env` only. */
export async function beginSuite(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SuiteProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      FUNDUQ_DATA: dataFolder,
      LOG_LEVEL: "fatal",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const suite: SuiteProcess = {
    child,
    port,
    origin: `http://localhost:${port}`,
    ended: new Promise((resolve) => child.once("close", resolve)),
    out: "",
    err: "",
  };
  child.stdout.setEncoding("utf8").on("data", (part) => {
    suite.out += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part) => {
    suite.err += part;
  });
  running.add(suite);
  void suite.ended.then(() => running.delete(suite));
  return suite;
}

/** Starts the suite and waits until it is ready. */
export async function startSuite(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SuiteProcess> {
  const suite = await beginSuite(dataFolder, env);
  await new Promise<void>((resolve, reject) => {
    suite.child.stdout?.on("data", () => {
      if (suite.out.includes("Funduq is ready")) resolve();
    });
    void suite.ended.then(() => reject(new Error(`the start ended: ${suite.err}`)));
  });
  return suite;
}

export async function stopSuite({ child, ended }: SuiteProcess): Promise<number | null> {
  child.kill("SIGTERM");
  return ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
