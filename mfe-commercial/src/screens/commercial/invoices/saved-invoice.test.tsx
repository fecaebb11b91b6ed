import { centimes, ZERO } from "@funduq/shared-types/values/money";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openCommercial } from "../../../testing/open-commercial.tsx";
import { numbers, openInvoices, plain, searchAll, url } from "../../../testing/open-invoices.tsx";

describe("a saved invoice", () => {
  async function openSaved(end = "000002") {
    const page = await searchAll();
    await page.user.click(
      screen.getByRole("button", { name: new RegExp(`^Preview .*${end}`, "u") }),
    );
    const dialog = await screen.findByRole("dialog", { name: `Invoice INV-20260410-${end}` });
    await within(dialog).findByText("Grand Total");
    return { ...page, dialog };
  }

  it("INV-05 INV-07 says its legal number and how it was paid", async () => {
    const page = await openInvoices();
    const [, first] = page.books.invoices;
    if (!first) throw new Error("an invoice");
    page.books.pay({
      method: "Cheque",
      paymentDate: first.businessDate,
      reference: "CH 9",
      notes: "By post",
      amountCentimes: first.openCentimes,
      stampDutyCentimes: ZERO,
      allocations: [{ invoiceId: first.id, amountCentimes: first.openCentimes }],
    });
    await page.user.click(screen.getByRole("radio", { name: "All" }));
    await page.user.click(screen.getByRole("button", { name: "Search Invoices" }));
    await page.user.click(await screen.findByRole("button", { name: /^Preview .*000001/u }));
    const dialog = await screen.findByRole("dialog", { name: "Invoice INV-20260410-000001" });
    const details = await within(dialog).findByRole("region", { name: "Payment Details" });
    for (const text of ["Cheque", "CH 9", "By post"]) expect(details.textContent).toContain(text);
    expect(dialog.textContent).toContain("2026/000001");
    expect(dialog.textContent).toContain("Paid");
  });

  it("INV-12 its paper is in French, with the total in words", async () => {
    const { user, dialog } = await openSaved();
    await user.click(within(dialog).getByRole("button", { name: "Print" }));
    const preview = await screen.findByRole("region", { name: "Preview" });
    const paper = plain(
      (await within(preview).findByText(/Arrêtée/u)).closest("article")?.textContent,
    );
    expect(paper).toContain("Facture N° 2026/000002");
    expect(paper).toContain("Total TTC (DA)56.500,00");
    expect(paper).toContain(
      "Arrêtée la présente facture à la somme de cinquante-six mille cinq cents dinars algériens.",
    );
  });

  it("INV-12 INV-13 its paper says what a part payment leaves to pay, and that it is paid only when all of it is", async () => {
    const { user, books } = await searchAll();
    const [invoice] = books.invoices;
    if (!invoice) throw new Error("an invoice");
    const amountCentimes = centimes(1_000_000);
    books.pay({
      method: "Cheque",
      paymentDate: invoice.businessDate,
      reference: "CH 9",
      notes: "",
      amountCentimes,
      stampDutyCentimes: ZERO,
      allocations: [{ invoiceId: invoice.id, amountCentimes }],
    });
    await user.click(screen.getByRole("button", { name: /^Preview .*000002/u }));
    await user.click(await screen.findByRole("button", { name: "Print" }));
    const paper = await screen.findByRole("region", { name: "Preview" });
    const said = () => plain(paper.textContent);
    await waitFor(() =>
      expect(said()).toContain(
        "Acompte de 10.000,00 DA par chèque le 10/04/2026. Référence : CH 9 Reste à payer : 46.500,00 DA.",
      ),
    );
    expect(said()).not.toContain("Réglée");
    await user.click(screen.getByRole("radio", { name: "العربية" }));
    // In the preview and in the page that is printed.
    expect(
      await screen.findAllByText(
        /دفعة جزئية\. طريقة الدفع: .*شيك.*، بتاريخ .*، المبلغ .*10\.000,00/u,
      ),
    ).not.toEqual([]);
  });

  it("INV-11 a credit note is opened as one", async () => {
    const page = await openInvoices();
    const [invoice] = page.books.invoices;
    if (!invoice) throw new Error("an invoice");
    page.books.credit(invoice, {
      credits: "stays",
      debtorIds: invoice.standingStays.map(({ debtorId }) => debtorId),
      reason: "Wrong company",
      grandTotalCentimes: invoice.totals.grandTotalCentimes,
    });
    await page.user.click(screen.getByRole("radio", { name: "All" }));
    await page.user.click(screen.getByRole("button", { name: "Search Invoices" }));
    await page.user.click(await screen.findByRole("button", { name: /^Preview .*000003/u }));
    expect(
      await screen.findByRole("dialog", { name: "Credit note INV-20260410-000003" }),
    ).toBeTruthy();
  });

  it("INV-17 is in the address while it is open: other screens lead to it", async () => {
    const { user, address, books } = await openSaved();
    expect(address()).toContain(`invoice=${books.invoices[0]?.id}`);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).not.toContain("invoice=");
  });

  it("INV-17 is asked for by its address alone, without a search", async () => {
    const asked: string[] = [];
    server.events.on("request:start", ({ request }) => asked.push(new URL(request.url).pathname));
    const id = "00000000-0000-4000-8000-000000000777";
    await openCommercial(`${url}&invoice=${id}`);
    expect(await screen.findByRole("dialog", { name: "Document" })).toBeTruthy();
    await waitFor(() => expect(asked.some((path) => path.endsWith(`/invoices/${id}`))).toBe(true));
    expect(asked.some((path) => path.endsWith("/invoice-search"))).toBe(false);
    server.events.removeAllListeners();
  });

  it("INV-15 its PDF opens beside the screen, in the language of the paper", async () => {
    const { user, dialog, hotel, books } = await openSaved();
    await user.click(within(dialog).getByRole("button", { name: "Print" }));
    const paper = within(await screen.findByRole("dialog", { name: "Print" }));
    const pdf = await paper.findByRole("link", { name: "PDF" });
    const at = `/api/hotels/${hotel.hotelId}/invoices/${books.invoices[0]?.id}/pdf`;
    expect(pdf.getAttribute("href")).toBe(`${at}?language=fr`);
    await user.click(paper.getByRole("radio", { name: "العربية" }));
    await waitFor(() => expect(pdf.getAttribute("href")).toBe(`${at}?language=ar`));
  });

  it("INV-15 a duplicate says so, on the paper and in the PDF", async () => {
    const { user, dialog } = await openSaved();
    await user.click(within(dialog).getByRole("button", { name: "Print" }));
    const paper = within(await screen.findByRole("dialog", { name: "Print" }));
    const pdf = await paper.findByRole("link", { name: "PDF" });
    expect(paper.queryByText("DUPLICATA")).toBeNull();
    await user.click(paper.getByRole("checkbox", { name: "Mark as a duplicate" }));
    expect(await paper.findByText("DUPLICATA")).toBeTruthy();
    expect(pdf.getAttribute("href")).toMatch(/\?language=fr&copy=duplicate$/u);
  });

  it("INV-03 the short word of a payment has its whole word", async () => {
    const { user, books } = await openInvoices();
    const [invoice] = books.invoices;
    if (!invoice) throw new Error("an invoice");
    books.pay({
      method: "Bank Transfer",
      paymentDate: invoice.businessDate,
      reference: "4711",
      notes: "",
      amountCentimes: invoice.openCentimes,
      stampDutyCentimes: ZERO,
      allocations: [{ invoiceId: invoice.id, amountCentimes: invoice.openCentimes }],
    });
    await user.click(screen.getByRole("radio", { name: "All" }));
    await user.click(screen.getByRole("button", { name: "Search Invoices" }));
    expect((await screen.findByTitle("Bank Transfer")).parentElement?.textContent).toBe("VIR 4711");
  });

  it("INV-05 says when it can't be loaded", async () => {
    const page = await searchAll();
    server.use(
      http.get(apiUrl("hotels/:hotelId/invoices/:invoiceId"), () => problem("invoice.not-found")),
    );
    await page.user.click(screen.getByRole("button", { name: /^Preview .*000002/u }));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText(/The invoice could not be loaded\./u)).toBeTruthy();
  });

  it("INV-02 the next page is asked for where the first one ends", async () => {
    const page = await openInvoices();
    const shown = page.books.search({});
    const place = { beforeAt: "2026-04-10T09:00:00.000Z", beforeId: shown[0]?.id };
    const asked: object[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/invoice-search"), async (call) => {
        const body = (await call.request.json()) as object;
        asked.push(body);
        const isFirst = !("beforeId" in body);
        return HttpResponse.json({
          invoices: isFirst ? shown.slice(0, 1) : shown.slice(1),
          next: isFirst ? place : null,
        });
      }),
    );
    await page.user.click(screen.getByRole("button", { name: "Search Invoices" }));
    await page.user.click(await screen.findByRole("button", { name: "More invoices" }));
    await waitFor(() => expect(numbers()).toHaveLength(2));
    expect(asked).toEqual([{ state: "unpaid" }, { state: "unpaid", ...place }]);
    expect(screen.queryByRole("button", { name: "More invoices" })).toBeNull();
  });
});
