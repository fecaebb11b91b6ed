import path from "node:path";
import { type BrowserContextOptions, devices, type Page } from "@playwright/test";
import { dialogsOf, setScene } from "./support/dialogs.ts";
import type { NewcomerPlan } from "./support/newcomers.ts";
import { places } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

type Look = { name: string; plan: NewcomerPlan; browser: BrowserContextOptions };

const desktop = { viewport: { width: 1440, height: 900 } };

const looks: Look[] = [
  { name: "1440", plan: { language: "en", theme: "light" }, browser: desktop },
  {
    name: "390",
    plan: { language: "en", theme: "light" },
    browser: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } },
  },
  { name: "1440-ar", plan: { language: "ar", theme: "light" }, browser: desktop },
  { name: "1440-dark", plan: { language: "fr", theme: "dark" }, browser: desktop },
];

async function take(page: Page, look: Look, name: string) {
  await expect(page.getByRole("status", { name: /loading/i })).toHaveCount(0);
  await page.waitForLoadState("load");
  const folder = process.env.FUNDUQ_PICTURES ?? "";
  await page.screenshot({ path: path.join(folder, `${name}-${look.name}.png`), scale: "css" });
}

for (const look of looks)
  test(`pictures of ${look.name}`, async ({ open, hire, desk }) => {
    const scene = await setScene(desk);
    const chief = await hire({ ...look.plan, isSuperAdmin: true });
    const guest = await open(undefined, look.browser);
    await guest.addInitScript(({ language = "en", theme = "light" }) => {
      localStorage.setItem("funduq.language", language);
      localStorage.setItem("funduq.theme", theme);
    }, look.plan);
    await guest.goto("/login");
    await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
    await take(guest, look, "login");

    const page = await open(await chief.signIn(), look.browser);
    for (const { name, path: at } of places) {
      await page.goto(at(chief.hotelId));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const terminal = page.getByRole("button", { name: "Restaurant La Casbah" });
      if (await terminal.isVisible()) {
        await take(page, look, `${name}-choice`);
        await terminal.click();
        await expect(page.getByRole("list").first()).toBeVisible();
      }
      if (name === "commercial") await page.getByRole("link", { name: /Atlas/ }).click();
      await take(page, look, name);
    }
    for (const dialog of dialogsOf(scene)) {
      await page.goto(`/hotel/${chief.hotelId}/${dialog.at}`);
      await expect(page.locator("dialog[open]").last()).toBeVisible();
      if ("open" in dialog) {
        await dialog.open(page);
        await expect(page.locator("dialog[open]")).toHaveCount(3);
      }
      await take(page, look, dialog.name);
    }
  });
