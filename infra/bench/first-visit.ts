import type { CDPSession, Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { atInstallation, signIn } from "./installation.ts";

const ROUNDS = 7;
const ROOM = "[role=gridcell]";

/** What the front desk's line may be like. */
const SLOW_LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: (4_000_000 / 8) | 0,
  uploadThroughput: (4_000_000 / 8) | 0,
};

/** From the navigation until the first room of the dashboard is painted. The medians of several visits. */
export type FirstVisitFigures = { coldMs: number; warmMs: number; slowLineMs: number };

/** Opens the dashboard's address signed in: with an empty cache, with a filled one, and so at 4 Mbit/s. */
export function measureFirstVisit(): Promise<FirstVisitFigures> {
  return atInstallation(measureAt);
}

export async function measureAt(origin: string): Promise<FirstVisitFigures> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
    await signIn(page, origin);
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const coldMs = await median(() => visit(page, network, { empty: true }));
    const warmMs = await median(() => visit(page, network));
    await network.send("Network.emulateNetworkConditions", SLOW_LINE);
    const slowLineMs = await median(() => visit(page, network));
    return { coldMs, warmMs, slowLineMs };
  } finally {
    await browser.close();
  }
}

async function visit(page: Page, network: CDPSession, { empty = false } = {}): Promise<number> {
  const address = page.url();
  await page.goto("about:blank");
  if (empty) await network.send("Network.clearBrowserCache");
  await page.goto(address, { waitUntil: "commit" });
  return page.evaluate(untilPainted, ROOM);
}

/** Runs in the page: the time from its navigation until an element exists and is painted. */
function untilPainted(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(selector)) return false;
      changes.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      return true;
    };
    const changes = new MutationObserver(check);
    if (!check()) changes.observe(document, { subtree: true, childList: true });
  });
}

async function median(measure: () => Promise<number>): Promise<number> {
  const found = [];
  for (let round = 0; round < ROUNDS; round += 1) found.push(await measure());
  return found.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}
