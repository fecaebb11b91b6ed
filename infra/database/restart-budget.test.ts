import { expect, it } from "vitest";
import { afterLife, FAILED_ATTEMPT, isStillRecovering, pauseBefore } from "./restart-budget.ts";

it("X-02 gives up after five failed attempts to start the server, with growing pauses between them", () => {
  const pauses = [0, 1, 2, 3, 4].map((attempts) => pauseBefore(attempts * FAILED_ATTEMPT));
  expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000]);
  expect(pauseBefore(5 * FAILED_ATTEMPT)).toBeUndefined();
});

it("X-02 gives up on a server that ends shortly after each start; a long run resets the count", () => {
  let failures = 0;
  let starts = 0;
  for (; pauseBefore(failures) !== undefined && starts < 1_000; starts += 1)
    failures = afterLife(failures, 300);
  expect(starts).toBe(50);
  expect(afterLife(failures, 10_000)).toBe(0);
});

it("X-02 crash recovery does not count as a failed attempt for up to ten minutes", () => {
  expect(isStillRecovering({ ready: false }, 599_999)).toBe(true);
  expect(isStillRecovering({ ready: false }, 600_000)).toBe(false);
  expect(isStillRecovering({ ready: true }, 0)).toBe(false);
  expect(isStillRecovering(undefined, 0)).toBe(false);
});
