import { AppError } from "@funduq/shared-types/errors/app-error";
import pLimit from "p-limit";
import { withTimeout } from "./time-limit.ts";

/**
 * Runs at most `atOnce` pieces of work at a time, queues at most `maxWaiting`, and refuses the rest. Work that has
 * not ended after `limitMs`, waiting included, is answered "busy" but occupies its slot until it ends.
 */
export function createTurns(atOnce: number, maxWaiting: number, limitMs?: number) {
  const limit = pLimit(atOnce);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= atOnce + maxWaiting)
      throw new AppError("service.busy");
    return limit(work);
  }

  return function turn<T>(work: () => Promise<T>): Promise<T> {
    if (limitMs === undefined) return inTurn(work);
    return withTimeout(limitMs, (signal) =>
      inTurn(async () => {
        signal.throwIfAborted();
        return work();
      }),
    );
  };
}
