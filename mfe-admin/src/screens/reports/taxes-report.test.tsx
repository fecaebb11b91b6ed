import { HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { reportHandlers } from "../../standalone/reports.ts";
import { someTaxes } from "../../standalone/taxes.ts";
import { openFrom, openReports } from "../../testing/open-reports.tsx";

/** The cells of all lines of a table, by its heading. */
async function tableOf(name: RegExp) {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  const [, ...rows] = within(table).getAllByRole("row");
  return rows.map((row) =>
    Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent),
  );
}

const linkOf = (text: string, at = 0) =>
  within(screen.getAllByText(text)[at]?.closest("tr") as HTMLElement)
    .queryByRole("link")
    ?.getAttribute("href");

describe("REP-01 the taxes report", () => {
  it("is of the last full month, and sums the stay tax by rate, TVA by rate and department, TDS by rate", async () => {
    server.use(...reportHandlers());
    await openReports("/?report=taxes");
    expect(await screen.findByText("From 01/03/2026 to 31/03/2026")).toBeTruthy();
    expect(await tableOf(/^Stay tax \(/)).toEqual([
      ["At 500,00\u00a0DA", "2", "1", "4", "2.000,00", "2.000,00"],
      ["At 600,00\u00a0DA", "2", "0", "3", "1.800,00", "600,00"],
      ["Total", "4", "1", "7", "3.800,00", "2.600,00"],
    ]);
    expect(await tableOf(/^TVA by rate/)).toEqual([
      ["Prices without TVA"],
      ["Other", "5.000,00", "0,00", "0,00", "5.000,00"],
      ["Total: Prices without TVA", "5.000,00", "0,00", "0,00", "5.000,00"],
      ["TVA 9\u00a0%"],
      ["Room charges", "18.486,24", "1.663,76", "2.000,00", "22.150,00"],
      ["Spa", "100,00", "9,00", "0,00", "109,00"],
      ["Total: TVA 9\u00a0%", "18.586,24", "1.672,76", "2.000,00", "22.259,00"],
      ["TVA 19\u00a0%"],
      ["Room charges", "12.100,84", "2.299,16", "600,00", "15.000,00"],
      ["Total: TVA 19\u00a0%", "12.100,84", "2.299,16", "600,00", "15.000,00"],
      ["Total", "35.687,08", "3.971,92", "2.600,00", "42.259,00"],
      ["Paid in the restaurants"],
      ["TVA 9\u00a0%", "533,03", "47,97", "0,00", "581,00"],
      ["TVA 19\u00a0%", "100,00", "19,00", "0,00", "119,00"],
      ["Total: Paid in the restaurants", "633,03", "66,97", "0,00", "700,00"],
    ]);
    expect(await tableOf(/^TVA of the period/)).toEqual([
      ["TVA, in prices or added", "3.971,92"],
      ["Paid in the restaurants", "66,97"],
      ["Added by invoices", "450,00"],
      ["Taken off by credit notes", "-90,00"],
      ["Total", "4.398,89"],
    ]);
    expect(await tableOf(/^Tourism tax/)).toEqual([
      ["TDS 1\u00a0%", "162,00"],
      ["TDS 2\u00a0%", "443,00"],
      ["Total", "605,00"],
    ]);
    expect((await tableOf(/^Stay tax by day/))[0]).toEqual([
      ...["30/03/2026", "2", "1", "4", "500,00", "2.000,00", "2.000,00"],
    ]);
    expect(screen.getByText(/Persons who are exempt are not known here/)).toBeTruthy();
  });

  it("leads to the lines of the journal that have the same sum, and from a department of two rates nowhere", async () => {
    server.use(...reportHandlers());
    await openReports("/?report=taxes&from=2026-03-01&to=2026-04-10");
    await tableOf(/^TVA by rate/);
    // Only of closed days, as the figure is.
    const days = "from=2026-03-01&to=2026-04-09";
    expect(linkOf("Spa")).toBe(`/?report=journal&${days}&kind=charge&name=Spa`);
    expect(linkOf("Room charges")).toBeUndefined();
    expect(linkOf("Total: Paid in the restaurants")).toBe(
      `/?report=journal&${days}&kind=payment&source=restaurant`,
    );
    const tds = within(screen.getByRole("region", { name: /^Tourism tax/ }));
    expect(tds.getByRole("link").getAttribute("href")).toMatch(/kind=charge&name=TDS$/);
    expect(screen.getByText(/business date is still open: its taxes come when/)).toBeTruthy();
  });

  it("takes the last month for a single day of another report, and keeps chosen days", async () => {
    server.use(...reportHandlers());
    const { user } = await openReports("/?report=payments");
    await openFrom(user, "Accounting", "Taxes");
    expect(await screen.findByText("From 01/03/2026 to 31/03/2026")).toBeTruthy();
    cleanup();

    const again = await openReports("/?report=payments&from=2026-04-01&to=2026-04-09");
    await openFrom(again.user, "Accounting", "Taxes");
    expect(await screen.findByText("From 01/04/2026 to 09/04/2026")).toBeTruthy();
  });

  it("says of days without postings that there is nothing, and says nothing of prices without TVA where there are none", async () => {
    const none = { stayTax: [], tva: [], tds: [], restaurantSalesCentimes: 0, restaurantTva: [] };
    server.use(
      http.get("*/reports/taxes", () =>
        HttpResponse.json({ ...someTaxes("2026-03-01", "2026-03-31"), ...none }),
      ),
      ...reportHandlers(),
    );
    await openReports("/?report=taxes");
    expect(
      await screen.findByText("There are no charges and no guests in these days."),
    ).toBeTruthy();
    expect(screen.queryByText(/Of prices without TVA/)).toBeNull();
  });
});
