import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startInstallation } from "../start/start-installation.ts";

/** Measures at an installation of its own, with the demo hotel. */
export async function atInstallation<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-bench-"));
  fs.chmodSync(home, 0o755);
  const port = await freePort();
  // The environment is not inherited: its DATABASE_URL may be that of a production hotel.
  const env = { PORT: String(port), FUNDUQ_DATA: home, LOG_LEVEL: "error" };
  const installation = await startInstallation(env, (reason) => {
    throw reason;
  });
  try {
    return await measure(`http://localhost:${port}`);
  } finally {
    await installation.stop();
    fs.rmSync(home, { recursive: true, force: true });
  }
}

/** Signs in the demo's manager, whose first screen is the dashboard. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await logIn(page, origin, "manager@funduq.test");
  await page.getByRole("grid").waitFor();
}

/** Signs in somebody of the demo. */
export async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("demo-funduq");
  await page.getByRole("button", { name: "Log in" }).click();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
