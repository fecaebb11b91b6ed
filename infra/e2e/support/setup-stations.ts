import { expect, type Page } from "@playwright/test";
import { main, type Station, settle, topDialog, visit } from "./station.ts";

/** The screens of a hotel's set-up, whose URLs are not below `/hotel/{hotelId}`. */
export function setupStations(hotelId: string): Station[] {
  const on = (name: string, act: (page: Page) => Promise<void>): Station => ({
    name,
    async open(page) {
      await page.goto("/");
      await visit(page, `/setup-hotel/${hotelId}`);
      await expect(main(page).locator("#rooms li").first()).toBeVisible();
      await act(page);
      await settle(page);
    },
  });
  const press = (page: Page, within: string, nth: number) =>
    main(page).locator(`${within} button`).nth(nth).press("Enter");
  return [
    on("rooms to add", async (page) => {
      await press(page, "#rooms", 0);
      await topDialog(page).getByRole("textbox").fill("901–904\n101\n9-1");
      await expect(topDialog(page).locator("li")).toHaveCount(3);
    }),
    on("a room to edit", async (page) => {
      await press(page, "#rooms li", 0);
      await expect(topDialog(page)).toBeVisible();
    }),
    on("tax rates from a day on", async (page) => {
      await press(page, "#taxes", 0);
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toHaveCount(1);
    }),
    on("a facility to add", async (page) => {
      await press(page, "#rooms", 1);
      await expect(topDialog(page)).toBeVisible();
    }),
    on("question before leaving", async (page) => {
      await main(page).locator("#information input").first().fill("Dar");
      // Expands the finished steps, which contain links to other screens.
      await main(page).locator("button[aria-expanded=false]").first().press("Enter");
      await main(page).locator('a[href*="/hotel/"]').first().press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
    on("question to delete a room", async (page) => {
      await press(page, "#rooms li", 1);
      await expect(page.getByRole("dialog")).toBeVisible();
    }),
    on("faults of a room type", async (page) => {
      await main(page).locator("#room-types form > div > div button").first().press("Enter");
      await main(page).locator("#room-types form button[type=submit]").press("Enter");
      await expect(main(page).locator("#room-types [aria-invalid=true]")).toHaveCount(1);
    }),
  ];
}
