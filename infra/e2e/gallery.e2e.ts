import { type Gallery, startGallery } from "../start/gallery-server.ts";
import { violationsOf } from "./support/axe.ts";
import { languages } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

/** Overlays: the gallery part that shows one, and the selector of the element to photograph. */
const opened = [
  { what: "dialog", section: "dialogs", part: "dialog[open]" },
  { what: "drawer", section: "dialogs", part: "dialog[open]" },
  { what: "confirm", section: "dialogs", part: "dialog[open]" },
  { what: "typed-confirm", section: "dialogs", part: "dialog[open]" },
  { what: "palette", section: "frame", part: "dialog[open]" },
  { what: "shortcuts", section: "frame", part: "dialog[open]" },
  { what: "print-dialog", section: "print", part: "dialog[open]" },
  { what: "menu", section: "overlays", part: "[role=menu]" },
  { what: "popover", section: "overlays", part: "[role=dialog]" },
  { what: "confirm-popover", section: "overlays", part: "[role=dialog]" },
  { what: "toasts", section: "states", part: "[aria-live=assertive]" },
];

const schemes = ["light", "dark"] as const;

// Disables animations.
test.use({ contextOptions: { reducedMotion: "reduce" } });
// Checking every component in two colour schemes is slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

for (const lang of languages)
  test(`X-06 no component has an axe violation in any state: ${lang}`, async ({ page }) => {
    const open = async (address: string) => {
      await page.goto(`${gallery.address}/?lang=${lang}&${address}`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeAttached();
    };
    const look = async (what: string, only = "html") => {
      for (const scheme of schemes)
        expect.soft(await violationsOf(page, only, scheme), `${what}, ${scheme}`).toEqual([]);
    };
    await open("theme=light");
    await look("all");
    for (const { what, section, part } of opened) {
      await open(`section=${section}&open=${what}`);
      await expect(page.locator(part).first()).toBeVisible();
      await look(what, part);
    }
  });

test("X-02 in dark mode an unchecked radio button is round and a checkbox is not", async ({
  page,
}) => {
  await page.goto(`${gallery.address}/?lang=en&theme=dark&section=choices`);
  const corner = (type: "radio" | "checkbox") =>
    page.locator(`input[type=${type}]:not(:checked)`).first();
  await expect(corner("radio")).toHaveCSS("border-radius", "50%");
  await expect(corner("radio")).toHaveCSS("appearance", "none");
  await expect(corner("checkbox")).toHaveCSS("appearance", "none");
  await expect(corner("checkbox")).not.toHaveCSS("border-radius", "50%");
});

for (const { lang, align } of [
  { lang: "fr", align: "start" },
  { lang: "ar", align: "end" },
])
  test(`X-05 date and time fields are left-to-right and aligned with their label: ${lang}`, async ({
    page,
  }) => {
    await page.goto(`${gallery.address}/?lang=${lang}&section=dates`);
    for (const typed of await page.locator("input[dir=ltr]").all()) {
      await expect(typed).toHaveCSS("direction", "ltr");
      await expect(typed).toHaveCSS("text-align", align);
    }
    expect(await page.locator("input[dir=ltr]").count()).toBeGreaterThan(3);
  });
