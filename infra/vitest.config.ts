import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Servers are started and killed here: give the slowest machine its time.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // By default a machine with two cores has one worker, and the tests wait for servers most of their time.
    maxWorkers: 3,
    exclude: ["e2e/**", "node_modules/**"],
    globalSetup: fileURLToPath(import.meta.resolve("@funduq/api/testing/test-postgres")),
  },
});
