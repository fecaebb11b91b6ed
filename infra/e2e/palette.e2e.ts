import type { Locator, Page } from "@playwright/test";
import { button, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(90_000);

const palette = (page: Page) => page.locator("dialog[open]").last();
const field = (page: Page) => palette(page).getByRole("combobox");

async function find(page: Page, text: string): Promise<Locator> {
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  return palette(page);
}

test("X-06 Ctrl+K opens a room by its number, and Esc returns the focus to the opener", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.book(room, "Souad Merabet", { checkInNow: true });
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(roomCard(page, room.number)).toBeVisible();
  const today = button(page, "Today");
  await today.focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(today).toBeFocused();

  await find(page, room.number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Souad Merabet/ })).toBeVisible();
});

test("X-06 text typed after the first Ctrl+K is searched even while the palette's code is loading", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.book(room, "Farid Ouali", { checkInNow: true });
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(roomCard(page, room.number)).toBeVisible();
  const { release, held } = await holdScripts(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type(room.number);
  await held;
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog", { name: /Farid Ouali/ })).toBeVisible();
});

test("X-06 what is typed before the palette's code is there stays as the typing goes on", async ({
  open,
}) => {
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  const { release, held } = await holdScripts(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Log");
  await held;
  release();
  await expect(field(page)).toHaveValue("Log");
  await page.keyboard.type(" out");
  await expect(field(page)).toHaveValue("Log out");
});

/** Delays all scripts until `release` is called. */
async function holdScripts(page: Page) {
  const lock = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    asked.resolve();
    await lock.promise;
    await route.continue();
  });
  return { release: () => lock.resolve(), held: asked.promise };
}

test("X-05 GST-05 a guest is found in any spelling; choosing one who is not in house opens a booking for that guest", async ({
  open,
  desk,
}) => {
  const from = desk.day(9);
  const later = await desk.roomFor(from, 1);
  await desk.book(later, "Zoubir Aït-Ahmed", {
    checkInDate: from,
    checkOutDate: desk.day(10),
  });
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();

  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/guest-search")) asked.push(request.postDataJSON().query);
  });
  const found = await find(page, "zoubir ait");
  const guest = found.getByRole("option", { name: /Zoubir Aït-Ahmed.*New booking/ });
  await expect(guest).toBeVisible();
  expect(asked).toEqual(["zoubir ait"]);
  await guest.click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("Zoubir Aït-Ahmed");
  await expect(dialog.getByText("Known guest")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/guest=/);
});

test("X-06 'walk-in' offers a ready room; a company opens in the commercial department", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const page = await open("manager");
  await page.goto(`/hotel/${desk.hotelId}/dashboard`);
  await expect(page.getByRole("grid")).toBeVisible();
  await find(page, `walk-in ${room.number}`);
  await palette(page)
    .getByRole("option", { name: `Walk-in, room ${room.number}` })
    .click();
  await expect(page.getByRole("dialog", { name: `Walk-in, room ${room.number}` })).toBeVisible();
  await page.keyboard.press("Escape");

  const found = await find(page, "walk-in");
  await expect(found.getByRole("option", { name: /^Walk-in, room/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await find(page, "atlas energie");
  await palette(page)
    .getByRole("option", { name: /Atlas Énergie/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/commercial\?company=/);
});

test("X-05 X-06 views, language, theme and log-out are commands of the palette", async ({
  open,
  hire,
}) => {
  const chief = await hire({ role: "hotel-admin" });
  const page = await open(await chief.signIn());
  await page.goto(`/hotel/${chief.hotelId}/dashboard`);
  await expect(page.getByRole("grid")).toBeVisible();

  await find(page, "housekeep");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/housekeeping/);
  await find(page, "dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");

  const saved = page.waitForResponse("**/api/session/preferences");
  await find(page, "العربية");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await saved;
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole("option", { name: "English" })).toBeVisible();
  await page.keyboard.type("English");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await find(page, "log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
});

test("AUTH-17 POS staff find no front desk commands or data", async ({ open, desk }) => {
  const room = await desk.readyRoom();
  await desk.book(room, "Souhila Kaci", { checkInNow: true });
  const page = await open("pos");
  await page.goto("/");
  await expect(page).toHaveURL(/\/pos-sales/);
  await expect(page.getByRole("heading", { level: 1, name: "Choose a restaurant" })).toBeVisible();
  const found = await find(page, "");
  await expect(found.getByRole("group", { name: "Go to" })).toBeVisible();
  await expect(found.getByRole("option", { name: /New booking|Today/ })).toHaveCount(0);
  for (const text of [room.number, "souhila", "walk-in"]) {
    await field(page).fill(text);
    await expect(palette(page).getByText(`Nothing found for ${text}.`)).toBeVisible();
  }
});

test("X-06 the shortcut sheet of the current view lists each key once", async ({ open }) => {
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.keyboard.press("F1");
  const keys = palette(page).locator("dt");
  // F2 has two actions, new booking and editing a table cell, in one line.
  await expect(keys.filter({ hasText: "F2" })).toHaveCount(1);
  await expect(keys.filter({ hasText: "F1" })).toHaveCount(1);
});
