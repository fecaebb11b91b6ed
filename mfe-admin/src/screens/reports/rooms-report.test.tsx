import { HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { reportHandlers, someManagerReport } from "../../standalone/reports.ts";
import { someRooms } from "../../standalone/rooms-report.ts";
import { openReports } from "../../testing/open-reports.tsx";

const chief = { role: "manager" } as const;

async function tableOf(name: RegExp) {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
}

const hrefs = (row: HTMLElement) =>
  within(row)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("REP-01 rooms, out of order and days open the rooms that they count, of the day, the month and the year", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=manager&from=2026-04-10&to=2026-04-10", "en", chief);
  const table = within(await screen.findByRole("region", { name: "Manager report" }));
  const row = (name: RegExp) => table.getByRole("row", { name });
  const rooms = (figure: string, from: string) =>
    `/?report=rooms&figure=${figure}&from=${from}&to=2026-04-10`;
  const begins = ["2026-04-10", "2026-04-01", "2026-01-01"];
  expect(hrefs(row(/^Rooms 40/))).toEqual(begins.map((from) => rooms("rooms", from)));
  expect(hrefs(row(/^Days with figures/))).toEqual(begins.map((from) => rooms("rooms", from)));
  const outOfOrder = row(/^Out of order/);
  expect(hrefs(outOfOrder)).toEqual(begins.map((from) => rooms("outOfOrder", from)));
  expect(screen.getByText("Amounts in DA.")).toBeTruthy();
  await user.click(within(outOfOrder).getByRole("link", { name: "2" }));
  expect(await tableOf(/^Out of order: 2$/)).toEqual([
    ["Room", "Days", "Out of order", "Out of order on"],
    ["102", "3", "2", expect.stringMatching(/^From .?08\/04\/2026.? to .?09\/04\/2026.?$/)],
    ["Total", "3", "2", ""],
  ]);
  expect(await tableOf(/^Days: 2$/)).toEqual([
    ["Day", "Rooms", "Out of order", "Available rooms"],
    ["08/04/2026", "3", "1", "2"],
    ["09/04/2026", "3", "1", "2"],
    ["Total", "6", "2", "4"],
  ]);
  expect(screen.queryByText("Amounts in DA.")).toBeNull();
  expect(screen.getByRole("link", { name: "08/04/2026" }).getAttribute("href")).toMatch(
    /\/dashboard\?date=2026-04-08$/,
  );
});

it("REP-01 the terms of a ratio open what they count", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=manager&from=2026-04-10&to=2026-04-10", "en", chief);
  const [occupancy] = await screen.findAllByRole("row", { name: /^Occupancy/ });
  if (!occupancy) throw new Error("the occupancy");
  const [figure] = within(occupancy).getAllByRole("button");
  if (figure) await user.click(figure);
  const formula = await screen.findByRole("dialog", { name: "Occupancy" });
  const ofDay = "from=2026-04-10&to=2026-04-10";
  expect(hrefs(formula)).toEqual([
    `/?report=stays&figure=sold&${ofDay}`,
    `/?report=rooms&figure=rooms&${ofDay}`,
  ]);
});

it("REP-01 each day of the month opens its report, and its figures what they count", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=manager&from=2026-04-10&to=2026-04-10", "en", chief);
  const day = "from=2026-04-09&to=2026-04-09";
  expect(hrefs(await screen.findByRole("row", { name: /^09\/04\/2026/ }))).toEqual([
    `/?report=manager&${day}`,
    `/?report=rooms&figure=rooms&${day}`,
    `/?report=rooms&figure=outOfOrder&${day}`,
    `/?report=stays&figure=sold&${day}`,
    `/?report=journal&kind=charge&name=Room&${day}`,
    `/?report=manager&${day}`,
  ]);
});

it("REP-01 figures at the top of the manager report open their formula", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=manager&from=2026-04-10&to=2026-04-10", "en", chief);
  const [term] = await screen.findAllByText("RevPAR", { selector: "dt" });
  const figures = within(term?.parentElement ?? document.body);
  const [ofDay, ofMonth] = figures.getAllByRole("button");
  expect(ofMonth?.textContent).toMatch(/^5\.000,00.DA$/);
  if (ofDay) await user.click(ofDay);
  const formula = within(await screen.findByRole("dialog", { name: "RevPAR" }));
  expect(formula.getByRole("link", { name: "190.000,00" }).getAttribute("href")).toContain(
    "report=journal",
  );
});

it("REP-01 says how many were counted where the rooms of a closed day were not kept", async () => {
  server.use(
    http.get("*/reports/rooms", () => HttpResponse.json(someRooms("2026-04-08", "2026-04-10", 2))),
  );
  await openReports("/?report=rooms&from=2026-04-08&to=2026-04-10");
  await tableOf(/^Rooms: 9$/);
  expect(
    screen.getByText(/^11 were counted when their days were closed, 9 are listed/),
  ).toBeTruthy();
});

it("REP-01 the figures of a year before open nothing but that day's report", async () => {
  const report = someManagerReport();
  const day = { ...report.day, lastYear: report.day.figures };
  server.use(http.get("*/reports/manager", () => HttpResponse.json({ ...report, day })));
  await openReports("/?report=manager&from=2026-04-10&to=2026-04-10");
  const table = within(await screen.findByRole("region", { name: "Manager report" }));
  const links = hrefs(table.getByRole("row", { name: /^Out of order/ }));
  expect(links[1]).toBe("/?report=manager&from=2025-04-10&to=2025-04-10");
});
