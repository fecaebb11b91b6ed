import { vi } from "vitest";

/** What another process or a timer brings about: asked again until it holds, at most for ten seconds. */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: 10_000, interval: 20 });
}
