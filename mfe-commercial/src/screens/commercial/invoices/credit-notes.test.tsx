import type { Language } from "@funduq/shared-types/contracts/session";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openCommercial } from "../../../testing/open-commercial.tsx";

const companyId = "00000000-0000-4000-8000-000000000002";
/** Without marks of direction, which are around what was typed. */
const plain = (text: string | null | undefined) =>
  text?.replace(/[\u00a0\u202f]/gu, " ").replace(/[\u2066-\u2069]/gu, "");

const words = {
  en: { see: /^Preview INV/u, credit: "Credit note", amount: "An amount" },
  fr: { see: /^Aperçu de INV/u, credit: "Facture d’avoir", amount: "Un montant" },
  ar: { see: /^معاينة .?INV/u, credit: "إشعار دائن", amount: "مبلغ" },
} as const;

/**
 * The credit dialog over an invoice of two stays: Lynda's of 20 000 DA, Amina's of 30 000 DA, each with 9 % TVA and
 * 1 000 DA of stay tax.
 */
async function openCredit(language: Language = "en", paymentMethod: "Cheque" | "Cash" = "Cheque") {
  const said = words[language];
  const page = await openCommercial(`?company=${companyId}&tab=invoices&searched=yes&show=all`, {
    language,
  });
  const debtorIds = page.books.debtors.slice(1).map(({ id }) => id);
  const invoice = page.books.issue(companyId, { debtorIds, paymentMethod });
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl("hotels/:hotelId/invoices/:invoiceId/credit-notes"), async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  await page.user.click(await screen.findByRole("button", { name: said.see }));
  const saved = await screen.findByRole("dialog");
  await page.user.click(await within(saved).findByRole("button", { name: said.credit }));
  const dialog = await screen.findByRole("dialog", { name: said.credit });
  const parts = within(dialog);
  return { ...page, invoice, sent, dialog, parts, saved };
}

type Opened = Awaited<ReturnType<typeof openCredit>>;

const preview = ({ parts }: Opened) =>
  plain(parts.queryByRole("region", { name: "The credit note will be" })?.textContent);

async function issue({ user, parts }: Opened, reason = "Wrong rate") {
  await user.type(parts.getByLabelText(/^Reason/u), reason);
  await user.click(parts.getByRole("button", { name: "Issue credit note" }));
}

it("INV-11 INV-16 all of an invoice is taken back as it is shown, with a reason", async () => {
  const opened = await openCredit("en", "Cash");
  // 56 500 DA and 565 steps of 1,50 DA of stamp duty.
  expect(preview(opened)).toContain("Stamp duty847,50");
  expect(preview(opened)).toContain("Grand Total57.347,50");
  expect(preview(opened)).toContain("Open on INV-20260410-000001 afterwards: 0,00 DA.");
  expect(preview(opened)).toContain("2 stays are debtors again, with 50.000,00 DA.");
  await opened.user.click(opened.parts.getByRole("button", { name: "Issue credit note" }));
  expect(opened.sent).toEqual([]);
  await issue(opened);
  expect(await screen.findByText("Credit note INV-20260410-000002 saved.")).toBeTruthy();
  expect(opened.sent).toEqual([
    {
      credits: "stays",
      debtorIds: opened.invoice.lines.map(({ debtorId }) => debtorId),
      reason: "Wrong rate",
      grandTotalCentimes: 5_734_750,
    },
  ]);
});

it("INV-16 chosen stays are taken back, each shown with what the credit note of it comes to", async () => {
  const opened = await openCredit("en", "Cash");
  const { user, parts, books } = opened;
  await user.click(parts.getByRole("radio", { name: "Some stays" }));
  const boxes = parts.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(parts.getByText("Choose at least one stay.")).toBeTruthy();
  expect(preview(opened)).toBeUndefined();
  // 33 700 DA stay, with 337 steps of 1,50 DA: 505,50 of 847,50 DA.
  const lynda = parts.getByRole("checkbox", { name: /Lynda Kaci/u });
  expect(plain(lynda.closest("label")?.textContent)).toContain("23.142,00 DA");
  await user.click(parts.getByRole("checkbox", { name: /أمينة/u }));
  expect(preview(opened)).toContain("1 stay is a debtor again, with 30.000,00 DA.");
  await user.click(lynda);
  expect(preview(opened)).toContain("2 stays are debtors again, with 50.000,00 DA.");
  await user.click(lynda);
  await issue(opened);
  await screen.findByText("Credit note INV-20260410-000002 saved.");
  expect(books.invoices[0]).toMatchObject({ kind: "credit-note", reason: "Wrong rate" });
  expect(books.searchDebtors({}).map(({ guestName }) => guestName)).toEqual([
    "Yacine Brahimi",
    "أمينة بوزيد",
  ]);
});

it("INV-16 an amount with a comma is spread over the lines, and saved to the centime as it is shown", async () => {
  const opened = await openCredit();
  const { user, parts, books } = opened;
  await user.click(parts.getByRole("radio", { name: "An amount" }));
  expect(parts.getByText("Enter an amount.")).toBeTruthy();
  expect(preview(opened)).toBeUndefined();
  await user.type(parts.getByLabelText(/^Amount with TVA/u), "1000,50");
  // 21 800 : 32 700 of 1 000,50 are 400,20 and 600,30, with 33,04 and 49,57 of TVA.
  expect(preview(opened)).toContain("Reduction of line 1: Room, 2 nights – room 102");
  expect(preview(opened)).toContain(
    "Subtotal917,89TVA (9%)82,61Taxe de Séjour0,00Grand Total1.000,50",
  );
  expect(preview(opened)).toContain("Open on INV-20260410-000001 afterwards: 55.499,50 DA.");
  await issue(opened);
  await screen.findByText("Credit note INV-20260410-000002 saved.");
  expect(opened.sent).toEqual([
    {
      credits: "amount",
      amountCentimes: 100_050,
      reason: "Wrong rate",
      grandTotalCentimes: 100_050,
    },
  ]);
  expect(books.invoices[0]?.lines.map((line) => [line.amountCentimes, line.tvaCentimes])).toEqual([
    [36_716, 3_304],
    [55_073, 4_957],
  ]);
  expect(books.searchDebtors({}).map(({ guestName }) => guestName)).toEqual(["Yacine Brahimi"]);
});

it("INV-16 amounts of single lines, their stay tax apart; no more than is left of a line", async () => {
  const opened = await openCredit();
  const { user, parts } = opened;
  await user.click(parts.getByRole("radio", { name: "An amount" }));
  await user.click(parts.getByRole("radio", { name: "Single lines" }));
  const second = within(parts.getByRole("group", { name: /^Line 2: .*أمينة/u }));
  await user.type(second.getByLabelText("Amount with TVA"), "32700,01");
  expect(plain(parts.getByText(/can still be credited/u).textContent)).toBe(
    "At most 32.700,00 DA of line 2 (أمينة بوزيد) can still be credited.",
  );
  expect(preview(opened)).toBeUndefined();
  await user.clear(second.getByLabelText("Amount with TVA"));
  await user.type(second.getByLabelText("Amount with TVA"), "109");
  await user.type(second.getByLabelText("Taxe de Séjour"), "500");
  expect(preview(opened)).toContain(
    "Subtotal100,00TVA (9%)9,00Taxe de Séjour500,00Grand Total609,00",
  );
  await issue(opened);
  await waitFor(() =>
    expect(opened.sent).toEqual([
      {
        credits: "lines",
        lines: [{ position: 2, amountCentimes: 10_900, stayTaxCentimes: 50_000 }],
        reason: "Wrong rate",
        grandTotalCentimes: 60_900,
      },
    ]),
  );
});

it("INV-16 what becomes of the stay tax is said where an amount is credited, and not of the whole invoice", async () => {
  const { user, dialog, parts } = await openCredit();
  expect(dialog.textContent).not.toContain("The stay tax");
  await user.click(parts.getByRole("radio", { name: "An amount" }));
  expect(dialog.textContent).toContain("The stay tax is not reduced. To reduce it");
  await user.click(parts.getByRole("radio", { name: "Single lines" }));
  expect(dialog.textContent).toContain("The stay tax is not reduced unless you enter it.");
});

it("INV-16 a stay after an amount of it says that the amount is given back", async () => {
  const opened = await openCredit();
  const { user, parts, saved } = opened;
  await user.click(parts.getByRole("radio", { name: "An amount" }));
  await user.type(parts.getByLabelText(/^Amount with TVA/u), "1000.50");
  await issue(opened);
  await screen.findByText("Credit note INV-20260410-000002 saved.");
  await user.click(await within(saved).findByRole("button", { name: "Credit note" }));
  const again = await screen.findByRole("dialog", { name: "Credit note" });
  const shown = () =>
    plain(within(again).getByRole("region", { name: "The credit note will be" }).textContent);
  await waitFor(() => expect(shown()).toContain("Grand Total55.499,50"));
  expect(shown()).toContain(
    "1.000,50 DA that was credited of these stays before no longer counts.",
  );
});

it("X-02 INV-16 a refusal shows the credit note as it would be now, and keeps what was typed", async () => {
  const opened = await openCredit("en", "Cash");
  const { user, parts, books, invoice } = opened;
  await user.click(parts.getByRole("radio", { name: "An amount" }));
  await user.type(parts.getByLabelText(/^Amount with TVA/u), "1090");
  server.use(
    http.post(
      apiUrl("hotels/:hotelId/invoices/:invoiceId/credit-notes"),
      () => {
        const kept = books.find(invoice.id);
        if (kept) kept.standingStampDutyCentimes = kept.totals.tvaCentimes;
        return problem("credit-note.total-changed", { grandTotalCentimes: 475_750 });
      },
      { once: true },
    ),
  );
  await issue(opened);
  expect(plain((await parts.findByRole("alert")).textContent)).toContain(
    "The credit note comes to 4.757,50 DA by now.",
  );
  expect(parts.getByLabelText<HTMLInputElement>(/^Amount with TVA/u).value).toBe("1.090,00");
  expect(parts.getByLabelText<HTMLTextAreaElement>(/^Reason/u).value).toBe("Wrong rate");
  await waitFor(() => expect(preview(opened)).toContain("Grand Total4.757,50"));
});

it.each(["fr", "ar"] as const)("X-05 INV-16 the dialog is in %s", async (language) => {
  const { user, dialog, parts } = await openCredit(language);
  await user.click(parts.getByRole("radio", { name: words[language].amount }));
  expect(dialog.textContent).not.toMatch(/credit\.|\{\{/u);
});

it("INV-16 the paper of a credit note says the line of the invoice that it corrects", async () => {
  const opened = await openCredit();
  const { user, parts } = opened;
  await user.click(parts.getByRole("radio", { name: "An amount" }));
  await user.type(parts.getByLabelText(/^Amount with TVA/u), "1000,50");
  await issue(opened, "Remise");
  await screen.findByText("Credit note INV-20260410-000002 saved.");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: /^Preview .*000002/u }));
  await user.click(await screen.findByRole("button", { name: "Print" }));
  const paper = await screen.findByRole("region", { name: "Preview" });
  await waitFor(() => {
    const said = plain(paper.textContent);
    expect(said).toContain(
      "Corrige la facture N° 2026/000001 (INV-20260410-000001). Motif : Remise",
    );
    expect(said).toContain("Réduction sur la ligne 2 : Hébergement, 2 nuits, chambre 103");
    expect(said).toContain("Total TTC (DA)1.000,50");
  });
});
