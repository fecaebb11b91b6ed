import { expect, it } from "vitest";
import { memoryBytes, sharedBuffersMb } from "./machine-memory.ts";

const GB = 1024 ** 3;

it.each([
  { memory: 0.5 * GB, megabytes: 128 },
  { memory: 4 * GB, megabytes: 512 },
  { memory: 6 * GB + 1, megabytes: 768 },
  { memory: 64 * GB, megabytes: 1024 },
])("gives PostgreSQL $megabytes MB of $memory bytes", ({ memory, megabytes }) => {
  expect(sharedBuffersMb(memory)).toBe(megabytes);
});

it("reads the memory of this machine", () => {
  expect(memoryBytes()).toBeGreaterThan(0.1 * GB);
  expect(Number.isSafeInteger(sharedBuffersMb(memoryBytes()))).toBe(true);
});
