import type { Page } from "@playwright/test";
import { late } from "./browser.ts";

declare global {
  interface Window {
    /** The page's measurement, from the press until the result is painted. */
    shownMs: Promise<number>;
  }
}

const ROUNDS = 3;

/** What is visible once an action is done: the first element that matches, with this text if one is given. */
type Result = { selector: string; text?: string };

export type Action = {
  action: string;
  act(page: Page): Promise<unknown>;
  result: Result | ((page: Page) => Promise<Result>);
  undo(page: Page): Promise<unknown>;
};

/** `paintMs`: from the press to the next painted frame; `shownMs`: from the press until the result is visible. */
export type Answer = { action: string; paintMs: number; shownMs: number };

/** Does each action a few times, and answers the medians. */
export async function measureActions(page: Page, actions: readonly Action[]): Promise<Answer[]> {
  const measured = [];
  for (const each of actions) {
    const rounds = [];
    // The first round loads what is not cached yet, such as a dialog's code or another day.
    for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await measure(page, each));
    const [, ...known] = rounds;
    measured.push({
      action: each.action,
      paintMs: median(known.map(({ paintMs }) => paintMs)),
      shownMs: median(known.map(({ shownMs }) => shownMs)),
    });
  }
  return measured;
}

async function measure(page: Page, { act, result, undo }: Action) {
  const wanted = typeof result === "function" ? await result(page) : result;
  await page.evaluate(watchFor, wanted);
  let shownMs = 0;
  const paintMs = await late(page, async () => {
    await act(page);
    shownMs = await page.evaluate(() => window.shownMs);
  });
  await undo(page);
  const { selector, text } = wanted;
  const shown = page.locator(selector, text === undefined ? {} : { hasText: text });
  await shown.first().waitFor({ state: "detached" });
  await page.evaluate(() => new Promise((idle) => setTimeout(idle, 400)));
  return { paintMs, shownMs: Math.round(shownMs) };
}

/**
 * Runs in the page: measures from the next press until an element exists and is painted. It checks after DOM
 * changes only (MutationObserver), because a check at every frame would distort the measurement.
 */
function watchFor({ selector, text = "" }: Result): void {
  let pressed = 0;
  const press = ({ timeStamp }: Event) => {
    pressed ||= timeStamp;
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, press, { capture: true, once: true });
  const isShown = () => document.querySelector(selector)?.textContent?.includes(text) ?? false;
  const shown = new Promise<number>((resolve) => {
    const painted = () => requestAnimationFrame(() => resolve(performance.now() - pressed));
    const changes = new MutationObserver(() => {
      if (!pressed || !isShown()) return;
      changes.disconnect();
      requestAnimationFrame(painted);
    });
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  window.shownMs = shown;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
