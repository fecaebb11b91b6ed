import { expect, it } from "vitest";
import { twoAtATime } from "./two-at-a-time.mjs";

it("runs at most two jobs at once, and returns the results in the order of the jobs", async () => {
  const running = new Set<number>();
  const seen: number[] = [];
  const jobs = [3, 1, 2, 0].map((turns, index) => async () => {
    running.add(index);
    seen.push(running.size);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running.delete(index);
    return index;
  });
  expect(await twoAtATime(jobs)).toEqual([0, 1, 2, 3]);
  expect(Math.max(...seen)).toBe(2);
});
