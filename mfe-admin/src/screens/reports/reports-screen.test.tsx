import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { reportHandlers, someDayBook, someManagerReport } from "../../standalone/reports.ts";
import { openReports, rowOf, withPaper } from "../../testing/open-reports.tsx";

withPaper();

describe("the manager report", () => {
  it("opens first: day, month and year beside the year before, ratios with their formulas, and pictures", async () => {
    server.use(...reportHandlers());
    const { user } = await openReports();
    expect(await screen.findByText("Thu, 9 Apr 2026")).toBeTruthy();
    expect(await rowOf("Occupancy of all rooms")).toEqual([
      ...["Occupancy of all rooms", "47,5\u00a0%", "", "47,5\u00a0%", "", "47,5\u00a0%"],
      "47,5\u00a0%",
    ]);
    expect(await rowOf("ADR")).toEqual([
      ...["ADR", "10.000,00", "", "10.000,00", "", "10.000,00", "10.000,00"],
    ]);
    expect((await rowOf("Total revenue"))[1]).toBe("205.500,00");
    expect((await rowOf(/Paid in the restaurant/))[1]).toBe("3.000,00");
    expect(
      screen.getByText(
        "ADR = room revenue ÷ rooms sold; day use, which comes and goes on one date, counts in neither.",
      ),
    ).toBeTruthy();
    expect(screen.getByText(/line 1204, hash 9f3c0a1b 22de77aa 9f3c0a1b 22de77aa\.$/)).toBeTruthy();
    expect(screen.queryByText(/still open/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Day after" }));
    expect(await screen.findByText(/still open/)).toBeTruthy();
    for (const picture of ["Occupancy by day", "Revenue by day"])
      expect((await screen.findByText(picture)).closest("figure")).toBeTruthy();
    expect(await rowOf("10/04/2026")).toEqual([
      ...["10/04/2026", "40", "2", "20", "52,6\u00a0%", "240.000,00", "290.000,00"],
    ]);
  });

  it("REP-01 a ratio opens its formula with the numbers; the revenue in it leads to its lines", async () => {
    server.use(...reportHandlers());
    const { user } = await openReports();
    const row = within(await screen.findByRole("row", { name: /^ADR/ }));
    const [figure] = row.getAllByRole("button", { name: "10.000,00" });
    figure?.focus();
    await user.keyboard("{Enter}");
    const formula = within(await screen.findByRole("dialog", { name: "ADR" }));
    const terms = formula.getAllByRole("row").map(({ textContent }) => textContent);
    expect(terms).toEqual([
      "Room revenue190.000,00",
      "−Room revenue of day use0,00",
      "÷Rooms sold19",
      "=ADR10.000,00",
    ]);
    const lines = formula.getByRole("link", { name: "190.000,00" });
    expect(lines.getAttribute("href")).toMatch(/report=journal.*kind=charge.*name=Room/);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(figure);
  });

  it("REP-01 a sum of nothing opens nothing", async () => {
    server.use(...reportHandlers());
    await openReports("/?report=trial-balance");
    const [deposits] = await screen.findAllByRole("row", { name: /^Deposits/ });
    if (!deposits) throw new Error("the deposits");
    expect(within(deposits).getAllByText("0,00")).toHaveLength(3);
    expect(within(deposits).queryByRole("button", { name: "0,00" })).toBeNull();
  });

  it("keeps the day that stands there for the next report, and the focus at the last day", async () => {
    server.use(...reportHandlers());
    const { user } = await openReports();
    await screen.findByText("Thu, 9 Apr 2026");
    await user.click(screen.getByRole("tab", { name: "Day book" }));
    expect(await screen.findByRole("button", { name: "Day after" })).toBeTruthy();
    expect(await screen.findByText("Thu, 9 Apr 2026")).toBeTruthy();
    screen.getByRole("button", { name: "Day after" }).focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Fri, 10 Apr 2026")).toBeTruthy();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Day before");
  });

  it("shows what each restaurant sold, and the money received", async () => {
    server.use(...reportHandlers());
    await openReports();
    expect((await rowOf("La Casbah"))[1]).toBe("15.000,00");
    expect((await rowOf("Money received"))[1]).toBe("90.000,00");
  });

  it("says of a day that was not closed here that there are no figures", async () => {
    const none = someManagerReport();
    const day = { ...none.day, figures: { ...none.day.figures, days: 0 } };
    server.use(
      http.get(apiUrl("hotels/:hotelId/reports/manager"), () =>
        HttpResponse.json({ ...none, day, days: [] }),
      ),
    );
    await openReports();
    await screen.findByText(/There are no figures of this day/);
    expect((await rowOf("ADR"))[1]).toBe("");
  });
});

describe("the day book", () => {
  it("REP-01 has a line for each stay, the day's departments, methods and reversals as columns, and the sums", async () => {
    server.use(...reportHandlers());
    await openReports("/?report=day-book");
    expect(await rowOf("Karim Haddad")).toEqual([
      ...["101", "Karim Haddad", "Sonatrach", "K4T-7BC", "9.180,00", "9.000,00", "180,00", "", ""],
      ...["450,00", "18.360,00"],
    ]);
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads.slice(0, 11)).toEqual([
      ...[
        "Room",
        "Guest",
        "Company",
        "Booking",
        "Previous balance",
        "Room charges",
        "Tourism tax (TDS)",
        "Spa",
      ],
      ...["Payment: Cash", "Of which charges reversed", "New balance"],
    ]);
    expect(screen.getByRole("rowheader", { name: "201 (not arrived)" })).toBeTruthy();
    expect(await rowOf("Tassili Tours")).toEqual([
      ...["Group", "Tassili Tours", "", "", "3.000,00", "", "", "", "10.000,00", "", "-7.000,00"],
    ]);
    expect((await rowOf("Groups' own accounts"))[1]).toBe("-7.000,00");
    expect(screen.getByText("Fri, 10 Apr 2026")).toBeTruthy();
  });

  it("goes a day back, keeps it in the address, and never past the business date", async () => {
    server.use(...reportHandlers());
    const { user } = await openReports("/?report=day-book");
    await rowOf("Karim Haddad");
    const after = screen.getByRole<HTMLButtonElement>("button", { name: "Day after" });
    expect(after.disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "Day before" }));
    expect(await screen.findByText("Thu, 9 Apr 2026")).toBeTruthy();
    expect(after.disabled).toBe(false);
  });

  it("X-02 says that there is nothing, and why it could not be read", async () => {
    server.use(
      http.get(apiUrl("hotels/:hotelId/reports/day-book"), () => problem("internal"), {
        once: true,
      }),
    );
    const { user } = await openReports("/?report=day-book");
    await screen.findByText("The report could not be read.");
    server.use(
      http.get(apiUrl("hotels/:hotelId/reports/day-book"), () =>
        HttpResponse.json({ ...someDayBook(), lines: [], groups: [] }),
      ),
    );
    await user.click(screen.getByRole("button", { name: /again/i }));
    await screen.findByText("Nothing was posted, and nobody was in house.");
  });
});

it("REP-01 the trial balance has the ledgers with opening, charges, payments, transfers and closing, and says that it closes", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=trial-balance");
  await screen.findByText(/The ledgers close/);
  expect(await rowOf("The whole hotel")).toEqual([
    ...["The whole hotel", "9.180,00", "20.860,00", "-10.000,00", "0,00", "20.040,00"],
  ]);
  expect(screen.getAllByText("Transfers to companies' accounts")).toHaveLength(2);
  const ledger = within(screen.getByRole("row", { name: /^The whole hotel/ }));
  expect(ledger.getByRole("link", { name: "-10.000,00" }).getAttribute("href")).toMatch(
    /report=journal.*ledger=hotel.*kind=payment/,
  );
  await user.click(ledger.getByRole("button", { name: "20.040,00" }));
  const sum = within(await screen.findByRole("dialog", { name: "The whole hotel" }));
  expect(sum.getAllByRole("row").at(-1)?.textContent).toBe("=The whole hotel20.040,00");
});

it("the payments of a month stand under its days", async () => {
  const asked = vi.fn();
  server.events.on("request:start", ({ request }) => asked(new URL(request.url).search));
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=payments");
  expect(await rowOf("Yasmine Haddad")).toEqual([
    ...["Yasmine Haddad", "Stay", "Cash", "2", "10.000,00", "500,00", "9.500,00"],
  ]);
  await user.selectOptions(screen.getByLabelText("Period"), "This month");
  await screen.findByText(/From .*01\/04\/2026.* to .*10\/04\/2026/);
  expect(asked).toHaveBeenCalledWith("?from=2026-04-01&to=2026-04-10");
  server.events.removeAllListeners();
});

it.each([
  ["day-book", "Main courante"],
  ["payments", "Règlements"],
  ["trial-balance", "Balance des comptes"],
])(
  "the %s of the open business date says that it is not final, on screen and on paper",
  async (report, title) => {
    server.use(...reportHandlers());
    const { user } = await openReports(`/?report=${report}`);
    const note = await screen.findByText(/The business date is still open/);
    expect(note.closest("[role=status]")?.textContent).toContain("Fri, 10 Apr 2026");
    await user.click(screen.getByRole("button", { name: "Print" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Print the report" }));
    const paper = await dialog.findByRole("article");
    expect(within(paper).getByText(/La journée hôtelière n’est pas clôturée/)).toBeTruthy();
    expect(within(paper).getAllByText(title, { exact: true })).toHaveLength(1);
  },
);

it.each(["day-book", "payments", "trial-balance", "manager"])(
  "the %s of days that are closed is final",
  async (report) => {
    server.use(...reportHandlers());
    await openReports(`/?report=${report}&from=2026-04-09&to=2026-04-09`);
    expect(await screen.findByText("Thu, 9 Apr 2026")).toBeTruthy();
    expect(screen.queryByText(/still open/)).toBeNull();
  },
);

it("X-05 speaks Arabic", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=trial-balance", "ar");
  expect(await screen.findByRole("heading", { name: "التقارير" })).toBeTruthy();
  await screen.findByText(/الدفاتر متوازنة/);
});
