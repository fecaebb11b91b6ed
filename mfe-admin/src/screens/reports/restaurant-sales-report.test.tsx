import { HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { reportHandlers } from "../../standalone/reports.ts";
import { casbah, someRestaurantSales } from "../../standalone/restaurant-sales.ts";
import { openReports, withPaper } from "../../testing/open-reports.tsx";

withPaper();

const days = "from=2026-04-01&to=2026-04-10";
const address = (more = "") => `/?report=restaurant-sales&${days}${more}`;

async function tableOf(name: string) {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
}

it("POS-14 REP-01 the items that were sold, then sales less refunds, and tips apart", async () => {
  server.use(...reportHandlers());
  await openReports(address());
  expect(await tableOf("Sales by item")).toEqual([
    ["Item", "Category", "Quantity", "Amount"],
    ["Thé à la menthe", "\u2068Boissons\u2069", "3", "327,00"],
    ["=Chorba", "\u2068Without category\u2069", "0", "-59,50"],
    ["Total", "", "3", "267,50"],
  ]);
  expect(await tableOf("From sales to total")).toEqual([
    ["Figure", "Number", "Amount"],
    ["Sales", "3", "495,50"],
    ["Refunds", "2", "-228,00"],
    ["Total: sales less refunds", "", "267,50"],
    ["Not in the total"],
    ["Tips", "", "10,00"],
    ["Discounts, taken off already", "", "59,50"],
    ["Happy hour Apéro: cheaper by, taken off already", "2", "42,00"],
    ["Voids, after the kitchen was told", "1", "119,00"],
    ["Guests", "4", ""],
  ]);
  expect(screen.getByText(/^The business date is still open: more sales may follow/)).toBeTruthy();
});

it("POS-14 one table at a time, by a choice that the address keeps, without asking the server again", async () => {
  let asked = 0;
  server.use(
    http.get("*/reports/restaurant-sales", () => {
      asked += 1;
      return HttpResponse.json(someRestaurantSales("2026-04-01", "2026-04-10"));
    }),
  );
  const { user } = await openReports(address("&table=hours"));
  await tableOf("Sales by hour");
  const choice = screen.getByRole("combobox", { name: "Sales by" });
  for (const [label, title] of [
    ["Category", "Sales by category"],
    ["Waiter", "Sales by waiter"],
    ["Method of payment", "Sales by method of payment"],
    ["Rate of TVA", "Sales by rate of TVA"],
    ["Item", "Sales by item"],
  ] as const) {
    await user.selectOptions(choice, label);
    expect((await tableOf(title)).at(-1)?.[0]).toBe("Total");
    // Its table, and the sums.
    expect(screen.getAllByRole("table")).toHaveLength(2);
  }
  expect(asked).toBe(1);
});

it("REP-01 what was paid in restaurants opens its lines in the journal; what is on a room does not", async () => {
  server.use(...reportHandlers());
  await openReports(address("&table=methods"));
  const links = within(await screen.findByRole("region", { name: "Sales by method of payment" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    ["Cash", "Credit+Card"].map(
      (name) => `/?report=journal&kind=payment&source=restaurant&name=${name}&${days}`,
    ),
  );
});

it("POS-14 of one restaurant: it is asked for, named on paper, and left again", async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get("*/reports/restaurant-sales", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("restaurant"));
      return HttpResponse.json(someRestaurantSales("2026-04-01", "2026-04-10"));
    }),
    ...reportHandlers(),
  );
  const { user } = await openReports(address());
  await tableOf("Sales by item");
  const choice = screen.getByRole("combobox", { name: "Restaurant" });
  await user.selectOptions(choice, "La Casbah");
  await tableOf("Sales by item");
  await user.click(screen.getByRole("button", { name: "Print" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Print the report" }));
  const paper = await dialog.findByRole("article");
  expect(paper.textContent).toMatch(/Ventes du restaurant.*La Casbah/);
  expect(paper.textContent).toContain("Ventes par article");
  await user.keyboard("{Escape}");
  await user.selectOptions(choice, "All restaurants");
  await tableOf("Sales by item");
  // All restaurants are still in the cache.
  expect(asked).toEqual([null, casbah.restaurantId]);
});

it("a restaurant that the hotel does not have is named so", async () => {
  server.use(...reportHandlers());
  await openReports(address("&restaurant=00000000-0000-4000-8000-000000000399"));
  expect(
    await screen.findByRole("option", { name: "Not a restaurant of this hotel", selected: true }),
  ).toBeTruthy();
});

it("X-02 says that nothing was sold, and what failed", async () => {
  const totals = {
    count: 0,
    amountCentimes: 0,
    discountCentimes: 0,
    tipCentimes: 0,
    covers: 0,
    refunds: { count: 0, amountCentimes: 0 },
    voids: { quantity: 0, amountCentimes: 0 },
    late: { count: 0, amountCentimes: 0 },
  };
  const lists = { items: [], categories: [], hours: [], waiters: [], methods: [], tva: [] };
  server.use(
    http.get("*/reports/restaurant-sales", () =>
      HttpResponse.json({ ...someRestaurantSales("2026-04-01", "2026-04-10"), totals, ...lists }),
    ),
  );
  const { unmount } = await openReports(address());
  expect(await screen.findByText("Nothing was sold in these days.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  unmount();
  server.use(http.get("*/reports/restaurant-sales", () => problem("internal")));
  await openReports(address("&restaurant=00000000-0000-4000-8000-000000000399"));
  expect(await screen.findByText("The report could not be read.")).toBeTruthy();
});

it("POS-14 voids without a sale are shown", async () => {
  const none = someRestaurantSales("2026-04-01", "2026-04-10");
  const totals = { ...none.totals, count: 0, amountCentimes: 0 };
  const refunds = { count: 0, amountCentimes: 0 };
  server.use(
    http.get("*/reports/restaurant-sales", () =>
      HttpResponse.json({ ...none, totals: { ...totals, refunds }, items: [] }),
    ),
  );
  await openReports(address());
  expect(await tableOf("Sales by item")).toEqual([
    ["Item", "Category", "Quantity", "Amount"],
    ["Total", "", "0", "0,00"],
  ]);
  expect(await tableOf("From sales to total")).toContainEqual([
    ...["Voids, after the kitchen was told", "1", "119,00"],
  ]);
});

it("REP-01 each restaurant of the manager report opens its sales of the day, the month and the year", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=manager&from=2026-04-10&to=2026-04-10");
  const row = await screen.findByRole("row", { name: /^La Casbah/ });
  const links = within(row).getAllByRole("link");
  const begins = ["2026-04-10", "2026-04-01", "2026-01-01"];
  // The last one is of the day a year before: its report.
  expect(links.slice(0, 3).map((link) => link.getAttribute("href"))).toEqual(
    begins.map(
      (from) =>
        `/?report=restaurant-sales&restaurant=${casbah.restaurantId}&from=${from}&to=2026-04-10`,
    ),
  );
  if (links[1]) await user.click(links[1]);
  await tableOf("Sales by item");
  expect(screen.getByRole("option", { name: "La Casbah", selected: true })).toBeTruthy();
});
