import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { expect, test } from "./support/test.ts";

// Many axe checks, which are slow on a busy machine.
test.setTimeout(120_000);

const words = {
  en: {
    add: "Add New Company",
    name: /^Company name/u,
    save: "Save",
    archive: "Archive",
    archived: "Archived",
    file: "Choose a file",
    all: "Import all (1)",
    sentence: /^Pays rooms/u,
    rule: "Add a rule",
  },
  fr: {
    add: "Ajouter une société",
    name: /^Nom de la société/u,
    save: "Enregistrer",
    archive: "Archiver",
    archived: "Archivées",
    file: "Choisir un fichier",
    all: "Tout importer (1)",
    sentence: /^Prend en charge les chambres/u,
    rule: "Ajouter une règle",
  },
  ar: {
    add: "إضافة شركة",
    name: /^اسم الشركة/u,
    save: "حفظ",
    archive: "أرشفة",
    archived: "مؤرشفة",
    file: "اختيار ملف",
    all: "استيراد الكل (1)",
    sentence: /الغرف مع الرسم السياحي/u,
    rule: "إضافة قاعدة",
  },
} as const;

async function expectAccessible(page: Page, where: string) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme), `${where}, ${scheme}`).toEqual([]);
}

for (const language of ["en", "fr", "ar"] as const)
  test(`COM-01 COM-02 COM-06 X-05 X-06 a company is added, imported and archived: ${language}`, async ({
    open,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeOwnHotel([chief]);
    const page = await open(await chief.signIn());
    await page.goto(`/hotel/${hotelId}/commercial`);
    await page.getByRole("link", { name: said.add }).click();
    await page.getByLabel(said.name).fill("Atlas Énergie");
    await page.getByRole("button", { name: said.rule }).click();
    await expect(page.getByText(said.sentence)).toBeVisible();
    await expectAccessible(page, "form");
    await page.keyboard.press("Control+Enter");
    await expect(page).toHaveURL(/commercial\?company=/u);
    await expect(page.getByRole("article", { name: "Atlas Énergie" })).toBeVisible();
    await expectAccessible(page, "company");

    await page.goto(`/hotel/${hotelId}/commercial/import`);
    const buffer = Buffer.from("اسم الشركة;NIF\nسوناطراك;000016012345672\n");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "companies.csv", mimeType: "text/csv", buffer });
    await expect(page.getByRole("grid")).toBeVisible();
    await expectAccessible(page, "import");
    await page.getByRole("button", { name: said.all }).click();
    await expect(page.getByRole("button", { name: said.all })).toBeHidden();

    await page.goto(`/hotel/${hotelId}/commercial#search=sonatrac`);
    await page.getByRole("grid").getByRole("link", { name: "سوناطراك", exact: true }).click();
    await page.getByRole("button", { name: said.archive, exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: said.archive, exact: true })
      .click();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await page.getByText(said.archived, { exact: true }).first().click();
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    await expectAccessible(page, "archived");
  });
