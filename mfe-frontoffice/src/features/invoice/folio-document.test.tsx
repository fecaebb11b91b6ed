import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aFolioDocument, listed } from "../../testing/a-folio-document.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const documentUrl = apiUrl("hotels/:hotelId/folio-invoices/:invoiceId");
const document = aFolioDocument();

const titled = { name: "Invoice 2026/000124" };

test("FOL-11 FO-12 the desk's search finds an invoice by its number and opens it; it leads to its stay", async () => {
  const { user, hotel } = await openDashboard();
  const bookingId = hotel.bookings[0]?.id ?? "";
  server.use(
    http.post(apiUrl("hotels/:hotelId/search"), () =>
      HttpResponse.json({ results: [], documents: [listed(document)] }),
    ),
    http.get(documentUrl, () =>
      HttpResponse.json({ ...document, folio: { ...document.folio, bookingId } }),
    ),
  );
  await user.type(screen.getByRole("combobox", { name: "Search stays and groups" }), "2026/124");
  const option = await screen.findByRole("option", { name: /Invoice 2026\/000124/ });
  expect(option.textContent).toContain("SARL Atlas Voyages");
  await user.keyboard("{ArrowDown}{Enter}");

  const dialog = await screen.findByRole("dialog", titled);
  expect(await within(dialog).findByText("Dinner")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Open the stay" }));
  expect(await screen.findByRole("dialog", { name: /Room/ })).toBeTruthy();
  expect(screen.queryByRole("dialog", titled)).toBeNull();
});

test("FOL-11 INV-11 who may not write invoices reads and prints it, and can't credit it", async () => {
  const roles = [
    ["front-office", false],
    ["manager", true],
  ] as const;
  for (const [role, mayCredit] of roles) {
    server.use(http.get(documentUrl, () => HttpResponse.json(document)));
    const session = aSession({ hotels: [aHotel({ role })] });
    await openDashboard({ route: `/?invoice=${document.id}`, session });
    const dialog = await screen.findByRole("dialog", titled);
    expect(await within(dialog).findByRole("button", { name: /Print/ })).toBeTruthy();
    const credit = within(dialog).queryByRole("button", { name: "Credit note" });
    expect(credit !== null).toBe(mayCredit);
    cleanup();
  }
});

test("FOL-11 X-06 an invoice that is none of this hotel says so", async () => {
  server.use(http.get(documentUrl, () => problem("invoice.not-found")));
  await openDashboard({ route: `/?invoice=${document.id}` });
  const dialog = await screen.findByRole("dialog", { name: "Invoice" });
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
});
