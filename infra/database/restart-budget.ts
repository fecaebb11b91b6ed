/** The pause before each attempt to start the server again. After that many failed attempts in a row there is no further one. */
export const PAUSES_MS: readonly number[] = [0, 500, 1_000, 2_000, 4_000];

/** How much an attempt counts that started no server. */
export const FAILED_ATTEMPT = 1;

/**
 * How much a server counts that was ready and ended within STEADY_MS. It counts less, because it served
 * meanwhile: some kills in a row are no reason to give up, fifty crashes in a row are.
 */
const SHORT_LIFE = 0.1;
const STEADY_MS = 10_000;

/** How long the recovery of a large database may take before it counts as a failed attempt. */
const RECOVERY_LIMIT_MS = 600_000;

/** Whether an attempt that ended without a ready server is not counted, because the server still recovers. */
export function isStillRecovering(server: { ready: boolean } | undefined, forMs: number): boolean {
  return server?.ready === false && forMs < RECOVERY_LIMIT_MS;
}

/** The failures in a row, after a server was ready and lived for so long. */
export function afterLife(failures: number, livedMs: number): number {
  return livedMs >= STEADY_MS ? 0 : failures + SHORT_LIFE;
}

/** How long to wait before the next attempt, or nothing when there is none. */
export function pauseBefore(failures: number, pausesMs = PAUSES_MS): number | undefined {
  // Tenths do not add up exactly.
  return pausesMs[Math.floor(failures + 1e-9)];
}
