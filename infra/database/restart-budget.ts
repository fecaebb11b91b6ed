/** The pause before each restart attempt. After as many consecutive failures as there are pauses, the supervisor gives up. */
export const PAUSES_MS: readonly number[] = [0, 500, 1_000, 2_000, 4_000];

/** The weight of an attempt that started no server. */
export const FAILED_ATTEMPT = 1;

/**
 * The weight of a server that was ready and ended within STEADY_MS. It is lower, because the server was
 * usable meanwhile: the supervisor gives up after fifty such crashes in a row, not after five.
 */
const SHORT_LIFE = 0.1;
const STEADY_MS = 10_000;

/** How long the recovery of a large database may take before it counts as a failed attempt. */
const RECOVERY_LIMIT_MS = 600_000;

/** Whether an attempt without a ready server is not counted, because the server is still in crash recovery. */
export function isStillRecovering(server: { ready: boolean } | undefined, forMs: number): boolean {
  return server?.ready === false && forMs < RECOVERY_LIMIT_MS;
}

/** The number of consecutive failures, weighted, after a ready server ended that had run for `livedMs`. */
export function afterLife(failures: number, livedMs: number): number {
  return livedMs >= STEADY_MS ? 0 : failures + SHORT_LIFE;
}

/** The pause before the next attempt; undefined when the supervisor gives up. */
export function pauseBefore(failures: number, pausesMs = PAUSES_MS): number | undefined {
  // Corrects the rounding error of summed tenths (0.1 + 0.2 !== 0.3).
  return pausesMs[Math.floor(failures + 1e-9)];
}
