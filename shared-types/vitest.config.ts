import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Rules have no state: the files share a worker's modules, which take longer to load than to test.
    isolate: false,
  },
});
