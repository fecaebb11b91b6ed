import type { EntryLine } from "@funduq/shared-types/contracts/report-entries";
import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { entriesDesk } from "../../testing/entries-desk.ts";
import { folioDesk } from "../../testing/folio-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request } = api;
const { couple, chargeNight, charge, pay, issue, credit, violations } = folioDesk(api);
const { entriesOf } = entriesDesk(api);
const { close } = nightDesk(api);

const TODAY = calendarDate("2026-11-21");
const TOMORROW = calendarDate("2026-11-22");

/** A night at 9 000 DA with its tourism tax and a dinner of 2 500 DA, of which 5 000 DA are paid in cash. */
async function stay(rates: Parameters<typeof couple>[0]) {
  const made = await couple(rates, { nights: 3 });
  await chargeNight(made);
  await charge(made, 250_000);
  await pay(made, 500_000, "Cash");
  return made;
}
type Stay = Awaited<ReturnType<typeof stay>>;

const report = async ({ hotelId, staff }: Stay, name: string, day: CalendarDate) =>
  (
    await request("GET", `/hotels/${hotelId}/reports/${name}?from=${day}&to=${day}`, { as: staff })
  ).json();

/** Debit − credit of each purpose. */
function moved(lines: readonly EntryLine[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { purpose, debitCentimes, creditCentimes } of lines)
    sums[purpose] = (sums[purpose] ?? 0) + debitCentimes - creditCentimes;
  return sums;
}

const ofDocuments = (lines: readonly EntryLine[]) =>
  moved(lines.filter(({ reference }) => reference.startsWith("INV-")));

it("INV-17 taxes that prices contain and no posting names are taken off what the departments earned", async () => {
  const made = await stay({});
  const before = await report(made, "trial-balance", TODAY);
  const { id } = await issue(made, "Credit Card");
  const { lines } = await entriesOf(made, TODAY, TODAY);
  // TVA 660,55 and stay tax 1 000,00 of the room, TVA 206,42 of the dinner; 50 DA of duty on 5 000 DA in cash.
  expect(ofDocuments(lines)).toEqual({
    "department.Room": 166_055,
    "department.Restaurant": 20_642,
    "tax.tva": -86_697,
    "tax.stay": -100_000,
    "method.Cash": 5_000,
    "tax.stamp": -5_000,
  });
  expect(await report(made, "trial-balance", TODAY)).toEqual(before);
  await close(made.staff);
  await credit(made, id);
  const back = await entriesOf(made, TOMORROW, TOMORROW);
  expect(ofDocuments(back.lines)).toEqual({
    "department.Room": -166_055,
    "department.Restaurant": -20_642,
    "tax.tva": 86_697,
    "tax.stay": 100_000,
    "method.Cash": -5_000,
    "tax.stamp": 5_000,
  });
  expect((await report(made, "taxes", TODAY)).invoices).toMatchObject({
    invoicedTvaCentimes: 86_697,
  });
  expect(await violations(made)).toEqual([]);
});

it.each([
  ["prices contain", { tvaTreatment: "included", stayTaxTreatment: "included" } as const],
  ["folios add", { tvaTreatment: "added", stayTaxTreatment: "added" } as const],
])(
  "INV-17 taxes that %s are in the books already: a document moves only its stamp duty",
  async (_, rates) => {
    const made = await stay(rates);
    const before = moved((await entriesOf(made, TODAY, TODAY)).lines);
    await issue(made, "Credit Card");
    const { lines } = await entriesOf(made, TODAY, TODAY);
    expect(ofDocuments(lines)).toEqual({ "method.Cash": 5_000, "tax.stamp": -5_000 });
    expect(moved(lines)).toEqual({
      ...before,
      "method.Cash": (before["method.Cash"] ?? 0) + 5_000,
      "tax.stamp": -5_000,
    });
  },
);

it("REP-02 REP-03 the stamp duty that came in cash is in the payments, the journal and the day", async () => {
  const made = await stay({});
  const { id } = await issue(made, "Credit Card");
  const { lines } = await report(made, "payments", TODAY);
  const duty = ({ source }: { source: string }) => source === "stamp-duty";
  expect(lines.filter(duty)).toMatchObject([{ method: "Cash", count: 1, netCentimes: 5_000 }]);
  const journal = await report(made, "journal", TODAY);
  expect(journal.lines.filter(duty)).toMatchObject([
    { name: "Cash", description: "SARL Atlas Voyages", creditCentimes: 5_000 },
  ]);
  await credit(made, id);
  expect((await report(made, "payments", TODAY)).lines.filter(duty)).toMatchObject([
    { takenBackCentimes: 5_000, netCentimes: 0 },
  ]);
  const second = await issue(made, "Credit Card");
  expect(second.number).not.toBe("");
  const { statistics } = await close(made.staff);
  expect(statistics.invoicePaymentsCentimes).toEqual({ Cash: 5_000 });
});
