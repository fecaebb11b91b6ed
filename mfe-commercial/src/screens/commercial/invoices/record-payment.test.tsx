import { centimes } from "@funduq/shared-types/values/money";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  openInvoices,
  payButton,
  plain,
  searchAll,
  tick,
} from "../../../testing/open-invoices.tsx";

/** The requests that record payments. */
function paymentsSent(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl("hotels/:hotelId/companies/:companyId/payments"), async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  return sent;
}

describe("a payment", () => {
  async function openPayment(...invoices: string[]) {
    const page = await searchAll();
    for (const number of invoices.length > 0 ? invoices : ["000001", "000002"])
      await page.user.click(tick(number));
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
    const sent = paymentsSent();
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

  it("INV-13 of one invoice, the amount alone says how much of it is paid; more than is open stays on the account", async () => {
    const { user, dialog, books } = await openPayment("000001");
    const sent = paymentsSent();
    const amount = within(dialog).getByLabelText<HTMLInputElement>(/^Amount/u);
    const part = within(dialog).getByLabelText<HTMLInputElement>(/^Paid of .*000001/u);
    await user.clear(amount);
    await user.type(amount, "20000");
    expect(part.value).toBe("11.900,00");
    expect(plain(within(dialog).getByRole("status").textContent)).toBe(
      "Stays on the account: 8.100,00 DA",
    );
    await user.clear(amount);
    await user.type(amount, "5000");
    expect(part.value).toBe("5.000,00");
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    await screen.findByText("Payment recorded successfully!");
    const invoiceId = books.invoices[1]?.id;
    expect(sent).toMatchObject([
      { amountCentimes: 500_000, allocations: [{ invoiceId, amountCentimes: 500_000 }] },
    ]);
  });

  it("INV-12 the stamp duty follows the amount and the method, also that of a refusal", async () => {
    const { user, dialog } = await openPayment("000001");
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/payments"), () =>
        problem("payment.stamp-duty-changed", { stampDutyCentimes: 120_000 }),
      ),
    );
    const method = within(dialog).getByLabelText(/Payment Method/u);
    const amount = within(dialog).getByLabelText<HTMLInputElement>(/^Amount/u);
    await user.selectOptions(method, "Cash");
    expect(plain(dialog.textContent)).toContain("Stamp duty 119,00 DA");
    await user.clear(amount);
    await user.type(amount, "5000");
    expect(plain(dialog.textContent)).toContain(
      "Stamp duty 50,00 DA · Cash to collect 5.050,00 DA",
    );
    await user.click(within(dialog).getByRole("button", { name: "Confirm Payment" }));
    expect(plain((await within(dialog).findByRole("alert")).textContent)).toContain("1.200,00 DA");
    await user.selectOptions(method, "Cheque");
    expect(within(dialog).queryByRole("alert")).toBeNull();
    expect(plain(dialog.textContent)).not.toContain("Stamp duty");
  });

  it("INV-12 no stamp duty is shown for an amount below what is paid of the invoices", async () => {
    const { user, dialog } = await openPayment();
    await user.selectOptions(within(dialog).getByLabelText(/Payment Method/u), "Cash");
    const amount = within(dialog).getByLabelText<HTMLInputElement>(/^Amount/u);
    await user.clear(amount);
    await user.type(amount, "5000");
    expect(plain(dialog.textContent)).not.toContain("Cash to collect");
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
