import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/test-postgres.ts"],
    maxWorkers: 2,
    testTimeout: 15_000,
  },
});
