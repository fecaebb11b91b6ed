import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { asOwner } from "./support/database.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { SocketPrinter } from "./support/printer.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

// Axe checks, and papers that are made in processes of their own.
test.setTimeout(120_000);

const words = {
  en: {
    edit: "Edit Bar",
    printer: /^Printer of its receipts/u,
    drawer: /^A cash drawer is connected/u,
    save: "Save",
    test: "Print a test page on Comptoir",
    tables: "Tables",
    menu: "Menu",
    checkout: "Checkout",
    cash: /^Take 450,00\sDA and close the bill$/u,
    sent: "Sent to printer Comptoir.",
    fails: "Printer Comptoir has not printed it. Print it here.",
    print: "Print",
    printAt: "Print at Comptoir",
    here: "Print here",
    close: "Close",
    more: "More actions",
    bill: "Print bill",
    back: "Back",
    receipts: "Receipts",
    shift: "Cash shift",
    report: "X report",
    open: "Open drawer",
    reason: /^Reason/u,
    opened: "Printer Comptoir opens the drawer.",
  },
  fr: {
    edit: "Modifier Bar",
    printer: /^Imprimante de ses tickets/u,
    drawer: /^Un tiroir-caisse y est branché/u,
    save: "Enregistrer",
    test: "Imprimer une page de test sur Comptoir",
    tables: "Tables",
    menu: "Carte",
    checkout: "Encaisser",
    cash: /^Encaisser 450,00\sDA et clore$/u,
    sent: "Envoyé à l’imprimante Comptoir.",
    fails: "L’imprimante Comptoir ne l’a pas imprimé. Imprimez-le ici.",
    print: "Imprimer",
    printAt: "Imprimer sur Comptoir",
    here: "Imprimer ici",
    close: "Fermer",
    more: "Autres actions",
    bill: "Imprimer l’addition",
    back: "Retour",
    receipts: "Tickets",
    shift: "Session de caisse",
    report: "Rapport X",
    open: "Ouvrir le tiroir",
    reason: /^Motif/u,
    opened: "L’imprimante Comptoir ouvre le tiroir.",
  },
  ar: {
    edit: /^تعديل .?Bar/u,
    printer: /^طابعة وصولاتها/u,
    drawer: /^درج نقود موصول بها/u,
    save: "حفظ",
    test: /^طباعة صفحة اختبار على .?Comptoir/u,
    tables: "الطاولات",
    menu: "قائمة الطعام",
    checkout: "الدفع",
    cash: /^قبض .?450,00\sDA.? وإغلاق الفاتورة$/u,
    sent: /^أُرسل إلى الطابعة .?Comptoir.?\.$/u,
    fails: /^لم تطبعه الطابعة .?Comptoir.?\. اطبعه هنا\.$/u,
    print: "طباعة",
    printAt: /^الطباعة على .?Comptoir/u,
    here: "الطباعة هنا",
    close: "إغلاق",
    more: "إجراءات أخرى",
    bill: "طباعة الفاتورة",
    back: "رجوع",
    receipts: "الوصولات",
    shift: "حصة الصندوق",
    report: "تقرير X",
    open: "فتح الدرج",
    reason: /^السبب/u,
    opened: /^الطابعة .?Comptoir.? تفتح الدرج\.$/u,
  },
} as const;

const RESET_AND_PULSE = "1b401b700019fa";
/** A pulse, and the question for the printer's status. */
const PULSE_ONLY = `${RESET_AND_PULSE}1d7201`;
const startOf = (paper: Buffer | undefined) => paper?.toString("hex").slice(0, 14);

/** The restaurant has the terminal Bar, and a printer at this port. */
async function addTerminalAndPrinter(hotelId: string, port: number): Promise<void> {
  await asOwner(async (tx) => {
    const [restaurant] = await tx`select id from restaurants
      where hotel_id = ${hotelId} and name = 'Restaurant La Casbah'`;
    const inside = { hotel_id: hotelId, restaurant_id: restaurant?.id };
    await tx`insert into pos_terminals ${tx({ ...inside, id: randomUUID(), name: "Bar" })}`;
    const address = { host: "127.0.0.1", port };
    await tx`insert into pos_printers ${tx({ ...inside, id: randomUUID(), name: "Comptoir", ...address })}`;
  }, hotelId);
}

const topDialog = (page: Page) => page.getByRole("dialog").last();
const inTop = (page: Page, name: string | RegExp) =>
  topDialog(page).getByRole("button", { name, exact: true });

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-06 POS-11 POS-13 POS-14 X-05 X-06 a terminal's papers are printed on its network printer, which opens the drawer: ${language}`, async ({
    open,
    hire,
  }) => {
    const say = words[language];
    const manager = await hire({ language });
    const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
    const printer = new SocketPrinter();
    await printer.switchOn();
    await addTerminalAndPrinter(hotelId, printer.port);
    const page = await open(await manager.signIn(), { viewport: { width: 1024, height: 768 } });
    await page.addInitScript(() => {
      window.printed = 0;
      window.print = () => {
        window.printed = (window.printed ?? 0) + 1;
      };
    });
    const printedHere = () => page.evaluate(() => window.printed);
    const papers = (count: number) => expect.poll(() => printer.papers.length).toBe(count);
    const order = async (table: string) => {
      await page
        .getByRole("list", { name: say.tables })
        .getByRole("button")
        .filter({ hasText: table })
        .first()
        .click();
      await page
        .getByRole("list", { name: say.menu })
        .getByRole("button")
        .filter({ hasText: "Chorba frik" })
        .click();
    };
    const payInCash = async () => {
      await page.getByRole("button", { name: say.checkout }).first().click();
      await inTop(page, say.cash).click();
    };

    await test.step("the manager gives the terminal a printer with a drawer, and tests it", async () => {
      await page.goto(`/hotel/${hotelId}/pos-manager?tab=terminals`);
      await button(page, "Restaurant La Casbah").click();
      await page.getByRole("button", { name: say.edit, exact: true }).click();
      await topDialog(page).getByLabel(say.printer).selectOption({ label: "Comptoir" });
      await topDialog(page).getByLabel(say.drawer).check();
      expect(await violationsOf(page, "dialog[open]")).toEqual([]);
      await inTop(page, say.save).click();
      await page.getByRole("button", { name: say.test, exact: true }).click();
      await papers(1);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step("a sale in cash opens the drawer and prints there, and not by the browser", async () => {
      await page.goto(`/hotel/${hotelId}/pos-sales`);
      await order("T1");
      await payInCash();
      await expect(topDialog(page).getByText(say.sent)).toBeVisible();
      await papers(2);
      expect(startOf(printer.papers[1])).toBe(RESET_AND_PULSE);
      expect(await printedHere()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      await inTop(page, say.close).last().click();
    });

    await test.step("a bill that is not paid yet is printed there", async () => {
      await order("T2");
      await button(page, say.more).click();
      await page.getByRole("menuitem", { name: say.bill }).click();
      await inTop(page, say.printAt).click();
      await expect(topDialog(page).getByText(say.sent)).toBeVisible();
      await papers(3);
      expect(startOf(printer.papers[2])).not.toBe(RESET_AND_PULSE);
      expect(await violationsOf(page)).toEqual([]);
      await inTop(page, say.close).last().click();
    });

    await test.step("a receipt that the printer fails to print is printed here, and not again there", async () => {
      await printer.switchOff();
      await payInCash();
      await expect(topDialog(page).getByText(say.fails)).toBeVisible({ timeout: 15_000 });
      expect(await violationsOf(page)).toEqual([]);
      await inTop(page, say.print).click();
      await expect.poll(printedHere).toBe(1);
      await inTop(page, say.close).last().click();
      await expect(page.getByRole("region", { name: "Comptoir" })).toHaveCount(0);
      await printer.switchOn();
    });

    await test.step("a receipt again, the X report and the drawer without a sale", async () => {
      await page.getByRole("button", { name: say.receipts, exact: true }).click();
      await topDialog(page).getByRole("listitem").first().getByRole("button").click();
      await inTop(page, say.printAt).click();
      await papers(4);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say.shift, exact: true }).click();
      await inTop(page, say.report).click();
      await inTop(page, say.printAt).click();
      await papers(5);
      await inTop(page, say.close).last().click();
      await inTop(page, say.open).click();
      await topDialog(page).getByLabel(say.reason).fill("Monnaie");
      expect(await violationsOf(page, "dialog[open]")).toEqual([]);
      await inTop(page, say.open).click();
      await expect(page.getByText(say.opened).first()).toBeVisible();
      await papers(6);
      expect(printer.papers[5]?.toString("hex")).toBe(PULSE_ONLY);
    });
    await printer.switchOff();
  });
