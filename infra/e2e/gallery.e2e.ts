import { type Gallery, startGallery } from "../start/gallery-server.ts";
import { violationsOf } from "./support/axe.ts";
import { languages } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

/** What stands open over the page, and in which section of it. */
const opened = {
  dialog: "dialogs",
  drawer: "dialogs",
  confirm: "dialogs",
  "typed-confirm": "dialogs",
  menu: "overlays",
  popover: "overlays",
  "confirm-popover": "overlays",
  toasts: "states",
};

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
    for (const [what, section] of Object.entries(opened)) {
      await open(`section=${section}&open=${what}`);
      expect.soft(await violationsOf(page), what).toEqual([]);
    }
  });
