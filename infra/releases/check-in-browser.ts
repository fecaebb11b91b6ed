import http from "node:http";
import type { AddressInfo } from "node:net";
import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import type { Problem } from "@funduq/shared-types/errors/problem";
import type { Browser, Page } from "playwright-core";
import { installedChromium } from "../bootstrap/chromium.mjs";
import { createGateway } from "../gateway/gateway.ts";
import { TRIAL_PAGE } from "./verify-shell.ts";

/** The time limit of each step: the browser starts, a page shows, all departments are registered. */
const STEP_WITHIN_MS = 15_000;

export type Trial = {
  /** The folder of the shell that loads the departments. */
  shell: string;
  /** Whether the shell is what is released, not a department. */
  isShellNew: boolean;
  releases: string;
  /** The departments to load. */
  entries: ModuleEntry[];
  chromium?: string | undefined;
  /** How long a page may take until it shows, and the departments until they are registered. */
  withinMs?: number;
};

export type BrowserCheck = { fault: string } | { skipped: string } | "passed";

/**
 * Opens the shell in headless Chromium, behind the gateway with the suite's security headers, and has it load and
 * register the departments. No request leaves this server. Skipped where no Chromium starts; a page that crashes
 * Chromium's renderer is a fault.
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
    return await tryRelease(browser, server, trial);
  } catch (error) {
    return { skipped: `Chromium failed: ${firstLine(error)}` };
  } finally {
    await browser?.close().catch(() => undefined);
    server.stop();
  }
}

async function launch(executablePath: string): Promise<Browser> {
  // Loaded only here, because that takes half a second.
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: STEP_WITHIN_MS,
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      ...["--disable-gpu", "--disable-background-networking", "--no-first-run"],
      // What is tried reaches this server only, by no kind of connection.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    ],
  });
}

async function tryRelease(
  browser: Browser,
  server: TrialServer,
  trial: Trial,
): Promise<BrowserCheck> {
  const { origin } = server;
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const crashed = new Promise<BrowserCheck>((resolve) => {
    page.once("crash", () => resolve({ fault: "the page crashes Chromium's renderer" }));
  });
  return Promise.race([crashed, checkPages(page, server, trial)]);
}

async function checkPages(page: Page, server: TrialServer, trial: Trial): Promise<BrowserCheck> {
  const fault = trial.isShellNew ? await faultOfPage(page, server.origin, trial) : undefined;
  return fault ? { fault } : checkDepartments(page, server, trial);
}

/** Opens the login screen: the shell must draw it without an uncaught error. */
async function faultOfPage(
  page: Page,
  origin: string,
  { withinMs = STEP_WITHIN_MS }: Trial,
): Promise<string | undefined> {
  const failed = new Promise<string>((resolve) => {
    page.once("pageerror", ({ message }) => resolve(`the page has an error: ${message}`));
  });
  await open(page, `${origin}/login`);
  const drawn = appears(page, "#root form", withinMs).then((isDrawn) =>
    isDrawn ? undefined : "the login does not show",
  );
  return Promise.race([failed, drawn]);
}

async function checkDepartments(
  page: Page,
  { origin, wasRegistryRead }: TrialServer,
  { isShellNew, entries, withinMs = STEP_WITHIN_MS }: Trial,
): Promise<BrowserCheck> {
  await open(page, `${origin}/${TRIAL_PAGE}`);
  if (!(await appears(page, "body[data-trial=done]", withinMs)))
    return wasRegistryRead() || isShellNew
      ? { fault: "not everything loads in time" }
      : { skipped: "the shell's trial page does not start" };
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

/** Without waiting for the scripts, which may never end. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "commit", timeout: STEP_WITHIN_MS });
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
type TrialServer = {
  origin: string;
  /** Whether the page has begun: a department that never ends then keeps it from saying so. */
  wasRegistryRead: () => boolean;
  stop: () => void;
};

async function startServer({ shell, releases, entries }: Trial): Promise<TrialServer> {
  let wasRegistryRead = false;
  const registry = { signedIn: false, shellVersion: null, modules: entries, closed: [] };
  const server = http.createServer(
    createGateway({
      shells: { current: async () => shell, kept: async () => [shell] },
      releases,
      api: ({ url = "" }, response) => {
        const isRegistry = /^\/api\/modules(\?|$)/.test(url);
        wasRegistryRead ||= isRegistry;
        response.setHeader("Content-Type", "application/json");
        response.writeHead(isRegistry ? 200 : 401);
        response.end(JSON.stringify(isRegistry ? registry : nobody));
      },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wasRegistryRead: () => wasRegistryRead,
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
