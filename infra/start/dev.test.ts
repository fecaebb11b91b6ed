import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { findChromium } from "../bootstrap/chromium.mjs";
import { root, toolEnvironment } from "../bootstrap/toolchain.mjs";
import { newDataFolder } from "./testing/suite-process.ts";

/** Below the ports that systems give to outgoing connections; the API and the departments have the next ones. */
const PORT = 18_100;
const STARTED_WITHIN_MS = 120_000;
const PICKER = "mfe-pos/src/features/restaurants/terminal-picker.tsx";

const data = newDataFolder();
const results = path.join(root, "test-results");
fs.mkdirSync(results, { recursive: true });
/** Files are changed in a copy, which finds the packages of the checkout around it. */
const copy = fs.mkdtempSync(path.join(results, "dev-"));
let browser: Browser | undefined;
const running = new Set<Development>();

beforeAll(async () => {
  const copied = [
    "shell",
    "infra",
    ...fs.readdirSync(root).filter((name) => name.startsWith("mfe-")),
  ];
  for (const name of copied)
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isSource });
  fs.symlinkSync(path.join(root, "api"), path.join(copy, "api"));
  browser = await chromium.launch({ executablePath: findChromium() ?? "", chromiumSandbox: false });
});
// Also what a failed test left: nothing else would end it.
afterEach(async () => {
  await Promise.all([...running].map(stop));
});
afterAll(async () => {
  await browser?.close();
  fs.rmSync(copy, { recursive: true });
});

function isSource(file: string): boolean {
  return !["node_modules", "dist", "test-results"].includes(path.basename(file));
}

type Development = {
  child: ChildProcess;
  ended: Promise<void>;
  said: (text: RegExp, times?: number) => Promise<void>;
};

/** Starts a development server; `said` resolves once it has printed a text so many times. */
function develop(cwd: string, tool: string, ...args: string[]): Development {
  const child = spawn(tool, args, {
    cwd: path.join(copy, cwd),
    env: {
      PATH: toolEnvironment().PATH,
      HOME: process.env.HOME,
      PORT: `${PORT}`,
      FUNDUQ_DATA: data,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.on("data", (part) => {
    out += part;
  });
  const said = (text: RegExp, times = 1) =>
    new Promise<void>((resolve, reject) => {
      const look = () => out.split(text).length > times && resolve();
      child.stdout.on("data", look);
      child.once("close", () => reject(new Error(`it ended: ${out}`)));
      look();
    });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const development = { child, ended, said };
  running.add(development);
  void ended.then(() => running.delete(development));
  return development;
}

function stop({ child, ended }: Development): Promise<void> {
  child.kill("SIGTERM");
  return ended;
}

async function newPage(): Promise<Page> {
  if (!browser) throw new Error("Chromium did not start");
  return browser.newPage();
}

/** Saves a change of the page's title, which the page shows although it is not loaded again. */
async function expectHotReload(page: Page): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await title.filter({ hasText: "Choose" }).waitFor();
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  await page.evaluate("window.isTheSamePage = true");
  const file = path.join(copy, PICKER);
  const source = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, source.replace("title={question}", 'title={question + " – changed"}'));
  await title.filter({ hasText: "– changed" }).waitFor();
  fs.writeFileSync(file, source);
  await title.filter({ hasNotText: "– changed" }).waitFor();
  // Why the page was loaded again, the development server says in the page's console.
  expect(await page.evaluate("window.isTheSamePage"), heard.join("\n")).toBe(true);
}

it(
  "X-02 MOD-01 a department alone prints its address, and its page shows a saved file without loading again",
  async () => {
    const department = develop("mfe-pos", "rspack", "serve", "--mode", "development");
    await department.said(/compiled successfully/);
    await department.said(/mfe-pos in development: http:\/\/localhost:18106\n/);
    const page = await newPage();
    await page.goto("http://localhost:18106");
    await expectHotReload(page);
    await page.close();
    await stop(department);
  },
  STARTED_WITHIN_MS,
);

it(
  "X-02 MOD-01 the suite in development shows a saved file of a department without loading the page again, also at its second start",
  async () => {
    const start = () => develop(".", process.execPath, "infra/start/dev.ts");
    const first = start();
    await first.said(/Funduq in development/);
    await stop(first);

    const suite = start();
    await suite.said(/compiled successfully/, 6);
    // A page that is opened before the API is up says so, and has no login.
    await vi.waitFor(
      async () => expect((await fetch(`http://localhost:${PORT}/api/health/ready`)).ok).toBe(true),
      { timeout: STARTED_WITHIN_MS, interval: 200 },
    );
    const page = await newPage();
    await page.goto(`http://localhost:${PORT}`);
    await page.getByLabel("Email").fill("pos@funduq.test");
    await page.getByLabel("Password", { exact: true }).fill("demo-funduq");
    await page.keyboard.press("Enter");
    await expectHotReload(page);
    await page.close();
    await stop(suite);
  },
  STARTED_WITHIN_MS,
);
