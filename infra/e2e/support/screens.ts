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

/** The sidebar's links, which are the entries of the navigation switcher on a wide screen (AUTH-14). */
export function viewLinks(page: Page, name?: string | RegExp): Locator {
  const exact = typeof name === "string";
  return page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact });
}

/** Opens a view with the navigation switcher, by the label of its entry (AUTH-14): the link or the select. */
export async function switchTo(page: Page, view: string): Promise<void> {
  const link = viewLinks(page, view);
  const select = page.getByLabel("View", { exact: true });
  await link.or(select).waitFor();
  if (await select.isVisible()) await select.selectOption({ label: view });
  else await link.click();
}
