import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { reportHandlers, someManagerReport } from "../../standalone/reports.ts";
import { openReports } from "../../testing/open-reports.tsx";

const figure = async (name: string) => {
  const [term] = await screen.findAllByText(name, { selector: "dt" });
  return term?.parentElement?.textContent?.replaceAll("\u00a0", " ");
};

it("REP-01 shows occupancy, ADR, RevPAR and revenue first, with their change on the year before", async () => {
  const report = someManagerReport();
  const { figures } = report.day;
  const lastYear = { ...figures, sold: 16, roomRevenueCentimes: 16_000_000 };
  server.use(
    http.get(apiUrl("hotels/:hotelId/reports/manager"), () =>
      HttpResponse.json({ ...report, day: { ...report.day, lastYear } }),
    ),
  );
  await openReports();
  // 19 of 38 rooms beside 16; 190.000 ÷ 19 = 160.000 ÷ 16; 190.000 ÷ 38 beside 160.000 ÷ 38.
  expect(await figure("Occupancy")).toBe(
    "Occupancy50,0 %+7,9 points on last yearMonth to date 50,0 %",
  );
  expect(await figure("ADR")).toBe("ADR10.000,00 DA0 % on last yearMonth to date 10.000,00 DA");
  expect(await figure("RevPAR")).toBe(
    "RevPAR5.000,00 DA+18,7 % on last yearMonth to date 5.000,00 DA",
  );
  const [term] = screen.getAllByText("Occupancy", { selector: "dt" });
  const [table] = screen.getAllByRole("table");
  expect(term && table && term.compareDocumentPosition(table)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it("REP-01 SET-02 a change of the taxes that prices contain is said above the figures that it changes, on screen and under the table", async () => {
  const report = someManagerReport();
  const before = { tvaBp: 0, stayTaxCentimes: 0 };
  const after = { tvaBp: 1_900, stayTaxCentimes: 30_000 };
  const answer = { ...report, includedTaxChanges: [{ from: "2026-04-08", before, after }] };
  server.use(http.get(apiUrl("hotels/:hotelId/reports/manager"), () => HttpResponse.json(answer)));
  await openReports();
  const [above, under] = await screen.findAllByText(
    /^Taxes in prices: none before .?08\/04\/2026.?, .?TVA at .?19.%.? and .?stay tax of .?300,00.DA.? per adult and night.? from that day on\./,
  );
  const [figures] = screen.getAllByText("Occupancy", { selector: "dt" });
  const follows = (node: Node | undefined, other: Node | undefined) =>
    node && other && node.compareDocumentPosition(other);
  expect(follows(above, figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(follows(figures, under)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("REP-01 REP-02 taxes that prices contain are figures of their own; the revenue without them leads to no lines, which have them", async () => {
  const report = someManagerReport();
  const withTaxes = { ...report.day.figures, includedTvaCentimes: 51_193 };
  const answer = { ...report, day: { ...report.day, figures: withTaxes } };
  server.use(http.get(apiUrl("hotels/:hotelId/reports/manager"), () => HttpResponse.json(answer)));
  await openReports();
  const tva = await screen.findByRole("row", { name: /^TVA, in prices or added/ });
  expect(tva.textContent).toContain("511,93");
  const room = screen.getByRole("row", { name: /^Room revenue/ });
  expect(within(room).queryByRole("link")).toBeNull();
});

it("REP-01 SET-02 where taxes are added, revenue and taxes lead to their lines; not where some are contained", async () => {
  const report = someManagerReport();
  const day = (more: object) => {
    const taxes = { includedTvaCentimes: 64_800, includedStayTaxCentimes: 100_000 };
    const figures = { ...report.day.figures, ...taxes, ...more };
    return { ...report, day: { ...report.day, figures } };
  };
  let answer = day({ addedTvaCentimes: 64_800, addedStayTaxCentimes: 100_000 });
  server.use(http.get(apiUrl("hotels/:hotelId/reports/manager"), () => HttpResponse.json(answer)));
  const { unmount } = await openReports();
  const linkOf = async (name: RegExp) => {
    const [link] = within(await screen.findByRole("row", { name })).queryAllByRole("link");
    return link && new URL((link as HTMLAnchorElement).href).searchParams.get("name");
  };
  expect(await linkOf(/^Room revenue/)).toBe("Room");
  expect(await linkOf(/^TVA, in prices or added/)).toBe("TVA");
  expect(await linkOf(/^Stay tax, in prices or added/)).toBe("Stay tax");
  unmount();
  answer = day({ addedTvaCentimes: 64_000, addedStayTaxCentimes: 100_000 });
  await openReports();
  expect(await linkOf(/^TVA, in prices or added/)).toBeUndefined();
  expect(await linkOf(/^Room revenue/)).toBeUndefined();
  expect(await linkOf(/^Stay tax, in prices or added/)).toBe("Stay tax");
});

it("REP-01 where prices contain no tax no row speaks of it, and the room revenue leads to its lines", async () => {
  server.use(...reportHandlers());
  await openReports();
  const room = await screen.findByRole("row", { name: /^Room revenue/ });
  expect(within(room).getAllByRole("link").length).toBeGreaterThan(0);
  expect(screen.queryByText("TVA, in prices or added")).toBeNull();
});

it("REP-01 compares a day with the day before where the system was not used a year earlier", async () => {
  server.use(...reportHandlers());
  await openReports();
  expect(await figure("Occupancy")).toMatch(
    /^Occupancy50,0 %[+−]\d+(,\d)? points on the day before/u,
  );
});

it.each([
  ["en", "Occupancy by day", "{ArrowLeft}", "{ArrowRight}"],
  ["ar", /نسبة الإشغال/, "{ArrowRight}", "{ArrowLeft}"],
] as const)(
  "REP-01 X-06 the days of a chart are read with the arrow keys (%s)",
  async (language, title, back, on) => {
    server.use(...reportHandlers());
    const { user } = await openReports("/", language);
    const chart = await screen.findByRole("application", { name: title });
    const figureOf = chart.closest("figure") ?? chart;
    const read = () => within(figureOf).getByRole("status").textContent ?? "";
    await act(async () => chart.focus());
    expect(read()).toMatch(/^10 .* · \d/u);
    await user.keyboard("{Home}");
    expect(read()).toMatch(/^1 .* · 60,5/u);
    await user.keyboard(`${on}${on}${back}`);
    expect(read()).toMatch(/^2 .* · \d/u);
    await user.keyboard("{End}");
    expect(read()).toMatch(/^10 /u);
  },
);
