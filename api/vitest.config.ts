import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/test-postgres.ts"],
    maxWorkers: 2,
    // The files share a worker's modules: loading them for each file takes longer than most files' tests.
    isolate: false,
    // They tell a hang from a busy machine; what has to be quick has limits of its own.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
