/** Where the time comes from, so that a test can stand at the last second of a subscription. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
