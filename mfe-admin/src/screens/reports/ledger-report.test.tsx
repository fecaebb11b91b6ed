import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { someLedger } from "../../standalone/ledger.ts";
import { reportHandlers, someTrialBalance } from "../../standalone/reports.ts";
import { openReports } from "../../testing/open-reports.tsx";

const chief = { role: "manager" } as const;

async function tableOf(name: string) {
  const table = within(await screen.findByRole("region", { name })).getByRole("table");
  return within(table)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
}

const documentsOfDay = [
  { kind: "invoice-taxes", amountCentimes: 90_000 },
  { kind: "credit-notes", amountCentimes: -15_000 },
];

const hrefs = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(name) }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("REP-01 has the accounts of the guests' ledger, each with its room, opening, activity and closing, and their sum", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=ledger");
  expect(await tableOf("Guests (in house and gone)")).toEqual([
    [
      ...["Account", "Room", "Booking", "Opening balance", "Charges", "Payments", "Transfers"],
      "Closing balance",
    ],
    ["Karim Haddad", "101", "K4T-7BC", "9.180,00", "14.180,00", "0,00", "-10.000,00", "13.360,00"],
    ["سامية قاسي", "102", "", "0,00", "6.680,00", "-5.000,00", "0,00", "1.680,00"],
    ["Total", "", "", "9.180,00", "20.860,00", "-5.000,00", "-10.000,00", "15.040,00"],
  ]);
});

it("REP-01 an account opens its folios, its activity the lines of the journal; who may not open the desk reads the name", async () => {
  server.use(...reportHandlers());
  await openReports("/?report=ledger", "en", chief);
  await screen.findByRole("link", { name: "Karim Haddad" });
  const days = "from=2026-04-10&to=2026-04-10";
  const owner = "owner=00000000-0000-4000-8000-000000000101";
  expect(hrefs("Karim")).toEqual([
    expect.stringMatching(/\/dashboard\?booking=[\w-]+101&panel=folios$/),
    `/?report=journal&${days}&ledger=guest&kind=charge&${owner}`,
    `/?report=journal&${days}&ledger=guest&kind=transfer&${owner}`,
  ]);
});

it("REP-01 another ledger is chosen: companies without rooms, and taxes of invoices open no lines", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=ledger", "en", chief);
  await user.selectOptions(await screen.findByLabelText("Ledger"), "company");
  expect((await tableOf("Companies (debtors)"))[1]).toEqual([
    ...["Sonatrach", "0,00", "900,00", "0,00", "10.000,00", "10.900,00"],
  ]);
  expect(hrefs("Sonatrach")).toEqual([
    expect.stringMatching(/\/commercial\?company=[\w-]+801&tab=account$/),
    expect.stringContaining("kind=transfer"),
  ]);
});

it("REP-01 the trial balance opens them: from an opening balance at once, from a closing one by its formula", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=trial-balance");
  const row = within(await screen.findByRole("row", { name: /^Guests.*9\.180/ }));
  const to = "/?report=ledger&of=guest&from=2026-04-10&to=2026-04-10";
  expect(row.getByRole("link", { name: "9.180,00" }).getAttribute("href")).toBe(to);
  await user.click(row.getByRole("button", { name: "15.040,00" }));
  const formula = within(await screen.findByRole("dialog", { name: "Closing balance" }));
  await user.click(formula.getByRole("link", { name: "15.040,00" }));
  expect((await tableOf("Guests (in house and gone)")).at(-1)?.at(-1)).toBe("15.040,00");
});

it("REP-01 INV-17 taxes of invoices and credit notes open the sales journal of the period, also from a formula", async () => {
  const { ledgers, ...balance } = someTrialBalance();
  server.use(
    http.get(apiUrl("hotels/:hotelId/reports/trial-balance"), () =>
      HttpResponse.json({
        ...balance,
        ledgers: ledgers.map((each) =>
          each.ledger === "company" ? { ...each, entries: documentsOfDay } : each,
        ),
      }),
    ),
  );
  const { user } = await openReports("/?report=trial-balance");
  const journal = "/?report=sales-journal&from=2026-04-10&to=2026-04-10";
  await screen.findByText(/The ledgers close/);
  expect(hrefs("^Taxes and stamp duty")).toEqual([journal]);
  expect(hrefs("^Credit notes")).toEqual([journal]);
  const row = within(screen.getByRole("row", { name: /^Companies.*750/ }));
  await user.click(row.getByRole("button", { name: "750,00" }));
  const formula = within(await screen.findByRole("dialog", { name: "Charges" }));
  const links = formula.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([journal, journal]);
});

it("REP-01 the hotel's closing balance opens the accounts of each ledger", async () => {
  server.use(...reportHandlers());
  const { user } = await openReports("/?report=trial-balance");
  const row = within(await screen.findByRole("row", { name: /^The whole hotel/ }));
  await user.click(row.getByRole("button", { name: "20.040,00" }));
  const formula = within(await screen.findByRole("dialog", { name: "The whole hotel" }));
  expect(
    formula
      .getAllByRole("link")
      .map((link) => new URLSearchParams(link.getAttribute("href")?.slice(2)).get("of")),
  ).toEqual(["guest", "deposit", "company"]);
});

it("REP-01 X-02 says that no account has a balance", async () => {
  server.use(
    http.get(apiUrl("hotels/:hotelId/reports/ledger"), () =>
      HttpResponse.json({ ...someLedger("group"), accounts: [] }),
    ),
  );
  await openReports("/?report=ledger&of=group");
  expect(await screen.findByText("No account has a balance or an entry.")).toBeTruthy();
});
