import type { LoadFailure } from "@funduq/shared-types/contracts/load-failure";
import type { Runtime } from "../../platform/app-env.ts";
import { createFailureLimit } from "../../platform/failure-limit.ts";

/** Reports of one address that are kept in a minute: a house behind one address may have many tills. */
export const createLoadFailureLimit = () => createFailureLimit({ most: 60, windowMs: 60_000 });

/** Logs and counts what browsers report about departments that failed. What is too much is dropped. */
export function keepLoadFailure(
  runtime: Pick<Runtime, "log" | "metrics" | "clock" | "loadFailureLimit">,
  address: string,
  failure: LoadFailure,
): void {
  const { log, metrics, clock, loadFailureLimit: limit } = runtime;
  const now = clock.now().getTime();
  if (limit.rest(address, now) !== undefined) return;
  limit.count(address, now);
  metrics.loadFailures.inc({ fault: failure.fault });
  log.warn(failure, "a department failed in a browser");
}
