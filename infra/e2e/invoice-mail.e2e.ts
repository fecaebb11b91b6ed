import type { KeptMailList, KeptMailText } from "@funduq/shared-types/contracts/kept-mail";
import { violationsOf } from "./support/axe.ts";
import { debtorCompany, issueInvoice } from "./support/invoices.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const words = {
  en: {
    see: /^Preview INV/u,
    search: "Search Invoices",
    mail: "Send by e-mail",
    to: /^To/u,
    wrong: /Not an e-mail address/u,
    send: "Send",
    sent: "Sent",
    earlier: "Sent by e-mail",
    duplicate: "Mark as a duplicate",
    file: /^facture-\d{4}-\d{6}\.pdf$/u,
  },
  fr: {
    see: /^Aperçu de INV/u,
    search: "Rechercher",
    mail: "Envoyer par mail",
    to: /^À/u,
    wrong: /Adresse incorrecte/u,
    send: "Envoyer",
    sent: "Envoyé",
    earlier: "Envoyée par mail",
    duplicate: "Marquer comme duplicata",
    file: /^facture-\d{4}-\d{6}\.pdf$/u,
  },
  ar: {
    see: /^معاينة .?INV/u,
    search: "البحث عن الفواتير",
    mail: "الإرسال بالبريد الإلكتروني",
    to: /^إلى/u,
    wrong: /عنوان بريد غير صحيح/u,
    send: "إرسال",
    sent: "أُرسلت",
    earlier: "أُرسلت بالبريد الإلكتروني",
    duplicate: "إضافة عبارة «نسخة ثانية»",
    file: /^فاتورة-\d{4}-\d{6}\.pdf$/u,
  },
} as const;

for (const language of ["en", "fr", "ar"] as const)
  test(`INV-15 X-05 X-06 an invoice is sent by e-mail with its PDF: ${language}`, async ({
    open,
    call,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief]);
    const signedIn = await chief.signIn();
    const caller = await call(signedIn);
    const companyId = await debtorCompany(caller, hotelId);
    await issueInvoice(caller, { hotelId, companyId });
    const address = `compta-${crypto.randomUUID()}@company.test`;

    const page = await open(signedIn);
    await page.goto(`/hotel/${hotelId}/commercial?company=${companyId}&tab=invoices`);
    await button(page, said.search).click();
    await page.getByRole("button", { name: said.see }).first().click();
    await button(page, said.mail).click();
    const dialog = page.getByRole("dialog", { name: said.mail });
    await dialog.getByLabel(said.to).fill("nobody");
    await dialog.getByRole("combobox").selectOption(language);
    await page.keyboard.press("Control+Enter");
    await expect(dialog.getByText(said.wrong)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const scheme of ["light", "dark"] as const)
        expect.soft(await violationsOf(page, "dialog[open]", scheme), `${width}`).toEqual([]);
    }
    await dialog.getByLabel(said.to).fill(address);
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    // The worker sends it meanwhile: the open invoice hears it.
    const earlier = page.getByRole("region", { name: said.earlier });
    await expect(earlier.getByText(address)).toBeVisible();
    await expect(earlier.getByText(said.sent, { exact: true })).toBeVisible();
    await button(page, said.mail).click();
    await expect(dialog.getByRole("checkbox", { name: said.duplicate })).toBeChecked();

    const boss = await call(await (await hire({ isSuperAdmin: true })).signIn());
    const { mails } = await boss.get<KeptMailList>("/kept-mails");
    const kept = mails.find(({ to }) => to === address);
    const mail = await boss.get<KeptMailText>(`/kept-mails/${kept?.id}`);
    expect(mail.attachments).toEqual([expect.stringMatching(said.file)]);
  });
