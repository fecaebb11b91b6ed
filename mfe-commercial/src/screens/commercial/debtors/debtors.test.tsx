import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openCommercial } from "../../../testing/open-commercial.tsx";

const companyId = "00000000-0000-4000-8000-000000000002";
const cevital = `?company=${companyId}`;
const guests = () =>
  within(screen.getByRole("grid", { name: "Debtors (To Be Invoiced)" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelectorAll("td")[1]?.textContent);
const createButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Create Invoice" });
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/gu, " ");

async function openDebtors(below = cevital) {
  const page = await openCommercial(below);
  await screen.findByRole("grid", { name: "Debtors (To Be Invoiced)" });
  return page;
}

const tick = (name: string) => screen.getByRole("checkbox", { name: new RegExp(name, "u") });

describe("the debtors of a company", () => {
  it("COM-04 are the first tab, also of the company that is chosen next", async () => {
    const { user, address } = await openDebtors();
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Debtors");
    await user.click(screen.getByRole("tab", { name: "Invoices" }));
    expect(address()).toContain("tab=invoices");
    await user.click(screen.getByRole("link", { name: "Sonelgaz" }));
    await screen.findByRole("article", { name: "Sonelgaz" });
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Debtors");
    expect(address()).not.toContain("tab=");
  });

  it("COM-05 say guest, dates as in French Canada, room, order and balance", async () => {
    await openDebtors();
    const row = screen.getByRole("row", { name: /Yacine Brahimi/u });
    const cells = [...row.querySelectorAll("td")].slice(1);
    expect(cells.map(({ textContent }) => plain(textContent))).toEqual([
      "Yacine Brahimi",
      "2026-03-28 – 2026-03-30",
      "101",
      "AAA-A01",
      "View PO",
      "10.000,00 DA",
    ]);
  });

  it("COM-05 lead to a purchase order by https only", async () => {
    await openDebtors();
    const orders = screen.getAllByRole("link", { name: /^View PO/u });
    expect(orders.map((link) => link.getAttribute("href"))).toEqual([
      "https://orders.example.dz/17",
    ]);
    expect(screen.getAllByText("No PO")).toHaveLength(2);
  });

  it("COM-05 INV-01 get a purchase order, whose number is on the invoice; a link that is not by https is refused", async () => {
    const { user } = await openDebtors();
    const row = () => screen.getByRole("row", { name: /Lynda Kaci/u });
    await user.click(
      within(row()).getByRole("button", { name: "Edit purchase order of Lynda Kaci" }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Purchase order" }));
    await user.type(dialog.getByLabelText("Number"), "BC-2026/17");
    await user.type(dialog.getByLabelText(/^Link/u), "javascript:alert(1)");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    const refusal = "The link of a purchase order must be a web address that begins with https://.";
    expect(await dialog.findByText(refusal)).toBeTruthy();
    await user.clear(dialog.getByLabelText(/^Link/u));
    await user.type(dialog.getByLabelText(/^Link/u), "https://orders.example.dz/18");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The purchase order was saved.")).toBeTruthy();
    expect(await within(row()).findByText("BC-2026/17")).toBeTruthy();
    const link = within(row()).getByRole("link", { name: "View PO of Lynda Kaci" });
    expect(link.getAttribute("href")).toBe("https://orders.example.dz/18");

    await user.click(tick("Lynda Kaci"));
    await user.click(createButton());
    const preview = within(await screen.findByRole("dialog", { name: "Invoice PREVIEW" }));
    expect(await preview.findByText(/purchase order BC-2026\/17$/u)).toBeTruthy();
  });

  it("COM-05 replace no purchase order that somebody else saved while the form was open, unless it was shown", async () => {
    const { user, books, store } = await openDebtors();
    const name = "Edit purchase order of Lynda Kaci";
    await user.click(screen.getByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog", { name: "Purchase order" }));
    await user.type(dialog.getByLabelText("Number"), "BC-2");
    const lynda = books.debtors.find(({ guestName }) => guestName === "Lynda Kaci");
    books.setOrder(lynda?.bookingId ?? "", { version: 1, number: "BC-1", url: "" });
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Company", "Booking"])));
    expect(await dialog.findByText("Saved by someone else meanwhile: BC-1")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toBeTruthy();
    expect(lynda).toMatchObject({ purchaseOrderNumber: "BC-1" });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The purchase order was saved.")).toBeTruthy();
    expect(lynda).toMatchObject({ purchaseOrderNumber: "BC-2" });
  });

  it("COM-05 keep what was typed of a purchase order when somebody else saved another first", async () => {
    const { user, books } = await openDebtors();
    const name = "Edit purchase order of Lynda Kaci";
    await user.click(screen.getByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog", { name: "Purchase order" }));
    await user.type(dialog.getByLabelText("Number"), "BC-2");
    const lynda = books.debtors.find(({ guestName }) => guestName === "Lynda Kaci");
    const theirs = { version: 1, number: "BC-1", url: "https://orders.example.dz/1" };
    books.setOrder(lynda?.bookingId ?? "", theirs);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByRole("alert")).toBeTruthy();
    await waitFor(() =>
      expect(dialog.getByLabelText<HTMLInputElement>(/^Link/u).value).toBe(theirs.url),
    );
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The purchase order was saved.")).toBeTruthy();
    expect(lynda).toMatchObject({ purchaseOrderNumber: "BC-2", purchaseOrderUrl: theirs.url });
  });

  it("COM-05 say what is the group's of a purchase order, whose correction is never made the stay's own", async () => {
    const { user, books, store } = await openDebtors();
    const lynda = books.debtors.find(({ guestName }) => guestName === "Lynda Kaci");
    const setGroupOrder = (number: string) => {
      const order = { number, url: "https://orders.example.dz/17" };
      books.setGroupOrder(lynda?.bookingId ?? "", order);
      act(() => void store.dispatch(baseApi.util.invalidateTags(["Company", "Booking"])));
    };
    setGroupOrder("BC-17");
    expect(await screen.findByText("From the group")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Edit purchase order of Lynda Kaci" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Purchase order" }));
    const link = dialog.getByLabelText<HTMLInputElement>(/^Link/u);
    expect(dialog.getByLabelText<HTMLInputElement>("Number").value + link.value).toBe("");
    expect(dialog.getByText(/^If empty, as in the group: .?BC-17/u)).toBeTruthy();
    expect(dialog.getByText(/^If empty, as in the group: .*example\.dz\/17/u)).toBeTruthy();
    // A number of its own is not that of the group's link.
    await user.type(dialog.getByLabelText("Number"), "BC-1");
    expect(dialog.queryByText(/example\.dz/u)).toBeNull();
    await user.clear(dialog.getByLabelText("Number"));

    setGroupOrder("BC-18");
    await user.type(link, "https://orders.example.dz/18");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The purchase order was saved.")).toBeTruthy();
    expect(lynda).toMatchObject({
      ownOrder: { number: null, url: "https://orders.example.dz/18" },
      purchaseOrderNumber: "BC-18",
    });
  });

  it("COM-05 are filtered by guest and by days of check-in, and cleared", async () => {
    const { user, address } = await openDebtors(`${cevital}&from=2026-04-01`);
    expect(guests()).toEqual(["Lynda Kaci", "أمينة بوزيد"]);
    await user.type(screen.getByLabelText("Guest name"), "LYNDA");
    expect(guests()).toEqual(["Lynda Kaci"]);
    await user.type(screen.getByLabelText("Guest name"), "x");
    expect(screen.getByText("No debtor matches these filters.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear Filters" }));
    await waitFor(() => expect(guests()).toHaveLength(3));
    expect(address()).not.toContain("from=");
  });

  it("COM-05 none: the company owes nothing that is not invoiced", async () => {
    const page = openCommercial(cevital);
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/debtor-search"), () =>
        HttpResponse.json({ debtors: [], count: 0, balanceCentimes: 0, invoiceAddsTaxes: false }),
      ),
    );
    await page;
    expect(await screen.findByText("No debtors found for this company.")).toBeTruthy();
    expect(createButton().disabled).toBe(true);
  });

  it("COM-05 sums what is chosen, and chooses a whole month", async () => {
    const { user } = await openDebtors();
    expect(createButton().disabled).toBe(true);
    await user.click(tick("Yacine"));
    expect(plain(screen.getByText(/1 selected:/u).textContent)).toContain("10.000,00 DA");
    await user.click(screen.getByRole("button", { name: "Select a month" }));
    await user.click(await screen.findByRole("menuitem", { name: /April 2026 \(2\)/u }));
    expect(plain(screen.getByText(/2 selected:/u).textContent)).toContain("50.000,00 DA");
    expect(createButton().disabled).toBe(false);
  });

  it.each([
    ["add taxes", true, /10\.000,00 DA before the taxes that the invoice adds$/u],
    ["add none", false, /10\.000,00 DA\s*$/u],
  ])("INV-06 say beside their sum where invoices %s", async (_, invoiceAddsTaxes, said) => {
    const { user, books } = await openCommercial("");
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/debtor-search"), () => {
        const debtors = books.searchDebtors({});
        return HttpResponse.json({ debtors, count: 3, balanceCentimes: 1, invoiceAddsTaxes });
      }),
    );
    await user.click(await screen.findByRole("link", { name: "Cevital" }));
    await screen.findByRole("grid", { name: "Debtors (To Be Invoiced)" });
    await user.click(tick("Yacine"));
    expect(plain(screen.getByText(/1 selected:/u).textContent)).toMatch(said);
  });
});

describe("a new invoice", () => {
  async function openPreview() {
    const page = await openDebtors();
    await page.user.click(tick("Yacine"));
    await page.user.click(createButton());
    const dialog = await screen.findByRole("dialog", { name: "Invoice PREVIEW" });
    await within(dialog).findByText("Grand Total");
    return { ...page, dialog };
  }
  const totals = (dialog: HTMLElement) =>
    Object.fromEntries(
      within(dialog)
        .getAllByRole("term")
        .map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent)]),
    );

  it("INV-05 INV-06 shows both parties, lines and totals before it is saved; cash adds the stamp duty", async () => {
    const { dialog, user } = await openPreview();
    const said = plain(dialog.textContent);
    for (const text of ["Hotel El Djazair", "Bill To", "Cevital", "Room, 2 nights – room 101"])
      expect(said).toContain(text);
    // 10.000,00 at 9 %, and 2 × 500,00 for one adult.
    expect(totals(dialog)).toEqual({
      Day: "10/04/2026",
      "Due on": "10/04/2026",
      Subtotal: "10.000,00",
      "TVA (9%)": "900,00",
      "Taxe de Séjour": "1.000,00",
      "Grand Total": "11.900,00",
    });
    await user.selectOptions(within(dialog).getByLabelText(/To be paid by/u), "Cash");
    // 119 steps of 100 DA at 1 DA.
    await waitFor(() =>
      expect(totals(dialog)).toMatchObject({
        "Stamp duty": "119,00",
        "Grand Total": "12.019,00",
      }),
    );
  });

  it("INV-08 is saved, says its number, and its stay is a debtor no more", async () => {
    const { dialog, user } = await openPreview();
    await user.click(within(dialog).getByRole("button", { name: "Save Invoice" }));
    expect(await screen.findByText("Invoice INV-20260410-000001 saved successfully!")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(guests()).toEqual(["Lynda Kaci", "أمينة بوزيد"]));
    expect(createButton().disabled).toBe(true);
  });

  it("INV-08 a stay that somebody else has invoiced meanwhile is said, and the dialog stays", async () => {
    const { dialog, user, books } = await openPreview();
    const [yacine] = books.debtors;
    if (!yacine) throw new Error("a debtor");
    books.issue("00000000-0000-4000-8000-000000000002", {
      debtorIds: [yacine.id],
      paymentMethod: "Cheque",
    });
    await user.click(within(dialog).getByRole("button", { name: "Save Invoice" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain(
      "Stays that can't be chosen any more: 1.",
    );
    expect(books.invoices).toHaveLength(1);
    // It was the only one: there is nothing left to preview.
    await waitFor(() => expect(guests()).toEqual(["Lynda Kaci", "أمينة بوزيد"]));
    expect(within(dialog).queryByRole("button", { name: "Preview again" })).toBeNull();
  });

  it("INV-08 sends the total that was seen, and says the new one when it has changed", async () => {
    const { dialog, user } = await openPreview();
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/invoices"), async ({ request }) => {
        sent.push(await request.json());
        return problem("invoice.total-changed", { grandTotalCentimes: 1_300_000 });
      }),
    );
    await user.click(within(dialog).getByRole("button", { name: "Save Invoice" }));
    expect(plain((await within(dialog).findByRole("alert")).textContent)).toContain("13.000,00 DA");
    expect(sent).toMatchObject([{ grandTotalCentimes: 1_190_000 }]);
    let previews = 0;
    server.use(
      http.post(apiUrl("hotels/:hotelId/companies/:companyId/invoices/preview"), () => {
        previews++;
      }),
    );
    await user.click(within(dialog).getByRole("button", { name: "Preview again" }));
    await waitFor(() => expect(previews).toBe(1));
    expect(within(dialog).queryByRole("alert")).toBeNull();
  });

  it("INV-08 of several stays those that are still debtors are previewed again", async () => {
    const { user, books } = await openCommercial(cevital);
    const grid = within(await screen.findByRole("grid", { name: "Debtors (To Be Invoiced)" }));
    await user.click(grid.getByRole("checkbox", { name: "Select all" }));
    await user.click(createButton());
    const dialog = await screen.findByRole("dialog", { name: "Invoice PREVIEW" });
    await within(dialog).findByText("Yacine Brahimi");
    const [yacine] = books.debtors;
    if (!yacine) throw new Error("a debtor");
    books.issue(companyId, { debtorIds: [yacine.id], paymentMethod: "Cheque" });
    await user.click(within(dialog).getByRole("button", { name: "Save Invoice" }));
    await within(dialog).findByRole("alert");
    await waitFor(() => expect(guests()).toEqual(["Lynda Kaci", "أمينة بوزيد"]));
    await user.click(within(dialog).getByRole("button", { name: "Preview again" }));
    await waitFor(() => expect(within(dialog).queryByText("Yacine Brahimi")).toBeNull());
    await user.click(within(dialog).getByRole("button", { name: "Save Invoice" }));
    await waitFor(() => expect(books.invoices).toHaveLength(2));
  });
});

describe("the address", () => {
  it("COM-05 keeps the filters, the guest's name where no server sees it, and drops them with the company", async () => {
    const { user, address } = await openCommercial(`${cevital}&from=2026-04-01#guest=Lynda`);
    await screen.findByRole("grid", { name: "Debtors (To Be Invoiced)" });
    await waitFor(() => expect(guests()).toEqual(["Lynda Kaci"]));
    await user.clear(screen.getByLabelText("Guest name"));
    await user.type(screen.getByLabelText("Guest name"), "أمينة");
    await waitFor(() => expect(guests()).toEqual(["أمينة بوزيد"]));
    await waitFor(() =>
      expect(decodeURIComponent(address() ?? "")).toBe(`${cevital}&from=2026-04-01#guest=أمينة`),
    );
    await user.click(screen.getByRole("link", { name: "Air Algérie" }));
    await waitFor(() => expect(address()).toMatch(/^\?company=[^&#]*0001$/u));
  });
});
