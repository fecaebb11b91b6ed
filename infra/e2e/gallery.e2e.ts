import { type Gallery, startGallery } from "../start/gallery-server.ts";
import { violationsOf } from "./support/axe.ts";
import { languages } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

/** What stands open over the page: where it is shown, what of the page it is, in which languages. */
const opened = [
  { what: "dialog", section: "dialogs", part: "dialog[open]" },
  { what: "drawer", section: "dialogs", part: "dialog[open]", everywhere: true },
  { what: "confirm", section: "dialogs", part: "dialog[open]" },
  { what: "typed-confirm", section: "dialogs", part: "dialog[open]" },
  { what: "palette", section: "frame", part: "dialog[open]" },
  { what: "shortcuts", section: "frame", part: "dialog[open]" },
  { what: "menu", section: "overlays", part: "[role=menu]", everywhere: true },
  { what: "popover", section: "overlays", part: "[role=dialog]" },
  { what: "confirm-popover", section: "overlays", part: "[role=dialog]" },
  { what: "toasts", section: "states", part: "[aria-live=assertive]", everywhere: true },
];

test.setTimeout(180_000);

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

for (const lang of languages)
  test(`X-06 no component breaks a rule of accessibility in any state: ${lang}`, async ({
    page,
  }) => {
    const open = async (address: string) => {
      await page.goto(`${gallery.address}/?lang=${lang}&${address}`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeAttached();
    };
    await open("theme=light");
    expect.soft(await violationsOf(page)).toEqual([]);
    await open("theme=dark");
    expect.soft(await violationsOf(page, "html", ["color-contrast"]), "dark").toEqual([]);
    for (const { what, section, part, everywhere } of opened) {
      if (lang !== "en" && !everywhere) continue;
      await open(`section=${section}&open=${what}`);
      await expect(page.locator(part).first()).toBeVisible();
      expect.soft(await violationsOf(page, part), what).toEqual([]);
    }
  });
