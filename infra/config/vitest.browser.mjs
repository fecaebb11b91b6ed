import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const setup = createRequire(import.meta.url).resolve("@funduq/shared-ui/testing/setup");

/**
 * Configuration for unit and screen tests of a browser workspace: jsdom, the facade's set-up (msw, languages,
 * console errors fail the test), CSS Modules with unchanged class names.
 *
 * `export default browserTests(import.meta.url)` in the workspace's `vitest.config.ts`.
 *
 * @param {string} configUrl
 */
export function browserTests(configUrl) {
  return defineConfig({
    root: fileURLToPath(new URL(".", configUrl)),
    // The facade imports styles, so Vite has to transform it and its dependencies.
    define: { __VERSION__: JSON.stringify("0.0.0-test"), __PLATFORM__: JSON.stringify("0.1.3") },
    ssr: { noExternal: [/^@funduq\//u] },
    test: {
      environment: "jsdom",
      // The default is one worker on a machine with two cores.
      maxWorkers: "100%",
      // Long, because the machine may be busy; the waits inside a test have their own timeouts.
      testTimeout: 90_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      environmentOptions: { jsdom: { url: "http://localhost:8080/" } },
      include: ["src/**/*.test.{ts,tsx}"],
      setupFiles: [setup],
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  });
}
