import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import type { SignedIn } from "./call-api.ts";

type Started = { context: BrowserContext; page: Page };

/**
 * A browser with a profile on the disk, of a process of its own, that can be killed as a crash or a power switch
 * does: nothing is asked, and nothing is written any more. Started again, it has what is on the disk.
 */
export async function killableBrowser() {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-e2e-profile-"));
  let running: ChildProcess | undefined;

  async function kill() {
    const killed = running;
    running = undefined;
    if (killed?.pid === undefined || killed.exitCode !== null) return;
    const gone = once(killed, "exit");
    // The whole group: the command may be a script that starts the browser.
    process.kill(-killed.pid, "SIGKILL");
    await gone;
  }

  return {
    async start(origin: string, { cookies }: SignedIn): Promise<Started> {
      running = spawn(
        process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        [
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--no-first-run",
          "--lang=en-GB",
          "--remote-debugging-port=0",
          `--user-data-dir=${profile}`,
          "about:blank",
        ],
        { stdio: ["ignore", "ignore", "pipe"], detached: true },
      );
      const browser = await chromium.connectOverCDP(await debuggingAddress(running));
      const [context] = browser.contexts();
      if (!context) throw new Error("the browser has no context");
      await context.addCookies(cookies);
      const page = await context.newPage();
      await page.setViewportSize({ width: 1440, height: 900 });
      return { context, page };
    },
    kill,
    async remove() {
      await kill();
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The browser writes its address to its standard error when it is ready. */
function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    stderr?.on("data", (part) => {
      said += String(part);
      const [, address] = /DevTools listening on (ws:\S+)/u.exec(said) ?? [];
      if (address) resolve(address);
    });
    stderr?.on("close", () => reject(new Error(`the browser did not start: ${said}`)));
  });
}
