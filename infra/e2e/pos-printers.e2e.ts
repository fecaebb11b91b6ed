import { violationsOf } from "./support/axe.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { SocketPrinter } from "./support/printer.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

// Axe checks, and papers that are made in processes of their own.
test.setTimeout(120_000);
// The refused address.
test.use({ expectedErrors: /status of 400/ });

const textsOf = {
  en: {
    add: "Add printer",
    name: /^Name/u,
    host: /^IP address/u,
    port: /^Port/u,
    save: "Save",
    testOf: "Print a test page on Grill",
    edit: "Edit Cuisine",
    printerOf: /^Printer of its tickets/u,
    tables: "Tables",
    menu: "Menu",
    fire: /^Send 1 to kitchen/u,
    off: "Printer Grill does not answer.",
    retry: "Try again",
    here: "Print here",
    back: "Back",
  },
  fr: {
    add: "Ajouter une imprimante",
    name: /^Nom/u,
    host: /^Adresse IP/u,
    port: /^Port/u,
    save: "Enregistrer",
    testOf: "Imprimer une page de test sur Grill",
    edit: "Modifier Cuisine",
    printerOf: /^Imprimante de ses bons/u,
    tables: "Tables",
    menu: "Carte",
    fire: /^Envoyer 1/u,
    off: "L’imprimante Grill ne répond pas.",
    retry: "Réessayer",
    here: "Imprimer ici",
    back: "Retour",
  },
  ar: {
    add: "إضافة طابعة",
    name: /^الاسم/u,
    host: /^عنوان IP/u,
    port: /^المنفذ/u,
    save: "حفظ",
    testOf: /^طباعة صفحة اختبار على .?Grill/u,
    edit: /^تعديل .?Cuisine/u,
    printerOf: /^طابعة تذاكرها/u,
    tables: "الطاولات",
    menu: "قائمة الطعام",
    fire: /^أرسل/u,
    off: /^الطابعة .?Grill.? لا تجيب\./u,
    retry: "إعادة المحاولة",
    here: "الطباعة هنا",
    back: "رجوع",
  },
} as const;

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-01 POS-13 X-05 X-06 a station's tickets are printed on a network printer, also after it was off: ${language}`, async ({
    open,
    hire,
  }) => {
    const texts = textsOf[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief], { hasOpenBills: false });
    const page = await open(await chief.signIn());
    const dialog = page.getByRole("dialog");
    const printer = new SocketPrinter();
    await printer.switchOn();
    const order = async (table: string) => {
      await page
        .getByRole("list", { name: texts.tables })
        .getByRole("button")
        .filter({ hasText: table })
        .first()
        .click();
      await page
        .getByRole("list", { name: texts.menu })
        .getByRole("button")
        .filter({ hasText: "Chorba frik" })
        .click();
      await page.getByRole("button", { name: texts.fire }).click();
    };

    await test.step("the manager adds it; an address of the internet is refused and stays typed", async () => {
      await page.goto(`/hotel/${hotelId}/pos-manager?tab=printers`);
      await button(page, "Restaurant La Casbah").click();
      await button(page, texts.add).click();
      await dialog.getByLabel(texts.name).fill("Grill");
      await dialog.getByLabel(texts.host).fill("8.8.8.8");
      await dialog.getByLabel(texts.port).fill(String(printer.port));
      await button(dialog, texts.save).click();
      await expect(dialog.getByLabel(texts.host)).toHaveAttribute("aria-invalid", "true");
      expect(await violationsOf(page, "dialog[open]")).toEqual([]);
      await dialog.getByLabel(texts.host).fill("127.0.0.1");
      await button(dialog, texts.save).click();
      await button(page, texts.testOf).click();
      await expect.poll(() => printer.papers.length).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step("the kitchen's tickets go there", async () => {
      await page.goto(`/hotel/${hotelId}/pos-manager?tab=stations`);
      await page.getByRole("button", { name: texts.edit, exact: true }).click();
      await dialog.getByLabel(texts.printerOf).selectOption({ label: "Grill" });
      await button(dialog, texts.save).click();
      await expect(dialog).toHaveCount(0);
      await page.goto(`/hotel/${hotelId}/pos-sales`);
      await order("T1");
      await expect.poll(() => printer.papers.length).toBe(2);
    });

    await test.step("switched off, the till says so; switched on, it prints what waited", async () => {
      await printer.switchOff();
      await page.goBack();
      await order("T2");
      await page.goBack();
      const trouble = page.getByRole("region", { name: "Grill" });
      await expect(trouble).toContainText(texts.off);
      expect(await violationsOf(page)).toEqual([]);
      await button(trouble, texts.here).click();
      await expect(dialog.getByText(/Chorba frik/u).first()).toBeVisible();
      expect(await violationsOf(page, "dialog[open]")).toEqual([]);
      await page.keyboard.press("Escape");
      await printer.switchOn();
      await button(trouble, texts.retry).click();
      await expect.poll(() => printer.papers.length).toBe(3);
      await expect(trouble).toHaveCount(0, { timeout: 15_000 });
    });
    await printer.switchOff();
  });
