import { setTimeout as pause } from "node:timers/promises";

/** The source of the current time, so that tests can set it. */
export type Clock = {
  now(): Date;
  /** Resolves after the time; in tests at once, or when the test ends it. */
  wait(ms: number): Promise<void>;
};

export const systemClock: Clock = { now: () => new Date(), wait: (ms) => pause(ms) };
