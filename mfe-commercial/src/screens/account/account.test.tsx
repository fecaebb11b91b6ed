import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openCommercial } from "../../testing/open-commercial.tsx";

const companyId = "00000000-0000-4000-8000-000000000002";
const url = `?company=${companyId}&tab=account`;
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/gu, " ");

/** An invoice of 11.900,00 of which 5.000,00 are paid; the payment was 6.000,00. */
async function openAccount() {
  const page = await openCommercial(`?company=${companyId}&tab=details`);
  const [first] = page.books.debtors;
  if (!first) throw new Error("a debtor");
  const invoice = page.books.issue(companyId, { debtorIds: [first.id], paymentMethod: "Cheque" });
  page.books.pay({
    method: "Cheque",
    paymentDate: invoice.businessDate,
    reference: "CH 9",
    notes: "",
    amountCentimes: invoice.totals.dueCentimes,
    allocations: [{ invoiceId: invoice.id, amountCentimes: invoice.totals.subtotalCentimes }],
  });
  await page.user.click(await screen.findByRole("tab", { name: "Account" }));
  await screen.findByText("What it owes");
  return page;
}

const amountOf = (term: string) =>
  plain(screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent);

describe("the account of a company", () => {
  it("COM-07 INV-14 says what it owes, since when, and what is to come", async () => {
    await openAccount();
    // 11.900,00 − 10.000,00 open; 20.000,00 and 30.000,00 not invoiced; 1.900,00 left of the payment.
    expect(amountOf("Open invoices")).toBe("1.900,00 DA (1)");
    expect(amountOf("Not invoiced yet")).toBe("50.000,00 DA (2)");
    expect(amountOf("Paid, on no invoice yet")).toBe("1.900,00 DA");
    expect(amountOf("Not due")).toBe("1.900,00 DA");
    expect(screen.getByText(/12\/04\/2026 – 14\/04\/2026/u)).toBeTruthy();
  });

  it("INV-13 a part of a payment is taken back with a reason", async () => {
    const { user, books } = await openAccount();
    await user.click(await screen.findByRole("button", { name: /^Take back what settles/u }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Take back" }));
    expect(books.invoices[0]?.openCentimes).toBe(190_000);
    await user.type(dialog.getByLabelText(/Reason/u), "Cheque returned");
    await user.click(dialog.getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(books.invoices[0]?.openCentimes).toBe(1_190_000));
    expect(await screen.findByText("Taken back: Cheque returned")).toBeTruthy();
    await waitFor(() => expect(amountOf("Open invoices")).toBe("11.900,00 DA (1)"));
  });

  it("INV-13 what is left of a payment settles invoices, never more than is left or open", async () => {
    const { user } = await openAccount();
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/payments/:paymentId/allocations"), async ({ request }) => {
        sent.push(await request.json());
        return problem("service.busy");
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Settle invoices" }));
    const dialog = within(await screen.findByRole("dialog"));
    const part = dialog.getByLabelText(/^Paid of/u);
    await user.type(part, "1900,01");
    await user.click(dialog.getByRole("button", { name: "Settle invoices" }));
    expect(dialog.getByText("More than is open.")).toBeTruthy();
    await user.clear(part);
    await user.type(part, "1900");
    await user.click(dialog.getByRole("button", { name: "Settle invoices" }));
    await dialog.findByRole("alert");
    expect(sent).toMatchObject([{ allocations: [{ amountCentimes: 190_000 }] }]);
  });

  it("INV-14 the statement is of this month, and goes on paper in French", async () => {
    const { user } = await openAccount();
    const row = await screen.findByRole("row", { name: /Stay/u });
    expect(plain(row.textContent)).toContain("Yacine Brahimi");
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("01/04/2026");
    await user.click(screen.getByRole("button", { name: "Print" }));
    const preview = await screen.findByRole("region", { name: "Preview" });
    expect(plain((await within(preview).findByText(/du 01\/04\/2026/u)).textContent)).toContain(
      "Cevital · du 01/04/2026 au 10/04/2026",
    );
  });

  it("X-02 fails visibly", async () => {
    const page = openCommercial(url);
    server.use(
      http.get(apiUrl("hotels/:hotelId/companies/:companyId/account"), () =>
        problem("service.busy"),
      ),
    );
    await page;
    expect(await screen.findByText(/The account could not be loaded\./u)).toBeTruthy();
  });
});
