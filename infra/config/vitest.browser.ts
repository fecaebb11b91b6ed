import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Unit and screen tests of one browser workspace: jsdom, the facade's set-up (msw, languages,
 * a console that fails the test), CSS Modules with their own names.
 *
 * `export default browserTests(import.meta.url)` in the workspace's `vitest.config.ts`.
 */
export function browserTests(configUrl: string) {
  return defineConfig({
    root: fileURLToPath(new URL(".", configUrl)),
    // The facade imports styles, so Vite has to transform it and its dependencies.
    define: { __VERSION__: JSON.stringify("0.0.0-test") },
    ssr: { noExternal: [/^@funduq\//u] },
    test: {
      environment: "jsdom",
      // By default a machine with two cores has one worker.
      maxWorkers: "100%",
      // Tells a hang from a busy machine; what a screen waits for has limits of its own.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      environmentOptions: { jsdom: { url: "http://localhost:8080/" } },
      include: ["src/**/*.test.{ts,tsx}"],
      setupFiles: [fileURLToPath(new URL("../../shared-ui/src/testing/setup.ts", import.meta.url))],
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  });
}
