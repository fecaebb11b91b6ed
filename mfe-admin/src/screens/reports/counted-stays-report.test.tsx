import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { someStays } from "../../standalone/counted-stays.ts";
import { reportHandlers, someManagerReport } from "../../standalone/reports.ts";
import { openReports } from "../../testing/open-reports.tsx";

const chief = { role: "manager" } as const;

async function tableOf(name: RegExp) {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
}

it("REP-01 a count of the manager report opens the stays that it counts, of the day, the month and the year", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=manager&from=2026-04-10&to=2026-04-10", "en", chief);
  const row = within(await screen.findByRole("row", { name: /^Arrivals/ }));
  expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/?report=stays&figure=arrivals&from=2026-04-10&to=2026-04-10",
    "/?report=stays&figure=arrivals&from=2026-04-01&to=2026-04-10",
    "/?report=stays&figure=arrivals&from=2026-01-01&to=2026-04-10",
  ]);
  await user.click(row.getByRole("link", { name: "6" }));
  expect(await tableOf(/^Arrivals: 2$/)).toEqual([
    [
      ...["Guest", "Room", "Day", "Company", "Reference", "Arrival", "Departure"],
      ...["Adults", "Children"],
    ],
    [
      ...["Karim Haddad", "101", "10/04/2026", "Sonatrach", "K4T-71", "09/04/2026", "12/04/2026"],
      ...["1", "0"],
    ],
    ["سامية قاسي", "102", "10/04/2026", "", "K4T-72", "09/04/2026", "12/04/2026", "2", "1"],
    ["Total", "", "", "", "", "", "", "3", "1"],
  ]);
  expect(screen.getByRole("link", { name: "Karim Haddad" }).getAttribute("href")).toMatch(
    /\/dashboard\?booking=[\w-]+101&panel=folios$/,
  );
});

it("REP-01 guests of a night open the stays of its rooms; nothing opens a count of none", async () => {
  server.use(...reportHandlers());
  await openReports();
  const persons = within(await screen.findByRole("row", { name: /^Guest nights/ }));
  expect(persons.getAllByRole("link")[0]?.getAttribute("href")).toContain("figure=sold");
  const cancelled = within(screen.getByRole("row", { name: /^Cancellations/ }));
  expect(cancelled.queryByRole("link")).toBeNull();
});

it("REP-01 a figure of the same day a year before opens that day's report, a ratio its formula", async () => {
  const report = someManagerReport();
  const lastYear = report.day.figures;
  server.use(
    http.get(apiUrl("hotels/:hotelId/reports/manager"), () =>
      HttpResponse.json({ ...report, day: { ...report.day, lastYear } }),
    ),
  );
  await openReports("/?report=manager&from=2026-04-10&to=2026-04-10");
  const arrivals = within(await screen.findByRole("row", { name: /^Arrivals/ }));
  expect(arrivals.getAllByRole("link")[1]?.getAttribute("href")).toBe(
    "/?report=manager&from=2025-04-10&to=2025-04-10",
  );
  const adr = within(screen.getByRole("row", { name: /^ADR/ }));
  expect(adr.queryByRole("link")).toBeNull();
  expect(adr.getAllByRole("button")).toHaveLength(5);
});

it("REP-01 says how many were counted where fewer are listed, and chooses another count", async () => {
  server.use(
    http.get("*/reports/stays", ({ request }) => {
      const { searchParams } = new URL(request.url);
      const figure = searchParams.get("figure") ?? "";
      return HttpResponse.json(someStays(figure, "2026-04-10", "2026-04-10", 3));
    }),
  );
  const { user } = await openReports("/?report=stays");
  await tableOf(/^Arrivals: 2$/);
  await user.selectOptions(screen.getByLabelText("Figure"), "noShows");
  await tableOf(/^No-shows: 2$/);
  expect(screen.getByText(/3 were counted when their day was closed, 2 are listed/)).toBeTruthy();
});
