import { collectDefaultMetrics } from "@prometheus-io/client";
import { createApp } from "./app.ts";
import { migrate } from "./db/migrate.ts";
import { parseEnv } from "./env.ts";
import { startJobs } from "./jobs.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/db/database.ts";
import { openKeyFile } from "./platform/identity-keys.ts";
import { createLog } from "./platform/log.ts";
import { serve } from "./platform/server.ts";
import { startFailure } from "./platform/start-failure.ts";

const MUST_EXIT_MS = 10_000;

async function start() {
  const env = parseEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const masterKeys = openKeyFile(env.FUNDUQ_KEY_FILE);
  const { appUrl } = await migrate(env.DATABASE_URL, {
    ...(env.APP_DATABASE_URL ? { appUrl: env.APP_DATABASE_URL } : {}),
    masterKeys,
  });
  const database = await openDatabase(appUrl, {
    connections: env.DATABASE_CONNECTIONS,
    busUrl: env.BUS_URL ?? appUrl,
  });
  const app = createApp({ database, clock: systemClock, log, env, masterKeys });
  collectDefaultMetrics({ register: app.runtime.metrics.registry });
  const server = await serve(app);
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${server.port}`;
  const stopJobs = await startJobs(app.runtime, origin);
  log.info({ port: server.port, release: env.RELEASE }, "the API is listening");
  process.send?.({ type: "listening", port: server.port });
  return { log, server, stopJobs };
}

const { log, server, stopJobs } = await start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});

let stopping = false;

async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, "stopping");
  setTimeout(() => process.exit(1), MUST_EXIT_MS).unref();
  await stopJobs();
  await server.stop();
  process.exit(0);
}

process.once("SIGTERM", (signal) => void stop(signal));
process.once("SIGINT", (signal) => void stop(signal));
process.once("disconnect", () => void stop("disconnect"));
process.on("unhandledRejection", (err) => log.error({ err }, "unhandled rejection"));
