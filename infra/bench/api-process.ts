import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(import.meta.resolve("@funduq/api/main"));

export type ApiProcess = {
  origin: string;
  stop(): Promise<void>;
  /** `kill -9`: ends it in the middle of whatever it does. */
  kill(): Promise<void>;
};

/** The API as it runs in production: a process of its own, one connection pool. */
export async function startApi(databaseUrl: string): Promise<ApiProcess> {
  const child = fork(main, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
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
  };
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
