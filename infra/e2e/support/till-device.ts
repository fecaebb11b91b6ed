import type { BrowserContext, Page } from "@playwright/test";
import type { SignedIn } from "./call-api.ts";
import { killableBrowser } from "./killable-browser.ts";
import { type Answering, SENT } from "./outbox-line.ts";
import { withoutPrinter } from "./till.ts";
import type { Troubles } from "./troubles.ts";

/** By how many milliseconds the device's clock is behind. */
const BEHIND = "test.clock-behind";

/** Runs in the page before its scripts: its clock is as far behind as the device's is. */
function setBack(key: string): void {
  const RealDate = Date;
  const now = () => RealDate.now() - Number(localStorage.getItem(key) ?? 0);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}

/** A till's device: a browser that can be killed, its clock, and what the network does to what it sends. */
export async function tillDevice(origin: string, troubles: Troubles) {
  const browser = await killableBrowser();
  let started: { context: BrowserContext; page: Page } | undefined;

  function running() {
    if (!started) throw new Error("the device is off");
    return started;
  }

  async function start(signedIn: SignedIn): Promise<Page> {
    started = await browser.start(origin, signedIn);
    const { context, page } = started;
    await troubles.watch(context);
    await withoutPrinter(context);
    await context.addInitScript(setBack, BEHIND);
    return page;
  }

  return {
    start,
    /** Another tab. */
    async openTab(): Promise<Page> {
      const page = await running().context.newPage();
      await page.setViewportSize({ width: 1440, height: 900 });
      return page;
    },
    /** Kills the browser and starts it again, without a network. */
    async killAndStart(): Promise<Page> {
      const cookies = await running().context.cookies();
      await browser.kill();
      const page = await start({ cookies, origins: [] });
      await page.context().setOffline(true);
      return page;
    },
    /**
     * What becomes of what the outbox sends from now on; undefined: it arrives. Resolves when nothing is answered in the former
     * way any more. While requests are routed, no page can be loaded without a network.
     */
    async answer(answering: Answering | undefined) {
      const { context } = running();
      await context.unrouteAll({ behavior: "wait" });
      if (answering) await context.route(SENT, answering);
    },
    setOffline: (isOffline: boolean) => running().context.setOffline(isOffline),
    /** Sets the clock of a tab that is open, and of all others. Timers are not moved. */
    setClock: (page: Page, minutesAgo: number) =>
      page.evaluate(([key, ms]) => localStorage.setItem(key, ms), [
        BEHIND,
        String(minutesAgo * 60_000),
      ] as const),
    remove: () => browser.remove(),
  };
}
