import { setTimeout as pause } from "node:timers/promises";

/** Where the time comes from, so that a test can stand at the last second of a subscription. */
export type Clock = {
  now(): Date;
  /** Resolves after that time; in a test at once, or when the test says so. */
  wait(ms: number): Promise<void>;
};

export const systemClock: Clock = { now: () => new Date(), wait: (ms) => pause(ms) };
