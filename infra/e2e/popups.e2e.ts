import type { Locator, Page } from "@playwright/test";
import { type Gallery, startGallery } from "../start/gallery-server.ts";
import { expect, test } from "./support/test.ts";

/** A viewport as low as a laptop's with an on-screen keyboard and two toolbars. */
const LOW = { width: 900, height: 300 };

// Shows scrollbars, so that the pointer can drag them.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

const openAt = async (page: Page, address: string) => {
  await page.goto(`${gallery.address}/?${address}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeAttached();
};

async function expectInWindow(page: Page, panel: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return (
        box !== null &&
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= width &&
        box.y + box.height <= height
      );
    })
    .toBe(true);
}

test("X-02 a calendar that is taller than the window is scrollable to its last day", async ({
  page,
}) => {
  await page.setViewportSize(LOW);
  await openAt(page, "lang=en&section=dates");
  await page
    .getByRole("button", { name: /^Choose a date/ })
    .first()
    .click();
  const panel = page.getByRole("dialog");
  await expectInWindow(page, panel);
  const last = panel.getByRole("button").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expectInWindow(page, panel);
});

for (const { lang, side } of [
  { lang: "en", side: "left" },
  { lang: "ar", side: "right" },
] as const)
  test(`X-02 X-05 the list of a combobox fits the window, is aligned with its field, and scrolls with its scrollbar: ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize(LOW);
    await openAt(page, `lang=${lang}&section=choices`);
    const field = page.locator("input[role=combobox]").first();
    await field.scrollIntoViewIfNeeded();
    await field.press("ArrowDown");
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    await expectInWindow(page, list);
    const edges = (at: Locator) =>
      at.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
    const panel = list.locator("..");
    expect(Math.abs((await edges(panel))[side] - (await edges(field))[side])).toBeLessThan(24);

    const bar = await list.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const isRtl = getComputedStyle(element).direction === "rtl";
      return { x: isRtl ? left + 5 : right - 5, y: top + 24 };
    });
    await page.mouse.move(bar.x, bar.y);
    await page.mouse.down();
    await page.mouse.move(bar.x, bar.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(list).toBeVisible();
    expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    await expect(field).toBeFocused();
  });

test("X-06 while the positioning code loads, a menu has the focus and keyboard navigation; it is visible only once positioned", async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(PLACING, async (route) => {
    await code.promise;
    await route.continue();
  });
  const menu = await openFirstMenu(page);
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await expect(menu).toHaveCSS("opacity", "0");
  await page.keyboard.press("ArrowDown");
  await expect(menu.locator("[role=menuitem]:enabled").nth(1)).toBeFocused();
  code.resolve();
  await expect(menu).toHaveCSS("opacity", "1");
  await expect(menu).toHaveAttribute("data-placed", "beside");
  await expectInWindow(page, menu);
});

test.describe("without the positioning code", () => {
  test.use({ expectedErrors: /keep-beside/ });

  test("X-04 a menu is visible if the positioning code fails to load, and is beside its button after a retry", async ({
    page,
  }) => {
    await page.route(PLACING, (route) => route.abort());
    const menu = await openFirstMenu(page);
    await expect(menu).toHaveCSS("opacity", "1");
    await expectInWindow(page, menu);
    await page.unroute(PLACING);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await expect(menu).toHaveAttribute("data-placed", "beside");
  });
});

const PLACING = "**/*keep-beside*";

async function openFirstMenu(page: Page): Promise<Locator> {
  await openAt(page, "lang=en&section=overlays");
  await page.locator("[aria-haspopup=menu]").first().press("ArrowDown");
  return page.getByRole("menu");
}
