import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

// Many axe checks, which are slow on a busy machine.
test.setTimeout(180_000);

const words = {
  en: {
    newCategory: "New category",
    add: "Add",
    categories: "Categories",
    items: "Items of the menu",
    search: "Search items...",
    addItem: "Add item",
    name: /^Name/u,
    price: /^Price/u,
    save: "Save",
    saved: "Glace pistache was saved.",
    move: (name: string) => `Move ${name}`,
    actions: /^Actions of Glace pistache/u,
    categoryActions: "Actions for Glaces",
    remove: "Delete",
    moveUp: "Move up",
    stays: "1 item stays on the menu without a category.",
    soldOut: "Sold out: Glace pistache",
    options: "Options",
    addOptions: "Add options",
    stations: "Kitchen stations",
  },
  fr: {
    newCategory: "Nouvelle catégorie",
    add: "Ajouter",
    categories: "Catégories",
    items: "Articles de la carte",
    search: "Rechercher un article…",
    addItem: "Ajouter un article",
    name: /^Nom/u,
    price: /^Prix/u,
    save: "Enregistrer",
    saved: /Glace pistache\s: enregistré\./u,
    move: (name: string) => `Déplacer ${name}`,
    actions: /Glace pistache$/u,
    categoryActions: "Actions pour Glaces",
    remove: "Supprimer",
    moveUp: "Monter",
    stays: "1 article reste à la carte sans catégorie.",
    soldOut: /Épuisé\s: Glace pistache/u,
    options: "Options",
    addOptions: "Ajouter des options",
    stations: "Postes de préparation",
  },
  ar: {
    newCategory: "فئة جديدة",
    add: "إضافة",
    categories: "الفئات",
    items: "أصناف قائمة الطعام",
    search: "ابحث عن صنف…",
    addItem: "إضافة صنف",
    name: /^الاسم/u,
    price: /^السعر/u,
    save: "حفظ",
    saved: /حُفظ .*Glace pistache/u,
    move: (name: string) => new RegExp(`نقل .?${name}.?$`, "u"),
    actions: /Glace pistache.?$/u,
    categoryActions: /^إجراءات .?Glaces/u,
    remove: "حذف",
    moveUp: "نقل إلى أعلى",
    stays: "يبقى صنف واحد في قائمة الطعام دون فئة.",
    soldOut: /نفدت الكمية: .?Glace pistache/u,
    options: "الخيارات",
    addOptions: "إضافة خيارات",
    stations: "محطات التحضير",
  },
} as const;

async function expectAccessible(page: Page, where: string, only = "html") {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, only, scheme), `${where}, ${scheme}`).toEqual([]);
}

/** Drags one handle to the row of another, in steps as a hand does. */
async function dragOver(page: Page, handle: Locator, target: Locator) {
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error("the target is out of sight");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
}

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-01 POS-09 X-05 X-06 a menu is made, arranged, sold out and cleared: ${language}`, async ({
    open,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief]);
    const page = await open(await chief.signIn());
    await page.goto(`/hotel/${hotelId}/pos-manager`);
    await button(page, "Restaurant La Casbah").click();
    const categories = page.getByRole("list", { name: said.categories });
    const items = page.getByRole("grid", { name: said.items });
    const dialog = page.getByRole("dialog");
    const category = (name: string) => categories.getByRole("listitem").filter({ hasText: name });
    const names = () => categories.getByRole("listitem").locator("bdi").allTextContents();

    await test.step("a category by its name; a blank one is ignored", async () => {
      const name = page.getByLabel(said.newCategory);
      await name.press("Enter");
      await name.fill("Glaces");
      await button(page, said.add).click();
      await expect(category("Glaces")).toBeVisible();
      expect(await names()).toEqual(["Entrées", "Plats", "Desserts", "Boissons", "Glaces"]);
      await expectAccessible(page, "the menu");
    });

    await test.step("an item with its price and its options", async () => {
      await category("Glaces")
        .getByRole("button", { name: /^Glaces/ })
        .click();
      await button(page, said.addItem).click();
      await button(dialog, said.save).click();
      await expect(dialog.getByLabel(said.name)).toBeFocused();
      await dialog.getByLabel(said.name).fill("Glace pistache");
      await dialog.getByLabel(said.price).fill("350");
      await dialog.getByLabel(/^Sans/).check();
      await expectAccessible(page, "an item", "dialog[open]");
      await button(dialog, said.save).click();
      await expect(page.getByText(said.saved)).toBeVisible();
      const row = items.getByRole("row", { name: /Glace pistache/ });
      await expect(row).toContainText("350,00 DA");
      await expect(row).toContainText("Sans / supplément");
    });

    await test.step("the category is dragged by its handle to the first place, and the order stays", async () => {
      const handle = category("Glaces").getByRole("button", { name: said.move("Glaces") });
      await dragOver(page, handle, category("Entrées"));
      const ordered = ["Glaces", "Entrées", "Plats", "Desserts", "Boissons"];
      await expect.poll(names).toEqual(ordered);
      await page.reload();
      await expect(category("Glaces")).toBeVisible();
      expect(await names()).toEqual(ordered);
    });

    await test.step("an item is moved by its menu, and by its handle with Alt and an arrow", async () => {
      await category("Plats")
        .getByRole("button", { name: /^Plats/ })
        .click();
      const first = items.getByRole("row").nth(1);
      await expect(first).toContainText("Couscous");
      const tajine = items.getByRole("row", { name: /Tajine/ });
      await tajine.getByRole("button").last().click();
      await page.getByRole("menuitem", { name: said.moveUp }).click();
      await expect(first).toContainText("Tajine");
      const handle = tajine.getByRole("button", { name: said.move("Tajine zitoune") });
      await handle.focus();
      await page.keyboard.press("Alt+ArrowDown");
      await expect(first).toContainText("Couscous");
      await expect(handle).toBeFocused();
      await dragOver(page, handle, first);
      await expect(first).toContainText("Tajine");
    });

    await test.step("sold out in one tap is seen on another terminal", async () => {
      const other = await open(await chief.signIn());
      await other.goto(`/hotel/${hotelId}/pos-manager`);
      await button(other, "Restaurant La Casbah").click();
      await other.getByLabel(said.search).fill("pistache");
      const seen = other.getByRole("switch", { name: said.soldOut });
      await expect(seen).not.toBeChecked();
      await category("Glaces")
        .getByRole("button", { name: /^Glaces/ })
        .click();
      await page.getByRole("switch", { name: said.soldOut }).click();
      await expect(seen).toBeChecked();
    });

    await test.step("deleting the category says that its item stays; then the item goes, too", async () => {
      await button(page, said.categoryActions).click();
      await page.getByRole("menuitem", { name: said.remove }).click();
      const asks = page.getByRole("alertdialog");
      await expect(asks).toContainText(said.stays);
      await expectAccessible(page, "a question", "dialog[open]");
      await button(asks, said.remove).click();
      await expect(category("Glaces")).toHaveCount(0);
      await page.getByLabel(said.search).fill("pistache");
      await items.getByRole("button", { name: said.actions }).last().click();
      await page.getByRole("menuitem", { name: said.remove }).click();
      await button(asks, said.remove).click();
      await expect(page.getByRole("row", { name: /pistache/ })).toHaveCount(0);
    });

    await test.step("options and stations", async () => {
      await page.getByRole("tab", { name: said.options }).click();
      await button(page, said.addOptions).click();
      await expectAccessible(page, "options", "dialog[open]");
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: said.stations }).click();
      await expect(
        page.getByRole("main").getByRole("listitem").filter({ hasText: "Cuisine" }),
      ).toBeVisible();
      await expectAccessible(page, "stations");
    });
  });
