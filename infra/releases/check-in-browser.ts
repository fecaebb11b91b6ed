import http from "node:http";
import type { AddressInfo } from "node:net";
import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import type { Problem } from "@funduq/shared-types/errors/problem";
import type { Browser, Page } from "playwright-core";
import { installedChromium } from "../bootstrap/chromium.mjs";
import { createGateway } from "../gateway/gateway.ts";
import { TRIAL_PAGE } from "./verify-shell.ts";

/** Time limits: of the browser's start, of a page of the shell, and until all departments are registered. */
const BROWSER_STARTS_WITHIN_MS = 15_000;
const PAGE_SHOWS_WITHIN_MS = 10_000;
const DEPARTMENTS_LOAD_WITHIN_MS = 15_000;

export type Trial = {
  /** The folder of the shell that loads the departments. */
  shell: string;
  /** Whether the shell is what is released, not a department. */
  isShellNew: boolean;
  releases: string;
  /** The departments to load. */
  entries: ModuleEntry[];
  chromium?: string | undefined;
  /** How long the departments may take until they are registered. */
  loadWithinMs?: number;
};

export type BrowserCheck = { fault: string } | { skipped: string } | "passed";

/**
 * Opens the shell in headless Chromium, behind the gateway with the suite's security headers, and has it load and
 * register the departments. No request leaves this server. Skipped where no Chromium starts.
 */
export async function checkInBrowser(trial: Trial): Promise<BrowserCheck> {
  const { chromium = installedChromium() } = trial;
  if (!chromium) return { skipped: "no Chromium was found; CHROMIUM_PATH can name one" };
  if (process.getuid?.() === 0 && !process.env.CHROMIUM_PATH && !trial.chromium)
    return { skipped: "root has no sandbox for Chromium; CHROMIUM_PATH allows it without" };
  const server = await startServer(trial);
  let browser: Browser | undefined;
  try {
    browser = await launch(chromium);
    return await tryRelease(browser, `http://127.0.0.1:${server.port}`, trial);
  } catch (error) {
    return { skipped: `Chromium failed: ${firstLine(error)}` };
  } finally {
    await browser?.close().catch(() => undefined);
    server.stop();
  }
}

async function launch(executablePath: string): Promise<Browser> {
  // Loaded only here, because it takes a third of a second.
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: BROWSER_STARTS_WITHIN_MS,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: ["--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}

async function tryRelease(browser: Browser, origin: string, trial: Trial): Promise<BrowserCheck> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  if (trial.isShellNew) {
    const fault = await faultOfPage(page, origin);
    if (fault) return { fault };
  }
  return checkDepartments(page, origin, trial);
}

/** Opens the login screen: the shell must draw it without an uncaught error. */
async function faultOfPage(page: Page, origin: string): Promise<string | undefined> {
  const failed = new Promise<string>((resolve) => {
    page.once("pageerror", ({ message }) => resolve(`the page has an error: ${message}`));
  });
  await page.goto(`${origin}/login`);
  const drawn = appears(page, "#root > *", PAGE_SHOWS_WITHIN_MS).then((isDrawn) =>
    isDrawn ? undefined : "the page stays empty",
  );
  return Promise.race([failed, drawn]);
}

async function checkDepartments(
  page: Page,
  origin: string,
  { isShellNew, entries, loadWithinMs = DEPARTMENTS_LOAD_WITHIN_MS }: Trial,
): Promise<BrowserCheck> {
  await page.goto(`${origin}/${TRIAL_PAGE}`);
  if (!(await appears(page, "body[data-trial]", PAGE_SHOWS_WITHIN_MS))) {
    const reason = "the shell's trial page does not start";
    return isShellNew ? { fault: reason } : { skipped: reason };
  }
  if (!(await appears(page, "body[data-trial=done]", loadWithinMs)))
    return { fault: "not everything loads in time" };
  const text = await page.locator("body").getAttribute("data-outcomes");
  const outcomes = JSON.parse(text ?? "[]") as Outcome[];
  const fault = entries.map(({ name }) => faultOf(name, outcomes)).find(Boolean);
  return fault ? { fault } : "passed";
}

/** The end of one department, as `shell/src/trial.ts` writes it. */
type Outcome = { name: string; status: string; reason?: string };

function faultOf(name: string, outcomes: readonly Outcome[]): string | undefined {
  const outcome = outcomes.find((each) => each.name === name);
  if (outcome?.status === "ready") return undefined;
  const reason = outcome?.reason ?? outcome?.status ?? "the shell can't read it";
  return `${name} does not load: ${reason.replaceAll(/\s+/g, " ")}`;
}

async function appears(page: Page, selector: string, timeout: number): Promise<boolean> {
  const { errors } = await import("playwright-core");
  try {
    await page.locator(selector).first().waitFor({ state: "attached", timeout });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** The suite without a database: nobody is signed in, and the registry lists what is tried. */
async function startServer({ shell, releases, entries }: Trial) {
  const answers: Record<string, object> = {
    "/api/modules": { signedIn: false, shellVersion: null, modules: entries, closed: [] },
  };
  const server = http.createServer(
    createGateway({
      shells: { current: async () => shell, kept: async () => [shell] },
      releases,
      api: ({ url = "" }, response) => {
        const answer = answers[url.split("?", 1)[0] ?? ""];
        response.setHeader("Content-Type", "application/json");
        response.writeHead(answer ? 200 : 401).end(JSON.stringify(answer ?? nobody));
      },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const nobody: Problem = {
  type: "about:blank",
  title: "session.required",
  status: 401,
  detail: "Sign in.",
  code: "session.required",
  params: {},
  requestId: "trial",
};

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split("\n", 1)[0] ?? "";
}
