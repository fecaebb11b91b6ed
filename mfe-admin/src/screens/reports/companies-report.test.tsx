import { HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { someCompanies } from "../../standalone/companies-report.ts";
import { reportHandlers } from "../../standalone/reports.ts";
import { openReports } from "../../testing/open-reports.tsx";

const accountant = { role: "manager" } as const;

async function tableOf(name: string) {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
}

it("INV-17 has each company of the year with its sums, then its net by month, and the totals of both", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=companies");
  expect(await tableOf("Revenue by company")).toEqual([
    ["Company", "Invoiced net", "Paid", "Open now", "Not invoiced yet"],
    ["Sonatrach", "100.000,00", "50.000,00", "71.900,00", "0,00"],
    ["شركة الهضاب", "2.000,00", "2.020,00", "0,00", "9.000,00"],
    ["Total", "102.000,00", "52.020,00", "71.900,00", "9.000,00"],
  ]);
  expect(await tableOf("Net by month")).toEqual([
    ["Company", "February 2026", "April 2026", "Total"],
    ["Sonatrach", "110.000,00", "-10.000,00", "100.000,00"],
    ["شركة الهضاب", "0,00", "2.000,00", "2.000,00"],
    ["Total", "110.000,00", "-8.000,00", "102.000,00"],
  ]);
});

it("INV-17 a company opens its months, and a month its invoices; the way back shows all", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=companies", "en", accountant);
  await user.click(await screen.findByRole("link", { name: "Sonatrach" }));
  expect(await tableOf("Sonatrach")).toEqual([
    ["Month", "Invoiced net", "Paid", "Open now", "Not invoiced yet"],
    ["February 2026", "110.000,00", "50.000,00", "71.900,00", "0,00"],
    ["April 2026", "-10.000,00", "0,00", "0,00", "0,00"],
    ["Total", "100.000,00", "50.000,00", "71.900,00", "0,00"],
  ]);
  expect(screen.getByRole("link", { name: "February 2026" }).getAttribute("href")).toMatch(
    /\/commercial\?company=[\w-]+801&tab=invoices&searched=yes&show=all&issued-from=2026-02-01&issued-to=2026-02-28$/,
  );
  await user.click(screen.getByRole("button", { name: "All companies" }));
  await tableOf("Revenue by company");
});

/** Where the first, or second, row of this name leads. */
const hrefsOf = async (name: RegExp, at = 0) =>
  screen
    .findAllByRole("row", { name })
    .then((rows) => Array.from(rows[at]?.querySelectorAll("a") ?? [], ({ search }) => search));

it("INV-17 REP-01 each figure of a company opens the documents that it sums, or what is not invoiced", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=companies", "en", accountant);
  const of = "?company=00000000-0000-4000-8000-000000000801";
  const issued = `${of}&tab=invoices&searched=yes&show=all`;
  const year = "issued-from=2026-01-01&issued-to=2026-12-31";
  expect(await hrefsOf(/^Sonatrach/)).toEqual([
    "?report=companies&year=2026&company=00000000-0000-4000-8000-000000000801",
    `${issued}&${year}`,
    `${issued}&${year}`,
    `${of}&tab=invoices&searched=yes&${year}`,
  ]);
  expect(await hrefsOf(/^Sonatrach/, 1)).toEqual([
    `${issued}&issued-from=2026-02-01&issued-to=2026-02-28`,
    `${issued}&issued-from=2026-04-01&issued-to=2026-04-30`,
    `${issued}&${year}`,
  ]);
  expect((await hrefsOf(/^شركة الهضاب/)).at(-1)).toBe(
    "?company=00000000-0000-4000-8000-000000000802",
  );
});

it("INV-17 REP-01 who may not see invoices reads the figures without links", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=companies");
  expect(await hrefsOf(/^Sonatrach/)).toEqual([expect.stringContaining("report=companies")]);
  expect(await hrefsOf(/^Sonatrach/, 1)).toEqual([]);
});

it("INV-17 another year is read when it is chosen; one without anything says so", async () => {
  server.use(
    http.get("*/reports/companies", ({ request }) => {
      const year = Number(new URL(request.url).searchParams.get("year"));
      const report = someCompanies(year);
      return HttpResponse.json(year === 2025 ? { ...report, companies: [] } : report);
    }),
  );
  const { user } = await openReports("/?report=companies");
  await tableOf("Revenue by company");
  await user.selectOptions(screen.getByLabelText("Year"), "2025");
  expect(await screen.findByText(/No invoice, credit note or stay to invoice/)).toBeTruthy();
});

it("INV-17 a company that has nothing in the chosen year is not replaced by the others", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=companies&company=00000000-0000-4000-8000-000000000809");
  expect(await screen.findByText(/No invoice, credit note or stay to invoice/)).toBeTruthy();
  expect(screen.queryByText("Sonatrach")).toBeNull();
});
