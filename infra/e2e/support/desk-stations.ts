import type { Booking } from "@funduq/shared-types/contracts/booking";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { expect, type Page } from "@playwright/test";
import type { Scene } from "./dialogs.ts";
import { behind, inHotel, main, quiet, rest, type Station, topDialog } from "./station.ts";

/** The front desk without dialogs: searches, menus, errors and prompts. */
export function deskStations(hotelId: string, scene: Scene): Station[] {
  const at = inHotel(hotelId);
  const from = scene.inHouse.checkOutDate;
  const stay = behind(`dashboard?booking=${scene.inHouse.id}`);
  return [
    at(quiet, "no room matches", rest),
    // The business date's calendar button has an icon only; one with text opens the search for free rooms.
    at(quiet, "calendar", async (page) => {
      await main(page).locator("button[aria-haspopup=dialog]:not(:has(span))").first().click();
      await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
    }),
    at(`${quiet}&filter=daily`, "filters of the day", popover),
    at("dashboard?filter=daily&status=NoShow", "no-shows of the day", async (page) => {
      await expect(page.getByRole("tabpanel")).toBeVisible();
    }),
    at(`${quiet}&filter=availability`, "question for free rooms", popover),
    at(`dashboard?from=${from}&to=${addDays(from, 1)}`, "free rooms", rest),
    at(quiet, "suggested rooms", async (page) => {
      await main(page).getByRole("combobox").last().fill("1");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    }),
    at("dashboard", "found stays", async (page) => {
      await main(page).getByRole("combobox").first().fill("haddad");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    }),
    at(quiet, "no stay found", async (page) => {
      await main(page).getByRole("combobox").first().fill("zzyzx");
      await expect(main(page).getByRole("combobox").first()).toHaveAttribute(
        "aria-expanded",
        "true",
      );
    }),
    at(quiet, "unknown room", async (page) => {
      await main(page).getByRole("combobox").last().fill("999");
      await page.keyboard.press("Enter");
    }),
    at("dashboard?mode=housekeeping&status=OutOfOrder", "menu of a room", async (page) => {
      await main(page).locator("button[aria-haspopup=menu]").first().click();
      await expect(page.getByRole("menu")).toBeVisible();
    }),
    at(quiet, "palette", async (page) => {
      await page.keyboard.press("Control+k");
      await expect(topDialog(page)).toBeVisible();
    }),
    at(quiet, "what the palette finds", async (page) => {
      await page.keyboard.press("Control+k");
      await topDialog(page).getByRole("combobox").fill("1");
      await expect(topDialog(page).locator("[role=option]").first()).toBeVisible();
    }),
    at(quiet, "sheet of shortcuts", async (page) => {
      await page.keyboard.press("F1");
      await expect(topDialog(page)).toBeVisible();
    }),
    at(`${stay}&panel=folios`, "a folio's invoices", (page) =>
      topDialog(page).locator("footer button").nth(2).click(),
    ),
    at(`${stay}&panel=folios`, "a new invoice of a folio", async (page) => {
      await topDialog(page).locator("footer button").nth(2).click();
      await topDialog(page).locator("footer button").last().click();
    }),
    at(`${stay}&panel=folios`, "another guest's folio", (page) =>
      topDialog(page).locator("footer button").nth(3).click(),
    ),
    at(`${stay}&panel=folios`, "payment beyond what is owed", async (page) => {
      await topDialog(page).locator("footer button").last().click();
      await topDialog(page).getByRole("textbox").first().fill("9999999");
      await expect(topDialog(page).getByRole("alert")).toBeVisible();
    }),
    at(
      behind(`dashboard?booking=${scene.leaving.id}&panel=check-out`),
      "check-out on a company's account",
      (page) => topDialog(page).locator("li button").first().click(),
    ),
    at(
      behind(`dashboard?booking=${scene.leaving.id}&panel=check-out`),
      "check-out with a payment over two methods",
      async (page) => {
        await topDialog(page).locator("li button").nth(1).click();
        await topDialog(page).locator("fieldset button").last().click();
        await expect(topDialog(page).locator("fieldset select")).toHaveCount(2);
      },
    ),
    at(stay, "menu of a stay", async (page) => {
      await topDialog(page).locator("button[aria-haspopup=menu]").click();
      await expect(page.getByRole("menu")).toBeVisible();
    }),
    at(behind("dashboard?new=any"), "faults of a booking", async (page) => {
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
    }),
    at(behind(`dashboard?new=${scene.room.id}`), "police form of a walk-in", (page) =>
      walkIn(page, scene.arriving),
    ),
    at(behind("dashboard?new=any"), "suggested guests", async (page) => {
      await topDialog(page).getByRole("combobox").first().fill("ben");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    }),
    at(behind("dashboard?new=any"), "question to discard", async (page) => {
      await topDialog(page).getByRole("textbox").last().fill("Chambre calme");
      await page.keyboard.press("Escape");
      await expect(topDialog(page).getByRole("alert")).toBeVisible();
    }),
  ];
}

/** Checks a walk-in in; the answer names another stay, so that the room stays free for the next language. */
async function walkIn(page: Page, { id, version }: Booking): Promise<void> {
  await page.route(
    "**/api/hotels/*/bookings",
    (route) => route.fulfill({ json: { id, version } }),
    {
      times: 1,
    },
  );
  const form = topDialog(page);
  await form.getByRole("combobox").first().fill("Nadia Ferhat");
  await expect(form.locator("footer [aria-live]")).toContainText(/,00/);
  await form.locator("button[type=submit]").click();
  await expect(topDialog(page).locator("li button").first()).toBeVisible();
}

async function popover(page: Page): Promise<void> {
  await expect(page.locator("[role=tabpanel]")).toBeVisible();
}
