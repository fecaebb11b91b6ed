import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";

/** A whole installation of its own on a free address: `npm start` without what it leaves behind. */
const port = Number(process.env.FUNDUQ_E2E_PORT ?? 8099);
process.env.FUNDUQ_E2E_DATA ??= makeDataFolder();

function makeDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-e2e-"));
  // The database does not run as root and has to reach its folder.
  fs.chmodSync(folder, 0o755);
  return folder;
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
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    locale: "en-GB",
    timezoneId: "Africa/Algiers",
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node start/main.ts",
    cwd: path.join(import.meta.dirname, ".."),
    url: `http://localhost:${port}/api/health/ready`,
    env: { PORT: String(port), FUNDUQ_DATA: process.env.FUNDUQ_E2E_DATA, LOG_LEVEL: "error" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    timeout: 60_000,
  },
  projects: [
    { name: "sign-in", testMatch: "sign-in.setup.ts" },
    {
      name: "journeys",
      dependencies: ["sign-in"],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions },
    },
  ],
});
