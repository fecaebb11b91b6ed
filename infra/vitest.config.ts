import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Servers are started and killed here: give the slowest machine its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    exclude: ["e2e/**", "node_modules/**"],
    globalSetup: fileURLToPath(import.meta.resolve("@funduq/api/testing/test-postgres")),
  },
});
