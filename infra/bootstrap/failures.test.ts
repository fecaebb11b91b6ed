import path from "node:path";
import { expect, it } from "vitest";
import { failureText } from "./failures.mjs";

const root = path.join(import.meta.dirname, "..", "..");

it("a failure is printed without colours, with the expected value and the stack frame in this repository", () => {
  const reason = [
    "Error: \u001b[2mexpect(\u001b[22m\u001b[31mreceived\u001b[39m\u001b[2m).\u001b[22mtoBe(2)",
    "",
    "\u001b[32mExpected: 2\u001b[39m",
    `    at ${root}/infra/e2e/grid.e2e.ts:5:61`,
    `    at run (${root}/node_modules/vitest/runner.js:1:1)`,
    "    at new Promise (<anonymous>)",
  ].join("\n");
  expect(failureText({ title: "FO-01 the grid\nand more", reason })).toBe(
    [
      "failed: FO-01 the grid",
      "    Error: expect(received).toBe(2)",
      "    Expected: 2",
      "        at infra/e2e/grid.e2e.ts:5:61",
    ].join("\n"),
  );
});

it("a long reason is truncated to its first lines and the stack frame", () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
  const told = failureText({ title: "t", reason: [...lines, "  at a.ts:1:1"].join("\n") });
  expect(told.split("\n")).toHaveLength(10);
  expect(told).toMatch(/line 7\n {6}at a\.ts:1:1$/);
});

it("a failed step without a reason is printed by its name", () => {
  expect(failureText({ title: "build" })).toBe("failed: build");
});
