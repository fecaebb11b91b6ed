import path from "node:path";

/** The number of parallel workers; each has its own installation. */
export const WORKERS = 2;

type Installation = { port: number; origin: string; data: string };

/** An installation that the run starts: its origin and data folder. */
export function installationAt(index: number): Installation {
  const port = Number(process.env.FUNDUQ_E2E_PORT ?? 8099) + index;
  const data = path.join(process.env.FUNDUQ_E2E_DATA ?? "", String(index));
  return { port, origin: `http://localhost:${port}`, data };
}

/** The installation of this worker. Its parallel index stays the same when a failed test restarts the worker. */
export function ownInstallation(): Installation {
  return installationAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
}
