import type { Locator, Page } from "@playwright/test";

/** A room's card on the dashboard's grid. */
export function roomCard(page: Page, number: string): Locator {
  return page.locator(`[role=gridcell][data-number="${number}"]`);
}

/** A room's card on the housekeeping screen. */
export function housekeepingCard(page: Page, number: string): Locator {
  return page.getByRole("article").filter({ has: page.getByText(number, { exact: true }) });
}

export function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
}

/** Records page loads from now on: `expect(loads).toEqual([])` proves that the page did not reload. */
export function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Opens a view with the navigation switcher, by the label of its entry (AUTH-14). */
export async function switchTo(page: Page, view: string): Promise<void> {
  await page.getByLabel("View", { exact: true }).selectOption({ label: view });
}
