import { vi } from "vitest";

/** Waits for the effect of another process or a timer: repeats the assertion until it holds, for at most ten seconds. */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 10_000, interval: 20 });
}
