import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { installationAt, ownInstallation, WORKERS } from "./installations.ts";

process.env.FUNDUQ_E2E_DATA ??= makeDataFolder();

function makeDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-e2e-"));
  // PostgreSQL does not run as root and needs access to its folder.
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Starts one worker's installation like `npm start`. */
function serverOf(index: number) {
  const { port, origin, data } = installationAt(index);
  return {
    name: `installation ${index}`,
    command: "node start/main.ts",
    cwd: path.join(import.meta.dirname, ".."),
    url: `${origin}/api/health/ready`,
    // The network printers of journeys are sockets of this machine.
    env: {
      PORT: String(port),
      FUNDUQ_DATA: data,
      LOG_LEVEL: "error",
      PRINT_ON_LOOPBACK: "true",
    },
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    stdout: "ignore" as const,
    timeout: 60_000,
  };
}

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results/e2e",
  globalTeardown: "./global-teardown.ts",
  fullyParallel: false,
  workers: WORKERS,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Each worker evaluates this file, so it gets the origin of its own installation.
    baseURL: ownInstallation().origin,
    launchOptions,
    locale: "en-GB",
    timezoneId: "Africa/Algiers",
    // A page's requests that a worker answers can't be routed by a test. Those of pages without a network allow it.
    serviceWorkers: "block",
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // Traces would take a third of the time; `--trace retain-on-failure` enables them.
    screenshot: "only-on-failure",
  },
  webServer: Array.from({ length: WORKERS }, (_, index) => serverOf(index)),
  projects: [
    { name: "sign-in", testMatch: "sign-in.setup.ts" },
    {
      name: "journeys",
      dependencies: ["sign-in"],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
});
