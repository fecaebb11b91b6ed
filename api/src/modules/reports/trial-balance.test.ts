import { randomUUID } from "node:crypto";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { DayBook, TrialBalance } from "@funduq/shared-types/contracts/report";
import type { JournalPage } from "@funduq/shared-types/contracts/report-journal";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import { ledgerSheets } from "@funduq/shared-types/reports/ledger-sheets";
import { managerSheets } from "@funduq/shared-types/reports/manager-sheets";
import { reportTextIn } from "@funduq/shared-types/reports/report-text";
import type { SummedLines } from "@funduq/shared-types/reports/sheet";
import { trialBalanceSheets } from "@funduq/shared-types/reports/trial-balance-sheets";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from "@funduq/shared-types/values/calendar-date";
import fc from "fast-check";
import { expect, it } from "vitest";
import { entriesDesk, type Reader } from "../../testing/entries-desk.ts";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { makeHotelWorld } from "../../testing/hotel-world.ts";
import { ledgerAccounts } from "../../testing/ledger-accounts.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { reportLinks } from "../../testing/report-links.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { step, bookingAfter, current, violations } = bookingSteps(api);
const { close } = nightDesk(api);
const { checkLines, checkFormulas } = reportLinks(api);
const { entriesOf, movedBy } = entriesDesk(api);
const { checkAccounts } = ledgerAccounts(api);

const FIRST = calendarDate("2026-11-21");
const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;

async function ledgers({ staff, hotelId }: TestBooking, from: CalendarDate, to: CalendarDate) {
  const address = `/hotels/${hotelId}/reports/trial-balance?from=${from}&to=${to}`;
  const response = await request("GET", address, { as: staff });
  expect(response.status).toBe(200);
  const report: TrialBalance = await response.json();
  const of = (ledger: string) => report.ledgers.find((each) => each.ledger === ledger);
  return { report, of };
}

it("a deposit goes to the guest's ledger on arrival, and a company's part to its account at check-out", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId, { name: "Sonatrach" });
  const stay = { staff, companyId, checkInDate: "2026-11-22", paid: 400_000 };
  const made = await makeBooking(database, stay);
  expect((await ledgers(made, FIRST, FIRST)).of("deposit")).toEqual({
    ledger: "deposit",
    openingCentimes: 0,
    entries: [{ kind: "payments", amountCentimes: -400_000 }],
    closingCentimes: -400_000,
  });

  const second = addDays(FIRST, 1);
  await owner`update hotels set business_date = ${second} where id = ${staff.hotelId}`;
  const arrived = await bookingAfter(await step(made, "check-in"), staff);
  const body = { description: "Room", department: "Other", amountCentimes: 900_000 };
  for (const [folio, amountCentimes] of [
    [0, 400_000],
    [1, 900_000],
  ] as const)
    await request("POST", `${at(made)}/charges`, {
      as: staff,
      body: { ...body, folioId: made.booking.folios[folio]?.id, amountCentimes },
    });
  const toCompanyAccount = [{ folioId: made.booking.folios[1]?.id, amountCentimes: 900_000 }];
  const left = await step({ ...made, booking: arrived }, "check-out", { toCompanyAccount });
  expect(left.status).toBe(200);

  const { of, report } = await ledgers(made, second, second);
  expect(of("deposit")).toMatchObject({
    openingCentimes: -400_000,
    entries: [{ kind: "deposits-applied", amountCentimes: 400_000 }],
    closingCentimes: 0,
  });
  expect(of("guest")).toMatchObject({
    openingCentimes: 0,
    entries: [
      { kind: "charges", amountCentimes: 1_300_000 },
      { kind: "company-transfers", amountCentimes: -900_000 },
      { kind: "deposits-applied", amountCentimes: -400_000 },
    ],
    closingCentimes: 0,
  });
  expect(of("company")).toMatchObject({
    openingCentimes: 0,
    entries: [{ kind: "company-transfers", amountCentimes: 900_000 }],
    closingCentimes: 900_000,
  });
  expect(report.totals).toEqual({
    openingCentimes: -400_000,
    activityCentimes: 1_300_000,
    closingCentimes: 900_000,
    differenceCentimes: 0,
  });
});

it("an invoice adds its taxes to what was transferred, a credit note takes them off, a payment settles", async () => {
  const { hotelId } = await makeHotelWorld(owner);
  const chief = await api.makeSuperAdmin();
  const address = `/hotels/${hotelId}/reports/trial-balance?from=2026-03-02&to=2026-03-02`;
  const report: TrialBalance = await (await request("GET", address, { as: chief })).json();
  expect(report.ledgers.find(({ ledger }) => ledger === "company")).toEqual({
    ledger: "company",
    openingCentimes: 900_000,
    entries: [
      { kind: "invoice-taxes", amountCentimes: 362_000 },
      { kind: "credit-notes", amountCentimes: -181_000 },
      { kind: "invoice-payments", amountCentimes: -1_081_000 },
    ],
    closingCentimes: 0,
  });
  expect(report.totals.differenceCentimes).toBe(0);
  const [, activity] = trialBalanceSheets(report, reportTextIn("en"), "en").sheets;
  const paid = activity?.rows.find(({ id }) => id === "company-invoice-payments")?.sums?.[1];
  const lines = `/hotels/${hotelId}/reports/journal?${new URLSearchParams(paid)}`;
  const page: JournalPage = await (await request("GET", lines, { as: chief })).json();
  expect(page.totals).toMatchObject({ debitCentimes: 0, creditCentimes: 1_081_000 });
  await checkEntries({ staff: chief, hotelId }, report);
  await checkAccounts({ staff: chief, hotelId }, report);
});

const amount = fc.integer({ min: 1, max: 5_000_000 });
const moneyOf = (...whats: [string, ...string[]]) =>
  fc.record({ what: fc.constantFrom(...whats), amount, folio: fc.nat(1) });
const action = fc.oneof(
  { weight: 3, arbitrary: moneyOf("charge", "pay") },
  { weight: 3, arbitrary: moneyOf("reverse", "undo", "day", "close") },
  { weight: 4, arbitrary: moneyOf("step") },
  { weight: 2, arbitrary: moneyOf("group-charge", "group-pay", "take-over", "group-reverse") },
);
type Action = { what: string; amount: number; folio: number };

/** Does something to a stay; what its rules refuse is not done. */
async function act(made: TestBooking, { what, amount, folio }: Action): Promise<void> {
  const { staff } = made;
  const booking = await current(made);
  const chosen = booking.folios[folio % booking.folios.length];
  const send = (path: string, body: object) =>
    request("POST", `${at(made)}/${path}`, { as: staff, body });
  if (what === "day") await passDay(made);
  if (what === "close") await closeDay(made);
  if (what === "charge")
    await send("charges", {
      folioId: chosen?.id,
      description: "Extra",
      department: "Spa",
      amountCentimes: amount,
    });
  if (what === "pay")
    await send("payments", { folioId: chosen?.id, method: "Cash", amountCentimes: amount });
  if (what.startsWith("group-") || what === "take-over") await actOfGroup(made, { what, amount });
  const last = chosen?.postings.at(-1);
  if (what === "reverse" && last) await send(`postings/${last.id}/reversal`, { reason: "Test" });
  if (what === "undo") await step({ ...made, booking }, "undo", { reason: "Test" });
  if (what === "step") await forward({ ...made, booking });
}

/** A day that no audit closed, as a former release left it; once one was closed, all after it are. */
async function passDay(made: TestBooking): Promise<void> {
  const { hotelId } = made;
  const [closed] = await owner`select from business_days where hotel_id = ${hotelId} limit 1`;
  if (closed) return closeDay(made);
  await owner`update hotels set business_date = business_date + 1 where id = ${hotelId}`;
}

/** The group that the property's stays are of: charged, paying, taking over what its guests owe. */
async function actOfGroup(
  { staff, hotelId }: TestBooking,
  { what, amount }: Pick<Action, "what" | "amount">,
): Promise<void> {
  const [group] = await owner`select id from groups where hotel_id = ${hotelId}`;
  const path = `/hotels/${hotelId}/groups/${group?.id}/account`;
  const send = (name: string, body: object) =>
    request("POST", `${path}/${name}`, { as: staff, body });
  const hall = { description: "Hall", department: "Other", amountCentimes: amount };
  if (what === "group-charge") await send("charges", hall);
  if (what === "group-pay") await send("payments", { method: "Cash", amountCentimes: amount });
  const account: GroupAccount = await (await request("GET", path, { as: staff })).json();
  const folios = openForGroup(account);
  if (what === "take-over" && folios.length > 0) await send("transfers", { folios });
  const last = account.postings.findLast(({ stay }) => stay === null);
  if (what === "group-reverse" && last)
    await send(`postings/${last.id}/reversal`, { reason: "Test" });
}

async function makeGroupOf({ hotelId }: TestBooking, stays: readonly TestBooking[]) {
  const id = randomUUID();
  await owner`insert into groups (hotel_id, id, name, name_search)
    values (${hotelId}, ${id}, 'Tassili', 'tassili')`;
  for (const { bookingId } of stays)
    await owner`update bookings set group_id = ${id} where hotel_id = ${hotelId} and id = ${bookingId}`;
}

/** The next step of a stay's life: in, or settled and out. */
async function forward(made: TestBooking): Promise<void> {
  if (made.booking.status !== "Checked-in") return void (await step(made, "check-in"));
  const [personal, company] = await Promise.all(made.booking.folios.map(({ id }) => due(id)));
  for (const folio of [personal, company]) if (folio) await settle(made, folio, folio === personal);
  const owes = company && company.amountCentimes > 0;
  const toCompanyAccount = owes ? [company] : [];
  await step({ ...made, booking: await current(made) }, "check-out", { toCompanyAccount });
}

type Due = { folioId: string; amountCentimes: number };

async function due(folioId: string): Promise<Due> {
  const [row] = await owner`select coalesce(sum(signed_centimes), 0)::int as due
    from postings where folio_id = ${folioId}`;
  return { folioId, amountCentimes: row?.due ?? 0 };
}

/** What was paid too much is charged; what is owed is paid, by a company at its check-out. */
async function settle(made: TestBooking, { folioId, amountCentimes }: Due, isPersonal: boolean) {
  const send = (path: string, body: object) =>
    request("POST", `${at(made)}/${path}`, { as: made.staff, body: { folioId, ...body } });
  const charge = { description: "Fee", department: "Other", amountCentimes: -amountCentimes };
  if (amountCentimes < 0) await send("charges", charge);
  if (amountCentimes > 0 && isPersonal) await send("payments", { method: "Cash", amountCentimes });
}

/** The reports of each closed day, to compare with the same reports later. */
const closedDays: { made: TestBooking; day: CalendarDate; said: unknown }[] = [];

async function closeDay(made: TestBooking): Promise<void> {
  const { closedDate: day } = await close(made.staff);
  closedDays.push({ made, day, said: await reportsOf(made, day) });
}

async function reportsOf({ staff, hotelId }: TestBooking, day: CalendarDate): Promise<unknown> {
  const read = async (report: string) => {
    const address = `/hotels/${hotelId}/reports/${report}`;
    const { businessDate: _, ...said } = await (
      await request("GET", address, { as: staff })
    ).json();
    return said;
  };
  return [
    await read(`trial-balance?from=${day}&to=${day}`),
    await read(`day-book?date=${day}`),
    await read(`payments?from=${day}&to=${day}`),
    await read(`entries?from=${day}&to=${day}`),
  ];
}

const sum = (amounts: readonly { amountCentimes: number }[]) =>
  amounts.reduce((total, { amountCentimes }) => total + amountCentimes, 0);

const sumOfBook = ({ lines, groups }: DayBook) =>
  [...lines, ...groups].reduce((total, { newCentimes }) => total + newCentimes, 0);

/** REP-03 A day's accounting entries balance, and move each ledger as the trial balance says. */
async function checkEntries(reader: Reader, { from, to, ledgers }: TrialBalance): Promise<void> {
  const { lines } = await entriesOf(reader, from, to);
  for (const { ledger, entries } of ledgers)
    expect([ledger, movedBy(lines, ledger)]).toEqual([ledger, sum(entries)]);
}

/** A day's ledgers against the same day's day book and what was left the evening before. */
async function checkDay(made: TestBooking, day: CalendarDate, opening: number): Promise<number> {
  const { report, of } = await ledgers(made, day, day);
  expect(report.totals).toMatchObject({ differenceCentimes: 0, openingCentimes: opening });
  await checkEntries(made, report);
  await checkAccounts(made, report);
  const address = `/hotels/${made.hotelId}/reports/day-book?date=${day}`;
  const book: DayBook = await (await request("GET", address, { as: made.staff })).json();
  expect(book.totals.guestCentimes).toBe(of("guest")?.closingCentimes);
  expect(book.totals.depositCentimes).toBe(of("deposit")?.closingCentimes);
  expect(book.totals.groupCentimes).toBe(of("group")?.closingCentimes);
  expect(book.totals.newCentimes).toBe(sumOfBook(book));
  const linesOfDay = [...book.lines, ...book.groups, book.totals];
  for (const { previousCentimes, charges, payments, newCentimes } of linesOfDay)
    expect(previousCentimes + sum(charges) - sum(payments)).toBe(newCentimes);
  return report.totals.closingCentimes;
}

/** Each figure that leads to the journal is what its lines come to; answers which figures do. */
async function checkLinks(made: TestBooking, report: TrialBalance): Promise<string[]> {
  const links: string[] = [];
  for (const sheet of trialBalanceSheets(report, reportTextIn("en"), "en").sheets)
    links.push(...(await checkLines(made, sheet)), ...(await checkFormulas(made, sheet)));
  return links;
}

/** The same of the manager report, whose payments are credits; and what its formulas come to. */
async function checkManagerLinks(made: TestBooking, day: CalendarDate): Promise<string[]> {
  const address = `/hotels/${made.hotelId}/reports/manager?date=${day}`;
  const report: ManagerReport = await (await request("GET", address, { as: made.staff })).json();
  const signOf = ({ kind }: SummedLines) => (kind === "charge" ? 1 : -1);
  const found: string[] = [];
  for (const sheet of managerSheets(report, reportTextIn("en"), "en").sheets) {
    found.push(...(await checkLines(made, sheet, signOf)));
    found.push(...(await checkFormulas(made, sheet, signOf)));
  }
  return found;
}

/** All days one by one, and as one period. Answers which ledgers moved, and why. */
async function checkLedgers(made: TestBooking): Promise<string[]> {
  const { hotelId } = made;
  const [{ today } = { today: FIRST }] = await owner<{ today: CalendarDate }[]>`
    select business_date::text as today from hotels where id = ${hotelId}`;
  let opening = 0;
  for (let day = FIRST; day <= today; day = addDays(day, 1))
    opening = await checkDay(made, day, opening);
  const { report, of } = await ledgers(made, FIRST, today);
  expect(report.totals).toMatchObject({ differenceCentimes: 0, closingCentimes: opening });
  const [debt] = await owner`select coalesce(sum(balance_centimes), 0)::int as owed
    from folio_balances where hotel_id = ${hotelId} and owner_kind = 'company'`;
  expect(of("company")?.closingCentimes).toBe(debt?.owed);
  const accounts = await checkAccounts(made, report);
  const [group] = await owner`select id from groups where hotel_id = ${hotelId}`;
  const address = `/hotels/${hotelId}/groups/${group?.id}/account`;
  const account: GroupAccount = await (await request("GET", address, { as: made.staff })).json();
  expect(of("group")?.closingCentimes).toBe(folioBalance(account));
  const open = await owner`select balance_centimes::int as owed from unsettled_group_accounts
    where hotel_id = ${hotelId}`;
  expect([...open]).toEqual(folioBalance(account) === 0 ? [] : [{ owed: folioBalance(account) }]);
  expect(await violations(made)).toEqual([]);
  const links = await checkLinks(made, report);
  for (const said of accounts)
    for (const sheet of ledgerSheets(said, reportTextIn("en"), "en").sheets)
      links.push(
        ...(await checkLines(made, sheet)).map((link) =>
          link.replace(/ of \S+/, ` of ${said.ledger} account`),
        ),
      );
  for (let day = FIRST; day <= today; day = addDays(day, 1)) {
    links.push(...(await checkLinks(made, (await ledgers(made, day, day)).report)));
    links.push(...(await checkManagerLinks(made, day)));
  }
  return links.concat(
    report.ledgers.flatMap(({ ledger, entries }) => entries.map(({ kind }) => `${ledger} ${kind}`)),
  );
}

it("REP-01 always closes, and its links lead to the lines that they sum: whatever is posted, taken back, transferred, undone, whoever arrives and leaves", async () => {
  const reached = new Set<string>();
  const actions = fc.array(action, { minLength: 12, maxLength: 24 });
  const closes = fc.asyncProperty(actions, async (done) => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const first = await makeBooking(database, { staff, nights: 9, companyId });
    const second = await makeBooking(database, { staff, nights: 9, checkInDate: "2026-11-22" });
    await makeGroupOf(first, [first, second]);
    for (const [index, each] of done.entries()) await act(index % 3 === 2 ? second : first, each);
    for (const entry of await checkLedgers(first)) reached.add(entry);
  });
  await fc.assert(closes, { numRuns: 12, seed: 20261121, endOnFailure: true });
  expect(closedDays.length).toBeGreaterThan(5);
  for (const { made, day, said } of closedDays) expect(await reportsOf(made, day)).toEqual(said);
  // The actions reached what they are about.
  expect([...reached]).toEqual(
    expect.arrayContaining([
      "guest charges",
      "guest company-transfers",
      "guest group-transfers",
      "group charges",
      "group payments",
      "group group-transfers",
      "guest deposits-applied",
      "deposit payments",
      "company company-transfers",
      ...["link of guest-charges amount", "link of guest-group-transfers amount"],
      ...["link of guest-company-transfers amount", "link of deposit-payments amount"],
      ...["link of group-charges amount", "link of group-payments amount"],
      ...["link of group-group-transfers amount", "link of company-company-transfers amount"],
      ...["link of guest charges", "link of guest payments", "link of guest transfers"],
      ...["link of deposit payments", "link of group transfers", "link of company transfers"],
      ...["formula of occupancy day", "formula of adr month", "formula of revpar year"],
      ...["formula of total day", "formula of available day", "formula of 2026-11-21 occupancy"],
      ...["formula of guest closing", "formula of guest transfers", "formula of deposit closing"],
      ...["formula of group closing", "formula of company closing"],
      ...["formula of hotel opening", "formula of hotel closing"],
      ...["link of hotel charges", "link of hotel payments"],
      ...["link of payments-Cash day", "link of payments-Company Account day"],
      ...["link of received day"],
      ...["link of guest account charges", "link of guest account payments"],
      ...["link of guest account transfers", "link of deposit account payments"],
      ...["link of group account charges", "link of company account transfers"],
    ]),
  );
}, 120_000);
