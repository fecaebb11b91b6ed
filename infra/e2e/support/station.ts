import { expect, type Page } from "@playwright/test";

/** A screen or dialog, and language-independent steps that open it. */
export type Station = {
  name: string;
  open(page: Page): Promise<void>;
};

export const topDialog = (page: Page) => page.locator("dialog[open]").last();
export const main = (page: Page) => page.getByRole("main");

/** Waits until the page is loaded: its heading is visible and no loading indicator remains. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[role=status][aria-label]:not(:has(*:not(div)))")).toHaveCount(0);
}

/** Navigates to a URL; on the dashboard, whose URL holds what is open, without a page load. */
export async function visit(page: Page, path: string): Promise<void> {
  const isThere =
    path.includes("/dashboard?") && new URL(page.url()).pathname === path.split("?")[0];
  if (isThere) await page.evaluate(moveTo, path);
  else await page.goto(path);
  await settle(page);
}

/** Runs in the page: navigates on the client side, as a link does. */
export function moveTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

/** The dashboard filtered to few rooms, as the background of a dialog, so that it renders fast in each language. */
export const quiet = "dashboard?status=OutOfOrder&activity=arrivals";
export const behind = (address: string) => address.replace("dashboard?", `${quiet}&`);

/** `FUNDUQ_STATIONS=dates,details` limits a run to those stations. */
export function isWanted({ name }: { name: string }): boolean {
  const wanted = process.env.FUNDUQ_STATIONS;
  return !wanted || wanted.split(",").includes(name);
}

/** Builds a hotel's stations: a view, and the steps from there. */
export function inHotel(hotelId: string) {
  const path = (view: string) => `/hotel/${hotelId}/${view}`;
  return (view: string, name: string, act: (page: Page) => Promise<void>): Station => ({
    name,
    async open(page) {
      if (view.startsWith("dashboard")) {
        await visit(page, path(quiet));
        // The command palette, calendars and menus have no URL, so a page load closes them.
        const left = page.locator("dialog[open], [role=dialog], [role=menu]");
        if (await left.count()) await page.goto(path(quiet));
      }
      await visit(page, path(view));
      await act(page);
      await settle(page);
    },
  });
}

/** For stations that are open after navigation, without further steps. */
export const rest = async () => undefined;
