import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { deskOf } from "./support/desk.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const words = {
  en: {
    manager: /Folio Manager/u,
    invoice: "Invoice",
    fresh: "New invoice",
    title: /^Invoices/u,
    buyer: /^Invoice to/u,
    nif: "NIF",
    wrong: "Please enter digits, as on the document.",
    method: "Payment method",
    cash: "Cash",
    duty: /^Stamp duty of/u,
    due: "To pay",
    save: "Save invoice",
    saved: /^Invoice 2026\/000001 saved\.$/u,
    again: /^Print a duplicate of/u,
    nothing: /^Every charge of this account/u,
    credit: /^Credit note for/u,
    reason: /^Reason/u,
    issue: "Issue credit note",
    credited: "Credited",
  },
  fr: {
    manager: /^Folios/u,
    invoice: "Facture",
    fresh: "Nouvelle facture",
    title: /^Factures/u,
    buyer: /^Facturer à/u,
    nif: "NIF",
    wrong: "Veuillez saisir les chiffres, comme sur le document.",
    method: "Mode de règlement",
    cash: "Espèces",
    duty: /^Droit de timbre de/u,
    due: "Net à payer",
    save: "Enregistrer la facture",
    saved: /^Facture 2026\/000001 enregistrée\.$/u,
    again: /^Imprimer un duplicata de/u,
    nothing: /^Toutes les prestations/u,
    credit: /^Facture d’avoir pour/u,
    reason: /^Motif/u,
    issue: "Émettre la facture d’avoir",
    credited: "Annulée",
  },
  ar: {
    manager: /^إدارة الحسابات/u,
    invoice: "فاتورة",
    fresh: "فاتورة جديدة",
    title: /^الفواتير/u,
    buyer: /^الفاتورة باسم/u,
    nif: "رقم التعريف الجبائي",
    wrong: "يرجى إدخال الأرقام كما هي في الوثيقة.",
    method: "طريقة الدفع",
    cash: "نقدًا",
    duty: /^حق الطابع/u,
    due: "الصافي للدفع",
    save: "حفظ الفاتورة",
    saved: /^حُفظت الفاتورة .?2026\/000001/u,
    again: /^طباعة نسخة ثانية من/u,
    nothing: /^كل مصاريف هذا الحساب/u,
    credit: /^إشعار دائن للفاتورة/u,
    reason: /^السبب/u,
    issue: "إصدار الإشعار الدائن",
    credited: "ملغاة",
  },
} as const;

async function expectAccessible(page: Page, where: string) {
  for (const scheme of ["light", "dark"] as const)
    expect
      .soft(await violationsOf(page, "dialog[open]", scheme), `${where}, ${scheme}`)
      .toEqual([]);
}

for (const language of ["en", "fr", "ar"] as const)
  test(`FOL-11 INV-07 INV-11 INV-12 X-05 X-06 a guest's folio is invoiced to a firm, printed again and taken back: ${language}`, async ({
    open,
    call,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeOwnHotel([chief]);
    const signedIn = await chief.signIn();
    const caller = await call(signedIn);
    const desk = deskOf(caller);
    const free = `/hotels/${hotelId}/availability/free-rooms?checkIn=2026-04-10&checkOut=2026-04-11`;
    const room = (await caller.get<FreeRoomList>(free)).rooms[0];
    if (!room) throw new Error("no free room");
    await desk.setStatus(room.id, "Clean");
    const { id } = await desk.book(room, "Amel Kaci", { checkInNow: true });
    const { folios } = await desk.chargeNights(id);
    const payment = { folioId: folios[0]?.id, method: "Credit Card", amountCentimes: 300_000 };
    await caller.send("POST", `/hotels/${hotelId}/bookings/${id}/payments`, payment);
    const page = await open(signedIn);
    await page.goto(`/hotel/${hotelId}/dashboard?booking=${id}&panel=folios`);
    const folio = page.getByRole("dialog", { name: said.manager });
    await button(folio, said.invoice).click();

    const invoices = page.getByRole("dialog", { name: said.title });
    await button(invoices, said.fresh).click();
    const form = page.getByRole("dialog", { name: said.fresh });
    const buyer = form.getByLabel(said.buyer);
    await expect(buyer).toHaveValue("Amel Kaci");
    await buyer.fill("SARL Atlas Voyages");
    await form.getByLabel(said.nif, { exact: true }).fill("inconnu");
    await expect(form.getByText(said.due, { exact: true })).toBeVisible();
    await button(form, said.save).click();
    await expect(form.getByText(said.wrong)).toBeVisible();
    await expect(buyer).toHaveValue("SARL Atlas Voyages");
    await expectAccessible(page, "a fault");
    await form.getByLabel(said.nif, { exact: true }).fill("000116012345678");
    await form.getByLabel(said.method).selectOption({ label: said.cash });
    await expect(form.getByRole("status").filter({ hasText: said.duty })).toBeVisible();
    await expectAccessible(page, "new invoice");
    await page.keyboard.press("Control+Enter");
    await expect(page.locator("p", { hasText: said.saved })).toBeVisible();

    const paper = page.locator("dialog[open]").last();
    await expect(paper.getByText(/Arrêtée la présente facture/u)).toBeVisible();
    await expect(paper.getByText("SARL Atlas Voyages")).toBeVisible();
    await expectAccessible(page, "paper");
    const pdf = await page.request.get((await paper.getByRole("link").getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    await page.keyboard.press("Escape");

    await expect(invoices.getByText("2026/000001", { exact: true })).toBeVisible();
    await expectAccessible(page, "documents");
    await button(invoices, said.fresh).click();
    await expect(form.getByText(said.nothing)).toBeVisible();
    await page.keyboard.press("Escape");
    await invoices.getByRole("button", { name: said.again }).click();
    await expect(paper.getByText("DUPLICATA", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");

    await invoices.getByRole("button", { name: said.credit }).click();
    const credit = page.getByRole("dialog", { name: said.credit });
    await credit.getByLabel(said.reason).fill("Mauvaise société");
    await expectAccessible(page, "credit note");
    await button(credit, said.issue).click();
    await expect(credit).toBeHidden();
    await expect(invoices.getByText(said.credited, { exact: true })).toBeVisible();
    await expect(invoices.getByText("2026/000002", { exact: true })).toBeVisible();
    await button(invoices, said.fresh).click();
    await expect(button(form, said.save)).toBeEnabled();
  });
