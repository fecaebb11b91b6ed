import { expect, type Page } from "@playwright/test";

/** Something that can stand on the screen, and the way there in whichever language. */
export type Station = {
  name: string;
  kind: "screen" | "dialog" | "other part";
  open(page: Page): Promise<void>;
};

export const topDialog = (page: Page) => page.locator("dialog[open]").last();
export const main = (page: Page) => page.getByRole("main");

/** Where the page has come to rest: its heading stands there, and nothing is on its way. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[role=status][aria-label]:not(:has(*:not(div)))")).toHaveCount(0);
}

/** Leads to an address; on the dashboard, where the address says what is open, without a new load. */
export async function visit(page: Page, path: string): Promise<void> {
  const isThere =
    path.includes("/dashboard?") && new URL(page.url()).pathname === path.split("?")[0];
  if (isThere) await page.evaluate(moveTo, path);
  else await page.goto(path);
  await settle(page);
}

/** In the page: another address, as a link within the suite leads there. */
export function moveTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

/** The dashboard with hardly a room on it, behind what is looked at: quick to draw in another language. */
export const quiet = "dashboard?status=OutOfOrder&activity=arrivals";
export const behind = (address: string) => address.replace("dashboard?", `${quiet}&`);

/** While somebody works on one of them: `FUNDUQ_STATIONS=dates,details` looks at those alone. */
export function isWanted({ name }: { name: string }): boolean {
  const wanted = process.env.FUNDUQ_STATIONS;
  return !wanted || wanted.split(",").includes(name);
}

/** The stations of a hotel: the view they stand on, and what leads from there to them. */
export function inHotel(hotelId: string) {
  const path = (view: string) => `/hotel/${hotelId}/${view}`;
  return (view: string, name: string, act: (page: Page) => Promise<void>): Station => ({
    name,
    kind: "other part",
    async open(page) {
      if (view.startsWith("dashboard")) {
        await visit(page, path(quiet));
        // The palette, a calendar and a menu belong to no address.
        const left = page.locator("dialog[open], [role=dialog], [role=menu]");
        if (await left.count()) await page.goto(path(quiet));
      }
      await visit(page, path(view));
      await act(page);
      await settle(page);
    },
  });
}

/** What the address shows is all there is to look at. */
export const rest = async () => undefined;
