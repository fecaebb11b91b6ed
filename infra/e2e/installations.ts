import path from "node:path";

/** As many browsers work at once as a developer's machine has cores for, each on an installation of its own. */
export const WORKERS = 2;

type Installation = { port: number; origin: string; data: string };

/** An installation that the run starts: its address and its data folder. */
export function installationAt(index: number): Installation {
  const port = Number(process.env.FUNDUQ_E2E_PORT ?? 8099) + index;
  const data = path.join(process.env.FUNDUQ_E2E_DATA ?? "", String(index));
  return { port, origin: `http://localhost:${port}`, data };
}

/** The installation under test: a worker keeps its index when a failed test makes it start again. */
export function ownInstallation(): Installation {
  return installationAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
}
