import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { debtorCompany } from "./support/invoices.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const words = {
  en: {
    debtors: "Debtors (To Be Invoiced)",
    create: "Create Invoice",
    preview: "Invoice PREVIEW",
    total: "Grand Total",
    save: "Save Invoice",
    saved: /^Invoice (INV-\d{8}-\d{6}) saved successfully!$/u,
    invoices: "Invoices",
    search: "Search Invoices",
    see: /^Preview INV/u,
    record: "Record Payment",
    reference: "Reference",
    confirm: "Confirm Payment",
    done: "Payment recorded successfully!",
    all: "All",
    paid: "Paid",
    credit: "Credit note",
    amount: "An amount",
    amountWithTva: /^Amount with TVA/u,
    ofLine: /Reduction of line 1/u,
    reason: /^Reason/u,
    issue: "Issue credit note",
    cancelled: "Cancelled",
    close: "Close",
    print: "Print",
    account: "Account",
    statement: "Statement of account",
    takeBack: "Take back",
    openAgain: / is open again\.$/u,
  },
  fr: {
    debtors: "Débiteurs (à facturer)",
    create: "Créer la facture",
    preview: "Facture PREVIEW",
    total: "Total TTC",
    save: "Enregistrer la facture",
    saved: /^Facture (INV-\d{8}-\d{6}) enregistrée\.$/u,
    invoices: "Factures",
    search: "Rechercher",
    see: /^Aperçu de INV/u,
    record: "Enregistrer un règlement",
    reference: "Référence",
    confirm: "Confirmer le règlement",
    done: "Règlement enregistré.",
    all: "Toutes",
    paid: "Payée",
    credit: "Facture d’avoir",
    amount: "Un montant",
    amountWithTva: /^Montant TTC/u,
    ofLine: /Réduction sur la ligne 1/u,
    reason: /^Motif/u,
    issue: "Émettre la facture d’avoir",
    cancelled: "Annulée",
    close: "Fermer",
    print: "Imprimer",
    account: "Compte",
    statement: "Relevé de compte",
    takeBack: "Annuler l’imputation",
    openAgain: / redevient impayé\.$/u,
  },
  ar: {
    debtors: "المدينون (للفوترة)",
    create: "إنشاء الفاتورة",
    preview: /^فاتورة .?PREVIEW/u,
    total: "المجموع الكلي",
    save: "حفظ الفاتورة",
    saved: /^حُفظت الفاتورة .?INV-\d{8}-\d{6}/u,
    invoices: "الفواتير",
    search: "البحث عن الفواتير",
    see: /^معاينة .?INV/u,
    record: "تسجيل دفعة",
    reference: "المرجع",
    confirm: "تأكيد الدفعة",
    done: "سُجلت الدفعة.",
    all: "الكل",
    paid: "مدفوعة",
    credit: "إشعار دائن",
    amount: "مبلغ",
    amountWithTva: /^المبلغ مع الرسم/u,
    ofLine: /تخفيض على السطر/u,
    reason: /^السبب/u,
    issue: "إصدار الإشعار",
    cancelled: "ملغاة",
    close: "إغلاق",
    print: "طباعة",
    account: "الحساب",
    statement: "كشف الحساب",
    takeBack: "إلغاء التخصيص",
    openAgain: / غير مدفوع\.$/u,
  },
} as const;

async function expectAccessible(page: Page, where: string, part = "html") {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, part, scheme), `${where}, ${scheme}`).toEqual([]);
}

for (const language of ["en", "fr", "ar"] as const)
  test(`COM-05 INV-02 INV-05 INV-08 INV-09 INV-11 INV-12 INV-16 X-05 X-06 stays are invoiced, paid and taken back: ${language}`, async ({
    open,
    call,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief]);
    const signedIn = await chief.signIn();
    const companyId = await debtorCompany(await call(signedIn), hotelId);
    const page = await open(signedIn);
    const invoice = async () => {
      await page.getByRole("grid", { name: said.debtors }).getByRole("checkbox").nth(1).check();
      await button(page, said.create).click();
      const preview = page.getByRole("dialog", { name: said.preview });
      await expect(preview.getByText(said.total, { exact: true })).toBeVisible();
      return preview;
    };

    await page.goto(`/hotel/${hotelId}/commercial?company=${companyId}`);
    await expect(page.getByRole("grid", { name: said.debtors })).toBeVisible();
    await expectAccessible(page, "debtors");
    const preview = await invoice();
    await expectAccessible(page, "preview", "dialog[open]");
    await button(preview, said.save).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    await expect(preview).toBeHidden();

    await page.getByRole("tab", { name: said.invoices }).click();
    await button(page, said.search).click();
    const found = page.getByRole("grid", { name: said.invoices });
    await expect(found).toBeVisible();
    await expectAccessible(page, "invoices");
    await found.getByRole("checkbox").nth(1).check();
    await button(page, said.record).click();
    const payment = page.getByRole("dialog", { name: said.record });
    await expectAccessible(page, "payment", "dialog[open]");
    await payment.getByLabel(said.reference, { exact: true }).fill("VIR 4711");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(said.done)).toBeVisible();
    await page.getByText(said.all, { exact: true }).click();
    await expect(found.getByText("VIR 4711")).toBeVisible();
    await expect(found.getByRole("row").nth(1)).toContainText(said.paid);

    await page.getByRole("tab", { name: said.account }).click();
    await expect(page.getByRole("heading", { name: said.statement })).toBeVisible();
    await expect(page.getByRole("table")).toContainText("VIR 4711");
    await expectAccessible(page, "account");
    await page.getByRole("button", { name: /INV-/u }).first().click();
    const reversal = page.getByRole("dialog");
    await reversal.getByLabel(said.reason).fill("Mauvaise facture");
    await expectAccessible(page, "reversal", "dialog[open]");
    await button(reversal, said.takeBack).click();
    await expect(page.getByText(said.openAgain)).toBeVisible();
    await expect(page.getByText("Mauvaise facture")).toBeVisible();

    await page.goto(`/hotel/${hotelId}/commercial?company=${companyId}`);
    await button(await invoice(), said.save).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    await page.goto(`/hotel/${hotelId}/commercial?company=${companyId}&tab=invoices`);
    await page.getByText(said.all, { exact: true }).click();
    await button(page, said.search).click();
    await found.getByRole("button", { name: said.see }).first().click();
    const saved = page.getByRole("dialog").first();
    await expect(saved.getByText(said.total, { exact: true })).toBeVisible();
    // As of many lines: it scrolls, and has no button to tab to.
    await page.setViewportSize({ width: 1440, height: 480 });
    await expectAccessible(page, "saved invoice", "dialog[open]");
    await button(saved, said.credit).click();
    const credit = page.getByRole("dialog", { name: said.credit });
    await credit.getByText(said.amount, { exact: true }).click();
    await credit.getByLabel(said.amountWithTva).fill("100,50");
    await credit.getByLabel(said.reason).fill("Climatisation en panne");
    await expect(credit.getByText(said.ofLine).first()).toBeVisible();
    await expectAccessible(page, "credit note of an amount", "dialog[open]");
    await page.keyboard.press("Control+Enter");
    await expect(credit).toBeHidden();
    await expect(saved.getByText(/100,50/u).first()).toBeVisible();

    await button(saved, said.credit).click();
    await credit.getByLabel(said.reason).fill("Mauvaise adresse");
    await expectAccessible(page, "credit note", "dialog[open]");
    const [lines = 0, sentence = 0] = await credit
      .getByRole("table")
      .evaluate((table) => [table.clientWidth, table.previousElementSibling?.clientWidth ?? 0]);
    expect(lines, "as wide as the sentence above, inside the frame").toBeLessThanOrEqual(sentence);
    await button(credit, said.issue).click();
    await expect(credit).toBeHidden();
    await expect(saved.getByText(said.cancelled, { exact: true })).toBeVisible();
    await button(saved, said.print).click();
    const paper = page.locator("dialog[open]").last();
    await expect(paper.getByText(/Arrêtée la présente facture/u)).toBeVisible();
    await expectAccessible(page, "paper", "dialog[open]");
  });
