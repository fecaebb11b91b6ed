import fs from "node:fs/promises";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { DayBook, TrialBalance } from "@funduq/shared-types/contracts/report";
import type { EntriesReport } from "@funduq/shared-types/contracts/report-entries";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type { TaxesReport } from "@funduq/shared-types/contracts/report-taxes";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { formatAmount } from "@funduq/shared-ui/format";
import { devices, type Locator, type Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { button, switchTo } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const said = {
  manager: "تقرير المدير",
  book: "اليومية الفندقية",
  money: "الدفعات والحسابات",
  trial: "ميزان المراجعة",
  closes: /متوازنة/,
};

const rowOf = (page: Page, text: string): Locator =>
  page.getByRole("row").filter({ hasText: text });

async function _expectAccessible(page: Page, where: string) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme), `${where}, ${scheme}`).toEqual([]);
}

test("AUTH-12 AUTH-16 X-05 X-06 a user with only the section 'extra' starts on the reports, in Arabic", async ({
  open,
  hire,
}) => {
  const clerk = await hire({ role: "employee", sections: ["extra"], language: "ar" });
  const page = await open(await clerk.signIn());
  await page.goto("/");
  await expect(page).toHaveURL(`/hotel/${clerk.hotelId}/reports`);
  await expect(page.getByRole("tab", { name: said.manager })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.locator("figure")).toHaveCount(2);
  await page.getByRole("tab", { name: said.book }).click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.getByRole("radio", { name: said.money }).click();
  await page.getByRole("tab", { name: said.trial }).click();
  await expect(page.getByText(said.closes)).toBeVisible();
  await page.goto(`/hotel/${clerk.hotelId}/dashboard`);
  await expect(page.getByRole("grid")).toHaveCount(0);
});

test("the day book updates without a reload, and its totals equal those of the folios", async ({
  open,
  call,
  desk,
}) => {
  const room = await desk.readyRoom();
  const guest = `Djamila Lounes ${room.number}`;
  const page = await open("manager");
  await page.goto("/dashboard");
  await switchTo(page, "Reports");
  await page.getByRole("tab", { name: "Day book" }).click();
  // The manager report opens on the last closed day, and the day book keeps that date.
  await button(page, "Day after").click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(rowOf(page, guest)).toHaveCount(0);

  const stay = await desk.book(room, guest, { checkInNow: true });
  await desk.charge(stay, "Hammam", 123_450);
  await expect(rowOf(page, guest)).toContainText(formatAmount(123_450));

  const manager = await call("manager");
  const place = `/hotels/${desk.hotelId}`;
  const book = await manager.get<DayBook>(`${place}/reports/day-book`);
  const frontdesk = await call("frontdesk");
  for (const line of book.lines) {
    const { folios } = await frontdesk.get<Booking>(`${place}/bookings/${line.bookingId}`);
    const owed = folios.reduce((sum, folio) => sum + folioBalance(folio), 0);
    expect([line.guestName, line.newCentimes]).toEqual([line.guestName, owed]);
  }
  const trial = await manager.get<TrialBalance>(`${place}/reports/trial-balance`);
  const closing = Object.fromEntries(trial.ledgers.map((each) => [each.ledger, each]));
  expect(closing.guest?.closingCentimes).toBe(book.totals.guestCentimes);
  expect(closing.deposit?.closingCentimes).toBe(book.totals.depositCentimes);
  expect(closing.group?.closingCentimes).toBe(book.totals.groupCentimes);
  expect(trial.totals.differenceCentimes).toBe(0);
});

test("a report is downloaded as CSV and as a workbook, and printed in landscape", async ({
  open,
}) => {
  const page = await open("manager");
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  await page.goto("/dashboard");
  await switchTo(page, "Reports");
  await page.getByRole("tab", { name: "Day book" }).click();
  await button(page, "Day before").click();
  await expect(page.getByRole("table").first()).toBeVisible();

  const csv = await savedBy(page, "CSV");
  expect(csv.name).toMatch(/^day-book-\d{4}-\d\d-\d\d\.csv$/);
  const text = csv.content.toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text).toMatch(/Room,Guest,Company,Booking,Previous balance,Room charges/);
  const workbook = await savedBy(page, "Excel");
  expect(workbook.name).toMatch(/\.xlsx$/);
  expect(workbook.content.subarray(0, 2).toString()).toBe("PK");

  await page.evaluate(widenLetters);
  await button(page, "Print").click();
  const preview = page.getByRole("dialog", { name: "Print the report" });
  // The dialog's height is final once the page is rendered; before that its buttons move.
  await expect(preview.getByRole("article")).toBeVisible();
  for (const [language, title] of [
    ["العربية", "اليومية الفندقية"],
    ["Français", "Main courante"],
  ] as const) {
    await preview.getByRole("radio", { name: language }).check({ force: true });
    await expect(preview.getByRole("article")).toContainText(title);
    await expect.poll(() => preview.getByRole("article").evaluate(isWithinPage)).toBe(true);
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 84[12][.\d]* 59[45]/);
  await button(preview, "Print").click();
  await expect.poll(() => page.evaluate(() => window.printed)).toBe(1);
});

/** Runs in the page: simulates a device whose only font is wide. */
function widenLetters(): void {
  const wide = new CSSStyleSheet();
  wide.replaceSync("article { letter-spacing: 0.1em !important }");
  document.adoptedStyleSheets.push(wide);
}

/** Runs in the page: whether all columns fit on the paper. */
const isWithinPage = (paper: HTMLElement | SVGElement) => paper.scrollWidth <= paper.clientWidth;

async function savedBy(page: Page, name: string) {
  const waiting = page.waitForEvent("download");
  await button(page, name).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: await fs.readFile(await download.path()) };
}

test("no date after the business date is requested, and the URL contains the dates", async ({
  open,
  hire,
}) => {
  const manager = await hire({ role: "manager" });
  const page = await open(await manager.signIn());
  await page.goto(`/hotel/${manager.hotelId}/reports?report=payments`);
  await page.getByLabel("Period", { exact: true }).selectOption("Last month");
  await expect(page).toHaveURL(/report=payments.*from=\d{4}-\d\d-01/);
  await page.reload();
  await expect(page.getByLabel("Period", { exact: true })).toHaveValue("last-month");
  await page.getByRole("radio", { name: "Day" }).click();
  await page.getByRole("tab", { name: "Day book" }).click();
  await page.goto(page.url().replaceAll(/(from|to)=[\d-]+/g, "$1=2199-01-01"));
  await expect(button(page, "Day after")).toBeDisabled();
});

test("REP-01 SET-02 the taxes of the demo hotel's last month are shown, saved and agree with manager report and accounting entries", async ({
  open,
  call,
}) => {
  const manager = await call("manager");
  const page = await open("manager");
  await page.goto("/dashboard");
  await switchTo(page, "Reports");
  await page.getByRole("radio", { name: "Accounting" }).click();
  await page.getByRole("tab", { name: "Taxes" }).click();
  await expect(page.getByLabel("Period", { exact: true })).toHaveValue("last-month");
  await expect(page.getByRole("region", { name: "Stay tax (" })).toContainText("Total");
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme)).toEqual([]);
  const csv = await savedBy(page, "CSV");
  expect(csv.name).toMatch(/^taxes-\d{4}-\d\d-01_\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.content.toString("utf8")).toContain(
    "Department,Base without tax,TVA,Stay tax,Charges",
  );
  expect((await savedBy(page, "Excel")).name).toMatch(/^taxes-.*\.xlsx$/);

  const { from, to } = Object.fromEntries(new URL(page.url()).searchParams);
  const reports = new URL(page.url()).pathname.replace(/^\/hotel\//, "/hotels/");
  const period = `from=${from}&to=${to}`;
  const taxes = await manager.get<TaxesReport>(`${reports}/taxes?${period}`);
  const { month } = await manager.get<ManagerReport>(`${reports}/manager?date=${to}`);
  const { lines } = await manager.get<EntriesReport>(`${reports}/entries?${period}`);
  const entered = (purpose: string) =>
    lines
      .filter((line) => line.purpose === purpose)
      .reduce((sum, line) => sum + line.creditCentimes - line.debitCentimes, 0);
  const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);
  const tva = sum(taxes.tva.map(({ tvaCentimes }) => tvaCentimes));
  const tds = sum(taxes.tds.map(({ chargedCentimes }) => chargedCentimes));
  const { invoicedTvaCentimes, creditedTvaCentimes } = taxes.invoices;
  expect(month.figures).toMatchObject({
    sold: sum(taxes.stayTax.map(({ sold }) => sold)),
    dayUse: sum(taxes.stayTax.map(({ dayUse }) => dayUse)),
    includedTvaCentimes: tva,
    includedStayTaxCentimes: sum(taxes.stayTax.map(({ includedCentimes }) => includedCentimes)),
    tdsCentimes: tds,
  });
  const inRestaurants = sum((taxes.restaurantTva ?? []).map(({ tvaCentimes }) => tvaCentimes));
  expect(entered("tax.tva")).toBe(tva + inRestaurants + invoicedTvaCentimes - creditedTvaCentimes);
  expect(entered("tax.tourism")).toBe(tds);
  expect(tds).toBeGreaterThan(0);
  expect(sum(taxes.stayTax.map(({ dueCentimes }) => dueCentimes))).toBeGreaterThan(0);
});

test("POS-14 REP-01 what a restaurant sold by the manager report opens its sales, which come to the same by every table", async ({
  open,
  desk,
}) => {
  const page = await open("manager");
  await page.goto(`/hotel/${desk.hotelId}/reports`);
  const row = page.getByRole("row", { name: "La Casbah" });
  const ofMonth = row.getByRole("link").nth(1);
  const amount = await ofMonth.innerText();
  await ofMonth.click();
  const restaurant = page.getByLabel("Restaurant", { exact: true });
  await expect(restaurant.locator("option:checked")).toHaveText(/La Casbah/);
  const tables = page.getByLabel("Sales by", { exact: true });
  for (const table of ["Category", "Hour", "Waiter", "Method of payment", "Rate of TVA", "Item"]) {
    await tables.selectOption(table);
    const region = page.getByRole("region", { name: `Sales by ${table}` });
    await expect(region.getByRole("row").last()).toContainText(amount);
  }
  await expect(page).toHaveURL(/report=restaurant-sales.*restaurant=.*table=items/);
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme)).toEqual([]);
  const csv = await savedBy(page, "CSV");
  expect(csv.name).toMatch(/^restaurant-sales-items-/);
  expect(csv.content.toString("utf8")).toContain("Item,Category,Quantity,Amount");
});

for (const width of [390, 320])
  test(`REP-01 REP-03 X-06 on a phone of ${width} px every amount of every report is in sight`, async ({
    open,
    desk,
  }) => {
    const room = await desk.readyRoom();
    const stay = await desk.book(room, "Djamila Lounes", { checkInNow: true });
    await desk.charge(stay, "Hammam", 12_345_600);
    const page = await open("manager", {
      ...devices["Pixel 5"],
      viewport: { width, height: 844 },
    });
    const { businessDate } = desk;
    for (const report of [
      ...["manager", "day-book", "trial-balance", "payments", "journal", "taxes", "companies"],
      ...["ledger", "ledger&of=company", "stays", "stays&figure=sold", "rooms"],
      `sales-journal&from=${businessDate.slice(0, 4)}-01-01&to=${businessDate}`,
      ...["items", "hours", "methods", "tva"].map(
        (table) =>
          `restaurant-sales&table=${table}&from=${addDays(businessDate, -9)}&to=${businessDate}`,
      ),
    ]) {
      await page.goto(`/hotel/${desk.hotelId}/reports?report=${report}`);
      const amounts = page.locator("main table td[data-align=end]:not(:empty)");
      await expect(amounts.first()).toBeVisible();
      expect([report, await amounts.evaluateAll(outOfSight)]).toEqual([report, []]);
      expect(await page.getByRole("main").evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });

test("REP-01 X-05 X-06 on a phone in Arabic no report is wider than the screen, not even while its charts come", async ({
  open,
  hire,
}) => {
  const clerk = await hire({ role: "manager", language: "ar" });
  const viewport = { width: 390, height: 844 };
  const page = await open(await clerk.signIn(), { ...devices["Pixel 5"], viewport });
  await page.addInitScript(measureEachFrame);
  for (const report of ["manager", "forecast"]) {
    await page.goto(`/hotel/${clerk.hotelId}/reports?report=${report}`);
    await expect(page.locator("figure")).toHaveCount(2);
    await expect(page.locator("figure svg").last()).toBeVisible();
    expect([report, await page.evaluate(() => window.widest)]).toEqual([report, 390]);
  }
});

declare global {
  interface Window {
    widest?: number;
  }
}

/** Runs in the page: keeps the greatest width that the document had in any frame. */
function measureEachFrame(): void {
  const measure = () => {
    window.widest = Math.max(window.widest ?? 0, document.documentElement.scrollWidth);
    requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
}

/** Runs in the page: the figures that are cut off at a side, by the page or by what scrolls them. */
function outOfSight(cells: readonly (HTMLElement | SVGElement)[]): string[] {
  const isCut = (cell: Element) => {
    const { left, right } = cell.getBoundingClientRect();
    const scroller = cell.closest("section")?.getBoundingClientRect();
    const [first, last] = [Math.max(0, scroller?.left ?? 0), scroller?.right ?? innerWidth];
    return (
      left < first - 1 ||
      right > Math.min(last, innerWidth) + 1 ||
      cell.scrollWidth > cell.clientWidth
    );
  };
  return cells
    .filter((cell) => cell.checkVisibility() && isCut(cell))
    .map(({ textContent }) => textContent ?? "");
}
