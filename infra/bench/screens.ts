import type { Page } from "@playwright/test";
import { startGallery } from "../start/gallery-server.ts";
import { late, openBrowser, type Scrolled, scroll } from "./browser.ts";

/** `paintMs`: the longest duration from a press to the next paint. */
export type ScreenFigures = Scrolled & { answers: { action: string; paintMs: number }[] };

const SCROLLED_PX = 30_000;

/** Scrolls and clicks in a list of 10 000 rows, in a real browser. */
export async function measureScreens(): Promise<ScreenFigures> {
  const gallery = await startGallery();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${gallery.address}/?section=table&open=long&density=compact`);
    await page.getByRole("grid").waitFor();
    const scrolled = await scroll(page, SCROLLED_PX);
    return { ...scrolled, answers: await answers(page) };
  } finally {
    await browser.close();
    await gallery.close();
  }
}

async function answers(page: Page): Promise<ScreenFigures["answers"]> {
  const actions: [string, () => Promise<unknown>][] = [
    ["sort by a column", () => page.getByRole("columnheader").nth(1).getByRole("button").click()],
    ["type a letter into the search", () => page.getByRole("searchbox").press("a")],
    ["move down a row", () => page.getByRole("gridcell").first().press("ArrowDown")],
  ];
  const measured = [];
  for (const [action, act] of actions) measured.push({ action, paintMs: await late(page, act) });
  return measured;
}
