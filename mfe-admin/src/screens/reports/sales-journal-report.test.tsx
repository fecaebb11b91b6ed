import { HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { reportHandlers } from "../../standalone/reports.ts";
import { someSalesJournal } from "../../standalone/sales-journal.ts";
import { openReports } from "../../testing/open-reports.tsx";

const accountant = { role: "manager" } as const;

async function tableOf(name: string) {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
}

it("INV-17 has a row for each document of the last month, its taxes in columns, and the sums by rate", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=sales-journal");
  expect(await screen.findByText("From 01/03/2026 to 31/03/2026")).toBeTruthy();
  expect(await tableOf("Sales journal")).toEqual([
    [
      ...["Number", "Buyer", "NIF", "Date", "Document", "Reference", "Net without TVA"],
      ...["Net, 9\u00a0%", "TVA 9\u00a0%", "Net, 19\u00a0%", "TVA 19\u00a0%"],
      ...["Stay tax", "Stamp duty", "Total"],
    ],
    [
      ...["2026/000041", "Sonatrach", "000016001234567", "10/03/2026", "Invoice"],
      ...["INV-20260310-000121", "", "100.000,00", "9.000,00", "10.000,00", "1.900,00"],
      ...["1.000,00", "", "121.900,00"],
    ],
    [
      ...["2026/000042", "شركة الهضاب", "", "10/03/2026", "Invoice", "INV-20260310-000122"],
      ...["2.000,00", "", "", "", "", "", "20,00", "2.020,00"],
    ],
    [
      ...["2026/000043", "Sonatrach", "000016001234567", "12/03/2026", "Credit note"],
      ...["INV-20260310-000123", "", "", "", "-10.000,00", "-1.900,00", "", "", "-11.900,00"],
    ],
    [
      ...["Total", "", "", "", "", "", "2.000,00", "100.000,00", "9.000,00", "0,00", "0,00"],
      ...["1.000,00", "20,00", "112.020,00"],
    ],
  ]);
  expect(await tableOf("Sums by rate")).toEqual([
    ["Tax", "Base without tax", "Amount", "Of it added by the documents"],
    ["Without TVA", "2.000,00", "0,00", ""],
    ["TVA 9\u00a0%", "100.000,00", "9.000,00", ""],
    ["TVA 19\u00a0%", "0,00", "0,00", ""],
    ["Total: TVA", "102.000,00", "9.000,00", "0,00"],
    ["Stay tax", "", "1.000,00", "1.000,00"],
    ["Stamp duty", "", "20,00", "20,00"],
  ]);
});

it("INV-17 opens each document, for who may see invoices; others read the numbers", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=sales-journal", "en", accountant);
  const link = await screen.findByRole("link", { name: "2026/000043" });
  expect(link.getAttribute("href")).toMatch(
    /\/commercial\?company=[\w-]+801&tab=invoices&invoice=[\w-]+703$/,
  );
  cleanup();
  await openReports("/?report=sales-journal");
  await screen.findByText("2026/000043");
  expect(screen.queryByRole("link", { name: "2026/000043" })).toBeNull();
});

it("INV-17 FOL-11 a document of a folio opens at the desk, for who may open the desk", async () => {
  const journal = someSalesJournal("2026-03-01", "2026-03-31");
  const documents = journal.documents.map((document) => ({ ...document, companyId: null }));
  server.use(
    http.get("*/reports/sales-journal", () => HttpResponse.json({ ...journal, documents })),
  );
  await openReports("/?report=sales-journal", "en", accountant);
  const link = await screen.findByRole("link", { name: "2026/000043" });
  expect(link.getAttribute("href")).toMatch(/\/dashboard\?invoice=[\w-]+703$/);
});

it("INV-17 X-02 says that there are no documents, and that there are too many", async () => {
  server.use(
    http.get("*/reports/sales-journal", () =>
      HttpResponse.json({ ...someSalesJournal("2026-03-01", "2026-03-31"), documents: [] }),
    ),
  );
  await openReports("/?report=sales-journal");
  expect(
    await screen.findByText("There is no invoice and no credit note in these days."),
  ).toBeTruthy();
  cleanup();
  server.use(
    http.get("*/reports/sales-journal", () => problem("sales-journal.too-many", { most: 10_000 })),
  );
  await openReports("/?report=sales-journal&from=2026-01-01&to=2026-03-31");
  expect(await screen.findByText(/more than .*10000.* invoices and credit notes/)).toBeTruthy();
});
