import fs from "node:fs/promises";
import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import type { CompaniesReport } from "@funduq/shared-types/contracts/report-companies";
import type { LedgerReport } from "@funduq/shared-types/contracts/report-ledger";
import type { SalesJournal } from "@funduq/shared-types/contracts/report-sales-journal";
import { formatAmount } from "@funduq/shared-ui/format";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

async function expectAccessible(page: Page) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme)).toEqual([]);
}

test("INV-17 the sales journal of the demo hotel has its invoices, is saved as CSV, and opens a document", async ({
  open,
  call,
  desk,
}) => {
  const { hotelId, businessDate } = desk;
  const period = `from=${businessDate.slice(0, 4)}-01-01&to=${businessDate}`;
  const manager = await call("manager");
  const journal = await manager.get<SalesJournal>(
    `/hotels/${hotelId}/reports/sales-journal?${period}`,
  );
  const [first] = journal.documents;
  if (!first) throw new Error("the demo hotel has invoices");

  const page = await open("manager");
  await page.goto(`/hotel/${hotelId}/reports?report=sales-journal&${period}`);
  const documents = page.getByRole("region", { name: "Sales journal" });
  const total = sum(journal.documents.map(({ totalCentimes }) => totalCentimes));
  await expect(documents.getByRole("row").last()).toContainText(formatAmount(total));
  await expectAccessible(page);

  const waiting = page.waitForEvent("download");
  await button(page, "CSV").click();
  const csv = await fs.readFile(await (await waiting).path(), "utf8");
  expect(csv).toContain("Number,Buyer,NIF,Date,Document,Reference");
  expect(csv).toContain(first.number);

  await documents.getByRole("link").first().click();
  const dialog = page.getByRole("dialog", { name: `Invoice ${first.number}` });
  await expect(dialog).toContainText("Grand Total");
  await page.goBack();
  await expect(documents).toBeVisible();
});

test("INV-17 revenue by company leads from a company to its months and from a month to its invoices", async ({
  open,
  call,
  desk,
}) => {
  const { hotelId } = desk;
  const manager = await call("manager");
  const { companies } = await manager.get<CompaniesReport>(`/hotels/${hotelId}/reports/companies`);
  const [most] = companies;
  if (!most) throw new Error("the demo hotel has invoices");
  const page = await open("manager");
  await page.goto(`/hotel/${hotelId}/reports?report=companies`);
  await page.getByRole("link", { name: most.name }).click();
  const months = page.getByRole("region", { name: most.name });
  const net = sum(most.months.map(({ invoicedNetCentimes }) => invoicedNetCentimes));
  await expect(months.getByRole("row").last()).toContainText(formatAmount(net));
  await expectAccessible(page);
  const lastMonth = months.getByRole("row").nth(-2);
  await lastMonth.getByRole("link").first().click();
  await expect(page.getByRole("grid", { name: "Invoices" }).getByRole("row").nth(1)).toBeVisible();
});

test("INV-14 the aged balances come to the companies' ledger, and a company's row opens its account", async ({
  open,
  call,
  desk,
}) => {
  const { hotelId } = desk;
  const manager = await call("manager");
  const page = await open("manager");
  await page.goto(`/hotel/${hotelId}/reports?report=aged-balances`);
  const balances = page.getByRole("region", { name: "Aged balances" });
  await expect(balances.getByRole("row").nth(1)).toBeVisible();
  const trial = await manager.get<TrialBalance>(`/hotels/${hotelId}/reports/trial-balance`);
  const ledger = trial.ledgers.find(({ ledger }) => ledger === "company");
  await expect(balances.getByRole("row").last()).toContainText(
    formatAmount(ledger?.closingCentimes ?? 0),
  );
  await expectAccessible(page);
  await balances.getByRole("link").first().click();
  await expect(page.getByRole("tab", { name: "Account" })).toHaveAttribute("aria-selected", "true");
});

test("REP-01 the trial balance says who owes: its closing balance opens the accounts that come to it", async ({
  open,
  call,
  desk,
}) => {
  const { hotelId } = desk;
  const manager = await call("manager");
  const trial = await manager.get<TrialBalance>(`/hotels/${hotelId}/reports/trial-balance`);
  const companies = trial.ledgers.find(({ ledger }) => ledger === "company");
  const closing = formatAmount(companies?.closingCentimes ?? 0);
  const page = await open("manager");
  await page.goto(`/hotel/${hotelId}/reports?report=trial-balance`);
  const row = page.getByRole("row").filter({ hasText: "Companies (debtors)" }).first();
  await row.getByRole("button", { name: closing }).click();
  await page.getByRole("dialog").getByRole("link", { name: closing }).last().click();
  const accounts = page.getByRole("region", { name: "Companies (debtors)" });
  await expect(accounts.getByRole("row").last()).toContainText(closing);
  await expectAccessible(page);
  const { from, to } = trial;
  const { accounts: read } = await manager.get<LedgerReport>(
    `/hotels/${hotelId}/reports/ledger?ledger=company&from=${from}&to=${to}`,
  );
  expect(sum(read.map(({ closingCentimes }) => closingCentimes))).toBe(companies?.closingCentimes);
  await accounts.getByRole("link", { name: read[0]?.name ?? "", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Account" })).toHaveAttribute("aria-selected", "true");
});

test("REP-01 the arrivals that the manager report counts open as many stays", async ({
  open,
  desk,
}) => {
  const guest = "Djamila Lounes";
  await desk.book(await desk.readyRoom(), guest, { checkInNow: true });
  const page = await open("manager");
  const { hotelId, businessDate } = desk;
  await page.goto(`/hotel/${hotelId}/reports?from=${businessDate}&to=${businessDate}`);
  const arrivals = page
    .getByRole("row", { name: /^Arrivals/ })
    .getByRole("link")
    .first();
  const count = await arrivals.textContent();
  await arrivals.click();
  const stays = page.getByRole("region", { name: `Arrivals: ${count}` });
  // A heading above the stays, and their sum below.
  await expect(stays.getByRole("row")).toHaveCount(Number(count) + 2);
  await expect(stays.getByRole("link", { name: guest }).first()).toBeVisible();
  await expectAccessible(page);
});
