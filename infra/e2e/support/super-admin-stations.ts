import type { HotelList } from "@funduq/shared-types/contracts/hotel";
import { expect, type Page } from "@playwright/test";
import { main, type Station, topDialog, visit } from "./station.ts";

/** The super admins' card: the last but one, above the card of the integrity check. */
const card = (page: Page) => main(page).locator("section:has(h2)").nth(-2);

async function askForName(page: Page): Promise<void> {
  await visit(page, "/");
  await card(page).locator("li").first().waitFor();
  await card(page).locator("button").last().press("Enter");
  await expect(topDialog(page).locator("input[type=email]")).toBeVisible();
}

export const superAdminStations: Station[] = [
  {
    name: "question to limit a subscription",
    async open(page) {
      const address = /\/api\/hotels(\?|$)/;
      await page.route(address, async (route) => {
        const { hotels, next } = (await (await route.fetch()).json()) as HotelList;
        const unlimited = hotels.map((hotel) => ({ ...hotel, expiresAt: null }));
        await route.fulfill({ json: { hotels: unlimited, next } });
      });
      await visit(page, "/");
      const rows = main(page).locator(":is(tr, li):has(button + button + button)");
      await rows.last().locator("button").nth(2).press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await page.unroute(address);
    },
  },
  {
    name: "naming a super admin",
    async open(page) {
      await askForName(page);
      await topDialog(page).locator("input").fill("samia@");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    },
  },
  {
    name: "question to name a super admin",
    async open(page) {
      await askForName(page);
      await topDialog(page).locator("input").fill("samia@hotel.test");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "question to take a super admin back",
    async open(page) {
      await visit(page, "/");
      await card(page).locator("li button").last().press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
];
