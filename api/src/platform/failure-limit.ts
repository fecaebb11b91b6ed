import { throttleAddress } from "./client-address.ts";

const MOST_ADDRESSES = 10_000;

export type FailureLimit = ReturnType<typeof createFailureLimit>;

/** Counts failures by address in this process. What it protects cannot be guessed: it tells a client whose token is wrong to stop. */
export function createFailureLimit({ most, windowMs }: { most: number; windowMs: number }) {
  const failures = new Map<string, { since: number; count: number }>();

  function recent(address: string, now: number) {
    const found = failures.get(throttleAddress(address));
    return found && now - found.since < windowMs ? found : undefined;
  }

  return {
    /** Seconds until the address may try again; undefined when it may now. */
    rest(address: string, now: number): number | undefined {
      const found = recent(address, now);
      if (!found || found.count < most) return undefined;
      return Math.ceil((found.since + windowMs - now) / 1000);
    },
    count(address: string, now: number): void {
      const found = recent(address, now);
      if (found) {
        found.count += 1;
        return;
      }
      if (failures.size >= MOST_ADDRESSES) failures.clear();
      failures.set(throttleAddress(address), { since: now, count: 1 });
    },
  };
}
