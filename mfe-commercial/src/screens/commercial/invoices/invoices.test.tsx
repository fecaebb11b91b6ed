import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openCommercial } from "../../../testing/open-commercial.tsx";
import {
  numbers,
  openInvoices,
  payButton,
  plain,
  searchAll,
  tick,
  url,
} from "../../../testing/open-invoices.tsx";

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
