import { centimes, ZERO } from "@funduq/shared-types/values/money";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openCommercial } from "../../../testing/open-commercial.tsx";

const companyId = "00000000-0000-4000-8000-000000000002";
const url = `?company=${companyId}&tab=invoices`;
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/gu, " ");

/** Two invoices are there: of Yacine, and of the other two guests. */
async function openInvoices() {
  const page = await openCommercial(url);
  const [first, second, third] = page.books.debtors;
  if (!first || !second || !third) throw new Error("three debtors");
  const issue = (...debtors: (typeof first)[]) =>
    page.books.issue(companyId, {
      debtorIds: debtors.map(({ id }) => id),
      paymentMethod: "Bank Transfer",
    });
  issue(first);
  issue(second, third);
  await screen.findByRole("button", { name: "Search Invoices" });
  return page;
}

async function searchAll() {
  const page = await openInvoices();
  await page.user.click(screen.getByRole("button", { name: "Search Invoices" }));
  await screen.findByRole("grid", { name: "Invoices" });
  return page;
}

const numbers = () =>
  within(screen.getByRole("grid", { name: "Invoices" }))
    .getAllByRole("button", { name: /^Preview INV/u })
    .map((button) => button.getAttribute("aria-label")?.replace("Preview ", ""));
const tick = (number: string) =>
  within(screen.getByRole("row", { name: new RegExp(number, "u") })).getByRole("checkbox");
const payButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Record Payment" });

describe("the invoices of a company", () => {
  it("INV-02 nothing is read before the search; unpaid ones are asked for first", async () => {
    const asked: unknown[] = [];
    const { user } = await openInvoices();
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/invoice-search"), async (call) => {
        asked.push(await call.request.clone().json());
      }),
    );
    expect(
      screen.getByText("Please use the filters and click Search to find invoices."),
    ).toBeTruthy();
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText("Guest name"), "Lynda{Enter}");
    await waitFor(() => expect(asked).toEqual([{ state: "unpaid", guest: "Lynda" }]));
    await waitFor(() => expect(numbers()).toEqual(["INV-20260410-000002"]));
  });

  it("INV-02 a search is in the address, and is made again from there; names are in no server's log", async () => {
    const asked: unknown[] = [];
    const first = await openInvoices();
    await first.user.click(screen.getByText("All"));
    await first.user.type(screen.getByLabelText("Invoice number"), "INV-2026");
    await first.user.type(screen.getByLabelText("Guest name"), "Lynda{Enter}");
    await waitFor(() => expect(numbers()).toEqual(["INV-20260410-000002"]));
    const address = first.address() ?? "";
    expect(address).toBe(`${url}&show=all&searched=yes&number=INV-2026#guest=Lynda`);
    first.unmount();
    const again = openCommercial(address);
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/invoice-search"), async (call) => {
        asked.push(await call.request.clone().json());
      }),
    );
    await again;
    await waitFor(() => expect(asked).toEqual([{ number: "INV-2026", guest: "Lynda" }]));
    expect(screen.getByLabelText<HTMLInputElement>("Guest name").value).toBe("Lynda");
  });

  it("INV-02 says when nothing was found, and what went wrong", async () => {
    const { user } = await openInvoices();
    await user.type(screen.getByLabelText("Invoice number"), "XX{Enter}");
    expect(await screen.findByText("No invoices found matching criteria.")).toBeTruthy();
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/invoice-search"), () =>
        problem("service.busy"),
      ),
    );
    await user.clear(screen.getByLabelText("Invoice number"));
    await user.click(screen.getByRole("button", { name: "Search Invoices" }));
    expect(
      await screen.findByText(/An error occurred while searching for invoices\./u),
    ).toBeTruthy();
  });

  it("INV-03 a row says number, day, company, guests, total and status", async () => {
    await searchAll();
    const row = screen.getByRole("row", { name: /000002/u });
    expect(plain(row.textContent)).toMatch(
      /INV-20260410-00000210\/04\/26 · Cevital.*Lynda Kaci & 1 more.*56\.500,00 DA.*Unpaid.*Preview/u,
    );
  });

  it("INV-04 a payment needs at least one, and only unpaid ones; the Paid tab has none", async () => {
    const { user } = await searchAll();
    expect(payButton().disabled).toBe(true);
    await user.click(tick("000001"));
    expect(payButton().disabled).toBe(false);
    await user.click(screen.getByRole("radio", { name: "Paid" }));
    expect(screen.queryByRole("button", { name: "Record Payment" })).toBeNull();
  });
});

describe("a payment", () => {
  async function openPayment() {
    const page = await searchAll();
    await page.user.click(tick("000001"));
    await page.user.click(tick("000002"));
    await page.user.click(payButton());
    const dialog = await screen.findByRole("dialog", { name: "Record Payment" });
    return { ...page, dialog };
  }

  it("INV-09 INV-10 begins with the true total, a bank transfer and the business date, and pays all of it", async () => {
    const { user, dialog, books } = await openPayment();
    // 11.900,00 and 56.500,00.
    expect(plain(dialog.textContent)).toContain(
      "recording a payment for 2 invoice(s) with a total of 68.400,00 DA",
    );
    await user.type(within(dialog).getByLabelText("Reference"), "VIR 4711");
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect(await screen.findByText("Payment recorded successfully!")).toBeTruthy();
    expect(books.invoices.map(({ status }) => status)).toEqual(["Paid", "Paid"]);
    expect(books.invoices[0]?.payments).toMatchObject([
      { method: "Bank Transfer", paymentDate: "2026-04-10", reference: "VIR 4711" },
    ]);
  });

  it("INV-13 pays a part of one and none of another, never more than is open", async () => {
    const { user, dialog, books } = await openPayment();
    const [first, second] = ["000001", "000002"].map((end) =>
      within(dialog).getByLabelText(new RegExp(`^Paid of .*${end}`, "u")),
    );
    if (!first || !second) throw new Error("two fields");
    await user.clear(second);
    await user.clear(first);
    await user.type(first, "11900,01");
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect(within(dialog).getByText("More than is open.")).toBeTruthy();
    await user.clear(first);
    await user.type(first, "5000");
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    await waitFor(() => expect(books.find(books.invoices[1]?.id)?.openCentimes).toBe(690_000));
    expect(books.invoices[0]?.openCentimes).toBe(5_650_000);
  });

  it("INV-13 what is paid beyond the invoices stays on the account, and is never less than they take", async () => {
    const { user, dialog } = await openPayment();
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/payments"), async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    const amount = within(dialog).getByLabelText<HTMLInputElement>(/^Amount/u);
    expect(amount.value).toBe("68.400,00");
    await user.clear(amount);
    await user.type(amount, "60000");
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect(await within(dialog).findByText("Less than what is paid of the invoices.")).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, "70000");
    expect(plain(within(dialog).getByRole("status").textContent)).toBe(
      "Stays on the account: 1.600,00 DA",
    );
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    await waitFor(() => expect(sent).toMatchObject([{ amountCentimes: 7_000_000 }]));
  });

  it("INV-12 cash shows the stamp duty and what to collect, and says it to the API", async () => {
    const { user, dialog } = await openPayment();
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/payments"), async ({ request }) => {
        sent.push(await request.clone().json());
        return problem("payment.stamp-duty-changed", { stampDutyCentimes: 102_700 });
      }),
    );
    await user.selectOptions(within(dialog).getByLabelText(/Payment Method/u), "Cash");
    expect(plain(dialog.textContent)).toContain(
      "Stamp duty 1.026,00 DA · Cash to collect 69.426,00 DA",
    );
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect(plain((await within(dialog).findByRole("alert")).textContent)).toContain("1.027,00 DA");
    expect(sent).toMatchObject([{ amountCentimes: 6_840_000, stampDutyCentimes: 102_600 }]);
  });

  it("INV-12 warns where an invoice that was issued for cash is paid by another method", async () => {
    const page = await openInvoices();
    const bill = page.books.invoices[1];
    if (!bill) throw new Error("an invoice");
    bill.totals = { ...bill.totals, stampDutyCentimes: centimes(12_300) };
    const { user } = page;
    await user.click(screen.getByRole("button", { name: "Search Invoices" }));
    await user.click(await screen.findByRole("checkbox", { name: /select all/iu }));
    await user.click(screen.getByRole("button", { name: "Record Payment" }));
    const dialog = await screen.findByRole("dialog", { name: "Record Payment" });
    expect(plain(dialog.textContent)).toContain(
      `${bill.number} was issued for cash: its total has 123,00 DA of stamp duty.`,
    );
    await user.selectOptions(within(dialog).getByLabelText(/Payment Method/u), "Cash");
    expect(dialog.textContent).not.toContain("was issued for cash");
  });

  it("INV-13 shows what is open now after a refusal, and keeps what was typed", async () => {
    const { user, dialog, books } = await openPayment();
    await user.type(within(dialog).getByLabelText("Reference"), "CH 12");
    const bill = books.invoices[1];
    if (!bill) throw new Error("an invoice");
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/payments"), () => {
        bill.openCentimes = centimes(77_700);
        return problem("payment.exceeds-invoice", { number: bill.number, openCentimes: 77_700 });
      }),
    );
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    await waitFor(() => expect(plain(dialog.textContent)).toContain("Open: 777,00 DA"));
    expect(within(dialog).getByLabelText<HTMLInputElement>("Reference").value).toBe("CH 12");
  });

  it("INV-09 needs a date, and keeps what was typed when it fails", async () => {
    const { user, dialog, books } = await openPayment();
    await user.clear(within(dialog).getByRole("textbox", { name: /Payment Date/u }));
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect(
      await within(dialog).findByText("Please select a payment method and date."),
    ).toBeTruthy();
    const date = within(dialog).getByRole("textbox", { name: /Payment Date/u });
    await user.type(date, "31/12/2024");
    expect(await within(dialog).findByText("The earliest day is 01/01/2025.")).toBeTruthy();
    await user.clear(date);
    // Without a year it is a day of this one, not of the earliest.
    await user.type(date, "9/4");
    await user.type(within(dialog).getByLabelText("Reference"), "CH 12");
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/payments"), () =>
        problem("service.busy"),
      ),
    );
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain(
      "Failed to record payment.",
    );
    expect(within(dialog).getByLabelText<HTMLInputElement>("Reference").value).toBe("CH 12");
    expect(within(dialog).getByDisplayValue("09/04/2026")).toBe(date);
    expect(books.invoices.map(({ status }) => status)).toEqual(["Unpaid", "Unpaid"]);
  });
});

describe("the list of unpaid invoices", () => {
  it("INV-02 says what happened after the last one is paid, and shows all", async () => {
    const { user } = await searchAll();
    await user.click(screen.getByRole("checkbox", { name: /select all/iu }));
    await user.click(payButton());
    const dialog = await screen.findByRole("dialog", { name: "Record Payment" });
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect(await screen.findByText("None of the invoices found is unpaid any more.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(numbers()).toHaveLength(2));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "All" }).checked).toBe(true);
  });

  it("INV-02 says that nothing was found where nothing was", async () => {
    const { user } = await openInvoices();
    await user.type(screen.getByLabelText("Guest name"), "Nobody");
    await user.click(screen.getByRole("button", { name: "Search Invoices" }));
    expect(await screen.findByText("No invoices found matching criteria.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show all" })).toBeNull();
  });
});

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
