import path from "node:path";
import { type BrowserContextOptions, devices, expect, test } from "@playwright/test";
import { type Gallery, startGallery } from "../start/gallery-server.ts";

type Look = { name: string; query: string; browser: BrowserContextOptions };

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } };

const looks: readonly Look[] = [
  { name: "1440-en-light", query: "lang=en", browser: desk },
  { name: "1440-ar-dark", query: "lang=ar&theme=dark", browser: desk },
  { name: "1440-fr-compact", query: "lang=fr&density=compact", browser: desk },
  { name: "390-fr-light", query: "lang=fr", browser: phone },
  { name: "390-ar-touch", query: "lang=ar&density=touch", browser: phone },
];

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

for (const { name, query, browser: options } of looks)
  test(`screenshots of the gallery: ${name}`, async ({ browser }) => {
    const page = await browser.newPage(options);
    const shoot = (what: string) =>
      page.screenshot({
        path: path.join(process.env.FUNDUQ_PICTURES ?? "", `${what}-${name}.png`),
        fullPage: !what.startsWith("open-"),
        animations: "disabled",
        scale: "css",
      });
    await page.goto(`${gallery.address}/?${query}`);
    const sections = await page
      .locator("main > section")
      .evaluateAll((all) => all.map(({ id }) => id));
    for (const section of sections) {
      await page.goto(`${gallery.address}/?${query}&section=${section}`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await shoot(section);
    }
    for (const [open, section] of [
      ["dialog", "dialogs"],
      ["drawer", "dialogs"],
      ["confirm", "dialogs"],
      ["palette", "frame"],
      ["menu", "overlays"],
      ["toasts", "states"],
    ]) {
      await page.goto(`${gallery.address}/?${query}&section=${section}&open=${open}`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await shoot(`open-${open}`);
    }
    await page.close();
  });
