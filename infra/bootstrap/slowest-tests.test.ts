import { expect, it } from "vitest";
import { slowestTests } from "./slowest-tests.mjs";

const test = (seconds: number) => ({
  seconds,
  file: "api/src/a.test.ts",
  title: `takes ${seconds}`,
});

it("lists the twenty slowest tests with their files", () => {
  const lines = slowestTests(Array.from({ length: 30 }, (_, index) => test(index)));
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe("  29.0 s  api/src/a.test.ts: takes 29");
  expect(lines[19]).toBe("  10.0 s  api/src/a.test.ts: takes 10");
});

it("prints the file once for an end-to-end test, whose title begins with its file", () => {
  const file = "e2e/roles.e2e.ts";
  expect(slowestTests([{ seconds: 1.25, file, title: `${file} AUTH-16 opens` }])).toEqual([
    "   1.3 s  e2e/roles.e2e.ts: AUTH-16 opens",
  ]);
});
