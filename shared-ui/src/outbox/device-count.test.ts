import { expect, it } from "vitest";
import { countOnDevice } from "./device-count.ts";

it("POS-12 counts up, with a part that the device draws once", async () => {
  // jsdom has no IndexedDB: what is on the disk is proved in Chromium (`pos-offline.e2e.ts`).
  const numbers = await Promise.all([1, 2, 3].map(() => countOnDevice("receipts 1")));
  expect(new Set(numbers.map(({ count }) => count))).toEqual(new Set([1, 2, 3]));
  expect(new Set(numbers.map(({ device }) => device)).size).toBe(1);
  expect(numbers[0]?.device).toMatch(/^[A-Z3479]{4}$/u);
  expect((await countOnDevice("receipts 2")).count).toBe(1);
});
