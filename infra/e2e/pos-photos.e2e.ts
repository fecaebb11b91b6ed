import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { cutOffEmpty, untilKept } from "./support/offline-pages.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { plainPhoto, readPhoto, uprightPhoto } from "./support/pictures.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { bill, item, makeWaiter, openTill, RESTAURANT, table } from "./support/till.ts";

test.setTimeout(150_000);

const words = {
  en: { edit: "Edit", save: "Save", choose: "Choose a photo", remove: "Remove photo" },
  fr: {
    edit: "Modifier",
    save: "Enregistrer",
    choose: "Choisir une photo",
    remove: "Retirer la photo",
  },
  ar: { edit: "تعديل", save: "حفظ", choose: "اختيار صورة", remove: "إزالة الصورة" },
} as const;
const unreadable = {
  en: /carte\.pdf.* can't be read as a photo/u,
  fr: /carte\.pdf.* n’est pas lisible comme photo/u,
  ar: /لا يمكن قراءة .*carte\.pdf.* كصورة/u,
} as const;

const dialog = (page: Page) => page.getByRole("dialog");
const photoIn = (within: Locator) => within.locator("img");
const isDrawn = (photo: Locator) =>
  photo.evaluate(
    (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
  );

async function openItem(page: Page, name: string, edit: string) {
  const row = page.getByRole("row", { name: new RegExp(name, "u") });
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: edit }).click();
}

const choose = (page: Page, file: Buffer, name = "photo.jpg", mimeType = "image/jpeg") =>
  dialog(page).locator("input[type=file]").setInputFiles({ name, mimeType, buffer: file });

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-01 X-05 X-06 a photo of a camera is made small and upright, shown at once, saved and removed: ${language}`, async ({
    open,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief]);
    const page = await open(await chief.signIn());
    await page.goto(`/hotel/${hotelId}/pos-manager`);
    await button(page, RESTAURANT).click();
    await openItem(page, "Chorba frik", said.edit);
    const shown = photoIn(dialog(page));
    const name = dialog(page).getByRole("textbox").first();

    await test.step("what is no picture is said, and the form stays", async () => {
      await name.fill("Chorba frik du jour");
      await choose(page, Buffer.from("%PDF-1.7"), "carte.pdf", "application/pdf");
      await expect(dialog(page).getByRole("alert")).toHaveText(unreadable[language]);
      await expect(name).toHaveValue("Chorba frik du jour");
      await expect(shown).toHaveCount(0);
    });

    await test.step("a photo is shown before it is saved", async () => {
      const photo = await uprightPhoto(page);
      expect(photo.length).toBeGreaterThan(500_000);
      await choose(page, photo);
      await expect.poll(() => isDrawn(shown)).toBe(true);
      await expect(dialog(page).getByRole("alert")).toHaveCount(0);
      for (const scheme of ["light", "dark"] as const)
        expect.soft(await violationsOf(page, "dialog[open]", scheme), scheme).toEqual([]);
      await button(dialog(page), said.save).click();
      await expect(dialog(page)).toHaveCount(0);
    });

    await test.step("it is kept small, upright, and for good", async () => {
      await openItem(page, "Chorba frik du jour", said.edit);
      const address = (await shown.getAttribute("src")) ?? "";
      const stored = await readPhoto(page, address);
      expect(stored).toMatchObject({
        type: "image/jpeg",
        caching: "private, max-age=31536000, immutable",
        width: 320,
        height: 480,
        isRedAbove: true,
      });
      expect(stored.bytes).toBeLessThanOrEqual(60_000);
    });

    await test.step("it is removed", async () => {
      await button(dialog(page), said.remove).click();
      await expect(shown).toHaveCount(0);
      await button(dialog(page), said.save).click();
      await expect(dialog(page)).toHaveCount(0);
      await openItem(page, "Chorba frik du jour", said.edit);
      await expect(shown).toHaveCount(0);
      await expect(dialog(page).getByText(said.choose)).toBeVisible();
    });
  });

test.describe("on the till", () => {
  /** A browser without a network logs each request; a photo is asked for in vain. */
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("POS-01 POS-12 a photo appears on every till without moving the menu, is asked for once, and is not needed without a network", async ({
    open,
    hire,
  }) => {
    const [chief, waiter] = [await hire({}), await hire({})];
    const { hotelId } = await makeDemoHotel([chief]);
    await makeWaiter(hotelId, waiter);
    const page = await open(await waiter.signIn(), { serviceWorkers: "allow" });
    await openTill(page, hotelId);
    await table(page, "T1").click();
    const chorba = item(page, "Chorba frik");
    const photo = photoIn(chorba);
    await expect(chorba).toBeVisible();
    await expect(photo).toHaveCount(0);

    const manager = await open(await chief.signIn());
    await manager.goto(`/hotel/${hotelId}/pos-manager`);
    await button(manager, RESTAURANT).click();
    const save = async (color: string) => {
      await openItem(manager, "Chorba frik", "Edit");
      await choose(manager, await plainPhoto(manager, color), "photo.png", "image/png");
      await expect(photoIn(dialog(manager))).toHaveAttribute("src", /^data:/u);
      await button(dialog(manager), "Save").click();
      await expect(dialog(manager)).toHaveCount(0);
    };

    await test.step("it appears while the till is open; another takes its place", async () => {
      await save("rgb(200, 30, 30)");
      await expect.poll(() => isDrawn(photo)).toBe(true);
      const first = await photo.getAttribute("src");
      await save("rgb(30, 160, 60)");
      await expect(photo).not.toHaveAttribute("src", first ?? "");
      await expect.poll(() => isDrawn(photo)).toBe(true);
    });

    await test.step("the button has its size before the photo is there", async () => {
      const late = await open(await waiter.signIn());
      let show = () => {};
      const held = new Promise<void>((resolve) => {
        show = resolve;
      });
      await late.route("**/photos/*", async (route) => {
        await held;
        await route.continue();
      });
      await openTill(late, hotelId);
      await table(late, "T1").click();
      const tile = item(late, "Chorba frik");
      await expect(photoIn(tile)).toHaveCount(1);
      expect(await isDrawn(photoIn(tile))).toBe(false);
      const before = await tile.boundingBox();
      show();
      await expect.poll(() => isDrawn(photoIn(tile))).toBe(true);
      expect(await tile.boundingBox()).toEqual(before);
      for (const scheme of ["light", "dark"] as const)
        expect.soft(await violationsOf(late, "html", scheme), scheme).toEqual([]);
    });

    await test.step("a second visit asks for nothing", async () => {
      await page.reload();
      await expect.poll(() => isDrawn(photo)).toBe(true);
      const sent = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("/photos/"))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      );
      expect(sent).toEqual([0]);
    });

    await test.step("without a network it comes from the browser", async () => {
      await untilKept(page);
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByText(/^Offline, as of /u)).toBeVisible();
      await expect.poll(() => isDrawn(photo)).toBe(true);
    });

    await test.step("without the photo the button is a plain one, and orders", async () => {
      await page.context().setOffline(false);
      await cutOffEmpty(page);
      await page.reload();
      await expect(page.getByText(/^Offline, as of /u)).toBeVisible();
      await expect(chorba).toBeVisible();
      await expect(photo).toHaveCount(0);
      await chorba.click();
      await expect(bill(page).getByText("450,00 DA").first()).toBeVisible();
    });
  });
});
