import type { JournalPage } from "@funduq/shared-types/contracts/report-journal";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type { TaxesReport } from "@funduq/shared-types/contracts/report-taxes";
import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import { sumOf } from "@funduq/shared-types/rules/entries-by-account";
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";
import { describe, expect, it } from "vitest";
import { entriesDesk, type Reader } from "../../testing/entries-desk.ts";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeHouse, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { makeHotelWorld } from "../../testing/hotel-world.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { insertSold } from "../../testing/sold.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close, violations } = nightDesk(api);
const { step, current } = bookingSteps(api);
const { entriesOf } = entriesDesk(api);

const first = calendarDate("2026-11-21");
const second = addDays(first, 1);
const third = addDays(first, 2);
const included = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;
type Treatment = Pick<TaxRates, "tvaTreatment" | "stayTaxTreatment">;

async function taxesOf(reader: Reader, from: CalendarDate, to = from): Promise<TaxesReport> {
  const path = `/hotels/${reader.hotelId}/reports/taxes?from=${from}&to=${to}`;
  const response = await request("GET", path, { as: reader.staff });
  expect(response.status).toBe(200);
  return response.json();
}

async function post(made: TestBooking, path: string, body: object): Promise<void> {
  const address = `/hotels/${made.hotelId}/bookings/${made.bookingId}/${path}`;
  const response = await request("POST", address, { as: made.staff, body });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
}

const charge = (made: TestBooking, department: string, amountCentimes: number) =>
  post(made, "charges", {
    folioId: made.booking.folios[0]?.id,
    description: "Of the test",
    department,
    amountCentimes,
  });

const chargeOf = async (made: TestBooking, item: string) =>
  (await current(made)).folios[0]?.postings.find((each) => each.item === item);

/**
 * 21 November at 9 %, 500 DA and TDS of 2 %: one adult for 9.000, two adults and a child for 7.200, day use for 5.950, a
 * no-show, and 109 in the spa. 22 November at 19 %, 600 DA and 1 %: the same two rooms, the spa reversed, 119 in the restaurant.
 */
async function threeStays(treatment: Treatment): Promise<Reader & { staff: TestStaff }> {
  const { staff, rooms } = await makeHouse(database, 4, { maxOccupancy: 3 });
  const { hotelId } = staff;
  await setTaxes(owner, hotelId, first, treatment);
  const raised = { tvaBp: 1_900, tdsBp: 100, stayTaxCentimes: centimes(60_000) };
  await setTaxes(owner, hotelId, second, { ...treatment, ...raised });
  const stay = { staff, checkInNow: true, nights: 2 };
  const alone = await makeBooking(database, { ...stay, room: rooms[0] });
  const family = await makeBooking(database, { ...stay, room: rooms[1], adults: 2, children: 1 });
  await owner`update bookings set rate_centimes = 720000 where id = ${family.bookingId}`;
  const dayUse = await makeBooking(database, { ...stay, room: rooms[2] });
  await owner`update bookings set rate_centimes = 595000 where id = ${dayUse.bookingId}`;
  await makeBooking(database, { staff, room: rooms[3] });

  await post(dayUse, "room-charges", { totalCentimes: 606_900 });
  const cash = { folioId: dayUse.booking.folios[0]?.id, method: "Cash", amountCentimes: 606_900 };
  await post(dayUse, "payments", cash);
  const leaving = { ...dayUse, booking: await current(dayUse) };
  expect((await step(leaving, "check-out", { waive: undefined })).status).toBe(200);
  await charge(alone, "Spa", 10_900);
  const spa = await chargeOf(alone, "service");
  expect((await close(staff)).statistics).toMatchObject({ sold: 2, dayUse: 1, noShows: 1 });

  await post(alone, `postings/${spa?.id}/reversal`, { reason: "Closed" });
  await charge(alone, "Restaurant", 11_900);
  await close(staff);
  expect(await violations(hotelId)).toEqual([]);
  return { staff, hotelId };
}

const dinars = (amount: number) => amount / 100;
const daysIn = ({ stayTax }: TaxesReport) =>
  stayTax.map((day) => [
    ...[day.date, day.sold, day.dayUse, day.adults],
    ...[day.rateCentimes, day.dueCentimes, day.includedCentimes].map(dinars),
  ]);
const linesIn = ({ tva }: TaxesReport) =>
  tva.map((line) => [
    ...[line.tvaBp, line.department],
    ...[line.netCentimes, line.tvaCentimes, line.stayTaxCentimes, line.chargedCentimes].map(dinars),
  ]);

describe("REP-01 SET-02 the taxes of three stays, counted by hand", () => {
  it("where prices contain both", async () => {
    const house = await threeStays(included);
    const both = await taxesOf(house, first, second);
    // 21.: 1 + 2 + 1 adults of day use at 500; the child and the no-show pay none. 22.: 1 + 2 at 600.
    expect(daysIn(both)).toEqual([
      [first, 2, 1, 4, 500, 2_000, 2_000],
      [second, 2, 0, 3, 600, 1_800, 1_800],
    ]);
    // 9 %: 8.500 → 701,83; 6.200 → 511,93; 5.450 → 450. 19 %: 8.400 → 1.341,18; 6.000 → 957,98; 119 → 19.
    expect(linesIn(both)).toEqual([
      [900, "Room", 18_486.24, 1_663.76, 2_000, 22_150],
      [1_900, "Restaurant", 100, 19, 0, 119],
      [1_900, "Room", 12_100.84, 2_299.16, 1_800, 16_200],
    ]);
    // 2 % of 9.000, 7.200 and 5.950; 1 % of 9.000 and 7.200.
    expect(both.tds).toEqual([
      { tdsBp: 100, chargedCentimes: 16_200 },
      { tdsBp: 200, chargedCentimes: 44_300 },
    ]);
    // What is reversed counts on its day and at the rate of its charge.
    expect(linesIn(await taxesOf(house, first))).toContainEqual([900, "Spa", 100, 9, 0, 109]);
    expect(linesIn(await taxesOf(house, second))).toContainEqual([900, "Spa", -100, -9, 0, -109]);
  });

  it("where both are added to folios: what TVA was added to counts at its rate", async () => {
    const { staff, rooms } = await makeHouse(database, 1);
    const { hotelId } = staff;
    await setTaxes(owner, hotelId, first, { tvaTreatment: "added", stayTaxTreatment: "added" });
    const made = await makeBooking(database, {
      staff,
      checkInNow: true,
      nights: 2,
      room: rooms[0],
    });
    await charge(made, "Spa", 10_000);
    await close(staff);
    const report = await taxesOf({ staff, hotelId }, first);
    expect(daysIn(report)).toEqual([[first, 1, 0, 1, 500, 500, 500]]);
    // The night of 9.000 and 9 % of it, 810; the stay tax is a line of 500; 9 % of 100 are 9.
    expect(linesIn(report)).toEqual([
      [0, "Room", 0, 0, 500, 500],
      [900, "Room", 9_000, 810, 0, 9_810],
      [900, "Spa", 100, 9, 0, 109],
    ]);
    expect(report.tds).toEqual([{ tdsBp: 200, chargedCentimes: 18_000 }]);
  });

  it("where invoices add both: the stay tax is due, though no folio shows it", async () => {
    const both = await taxesOf(
      await threeStays({ tvaTreatment: "invoice", stayTaxTreatment: "invoice" }),
      first,
      second,
    );
    expect(daysIn(both)).toEqual([
      [first, 2, 1, 4, 500, 2_000, 0],
      [second, 2, 0, 3, 600, 1_800, 0],
    ]);
    expect(linesIn(both)).toEqual([
      [0, "Restaurant", 119, 0, 0, 119],
      [0, "Room", 38_350, 0, 0, 38_350],
    ]);
    expect(both.tds.map(({ chargedCentimes }) => chargedCentimes)).toEqual([16_200, 44_300]);
  });

  it("where prices contain TVA, and invoices add the stay tax", async () => {
    const both = await taxesOf(
      await threeStays({ tvaTreatment: "included", stayTaxTreatment: "invoice" }),
      first,
      second,
    );
    expect(both.stayTax.map(({ includedCentimes }) => includedCentimes)).toEqual([0, 0]);
    // 9.000 → 743,12; 7.200 → 594,50; 5.950 → 491,28. At 19 %: 9.000 → 1.436,97; 7.200 → 1.149,58.
    expect(linesIn(both)).toEqual([
      [900, "Room", 20_321.1, 1_828.9, 0, 22_150],
      [1_900, "Restaurant", 100, 19, 0, 119],
      [1_900, "Room", 13_613.45, 2_586.55, 0, 16_200],
    ]);
  });
});

/** A hotel with a row of everything, its days closed. */
async function closedWorld(): Promise<Reader> {
  const { hotelId } = await makeHotelWorld(owner);
  await owner`update hotels set business_date = '2026-04-02' where id = ${hotelId}`;
  return { staff: await api.makeSuperAdmin(), hotelId };
}

/** What the entries of a period credit to the account of a tax, less what they debit. */
async function enteredAs(purpose: string, house: Reader, from: CalendarDate, to: CalendarDate) {
  const { lines } = await entriesOf(house, from, to);
  const own = sumOf(lines.filter((line) => line.purpose === purpose));
  return own.creditCentimes - own.debitCentimes;
}

const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);

/** What a report of taxes has of each that the manager report and the entries have, too. */
const totalsOf = ({ tva, stayTax, tds, invoices, restaurantTva = [] }: TaxesReport) => ({
  includedTvaCentimes: sum(tva.map(({ tvaCentimes }) => tvaCentimes)),
  includedStayTaxCentimes: sum(stayTax.map(({ includedCentimes }) => includedCentimes)),
  tdsCentimes: sum(tds.map(({ chargedCentimes }) => chargedCentimes)),
  addedTvaCentimes: invoices.invoicedTvaCentimes - invoices.creditedTvaCentimes,
  restaurantTvaCentimes: sum(restaurantTva.map(({ tvaCentimes }) => tvaCentimes)),
});

describe("REP-01 REP-03 the taxes report agrees", () => {
  it.each<[string, Treatment]>([
    ["prices contain both", included],
    ["invoices add both", { tvaTreatment: "invoice", stayTaxTreatment: "invoice" }],
    ["prices contain TVA", { tvaTreatment: "included", stayTaxTreatment: "invoice" }],
  ])("with the manager report and the accounting entries where %s", async (_, treatment) => {
    const house = await threeStays(treatment);
    const { addedTvaCentimes, restaurantTvaCentimes, ...posted } = totalsOf(
      await taxesOf(house, first, second),
    );
    const path = `/hotels/${house.hotelId}/reports/manager?date=${second}`;
    const manager: ManagerReport = await (await request("GET", path, { as: house.staff })).json();
    expect(manager.month.figures).toMatchObject(posted);
    expect(await enteredAs("tax.tva", house, first, second)).toBe(posted.includedTvaCentimes);
    expect(await enteredAs("tax.stay", house, first, second)).toBe(posted.includedStayTaxCentimes);
    expect(await enteredAs("tax.tourism", house, first, second)).toBe(posted.tdsCentimes);
    expect(addedTvaCentimes + restaurantTvaCentimes).toBe(0);
  });

  it("with the lines of the journal that a figure leads to", async () => {
    const house = await threeStays({ tvaTreatment: "invoice", stayTaxTreatment: "invoice" });
    const { tva, tds } = await taxesOf(house, first, second);
    const charges = Object.fromEntries(tva.map((line) => [line.department, line.chargedCentimes]));
    const figures = {
      ...charges,
      TDS: sum(tds.map(({ chargedCentimes }) => chargedCentimes)),
      // What was charged and reversed is no figure.
      Spa: 0,
    };
    for (const [name, centimesOfFigure] of Object.entries(figures)) {
      const query = `from=${first}&to=${second}&kind=charge&name=${name}`;
      const path = `/hotels/${house.hotelId}/reports/journal?${query}`;
      const { totals }: JournalPage = await (
        await request("GET", path, { as: house.staff })
      ).json();
      const net = (totals?.debitCentimes ?? 0) - (totals?.creditCentimes ?? 0);
      expect([name, net]).toEqual([name, centimesOfFigure]);
    }
  });

  it("with the account of TVA where invoices and credit notes are issued", async () => {
    const house = await closedWorld();
    const [from, to] = [calendarDate("2026-03-01"), calendarDate("2026-03-31")];
    const report = await taxesOf(house, from, to);
    expect(report.invoices.invoicedTvaCentimes).toBeGreaterThan(0);
    expect(report.invoices.creditedTvaCentimes).toBeGreaterThan(0);
    const { includedTvaCentimes, addedTvaCentimes, restaurantTvaCentimes } = totalsOf(report);
    expect(await enteredAs("tax.tva", house, from, to)).toBe(
      includedTvaCentimes + addedTvaCentimes + restaurantTvaCentimes,
    );
  });
});

it("SET-02 the stay tax is due for who was in house, also where a charge is reversed or below the tax", async () => {
  const made = await makeBooking(database, { checkInNow: true, nights: 3, adults: 2 });
  await setTaxes(owner, made.hotelId, first, included);
  await close(made.staff);
  const night = await chargeOf(made, "room");
  await post(made, `postings/${night?.id}/reversal`, { reason: "Noise" });
  await owner`update bookings set rate_centimes = 40000 where id = ${made.bookingId}`;
  await close(made.staff);
  expect(daysIn(await taxesOf(made, first, second))).toEqual([
    [first, 1, 0, 2, 500, 1_000, 1_000],
    // Reversed 1.000; the price of 400 is below the tax of 1.000.
    [second, 1, 0, 2, 500, 1_000, -600],
  ]);
});

it("REP-02 the open day is not declared; before the first dated rates those of the hotel apply", async () => {
  const made = await makeBooking(database, { checkInNow: true, nights: 2 });
  await setTaxes(owner, made.hotelId, second, { ...included, stayTaxCentimes: centimes(60_000) });
  await owner`update hotels set stay_tax_centimes = 30000, tds_bp = 300 where id = ${made.hotelId}`;
  await close(made.staff);
  await charge(made, "Spa", 10_900);
  const report = await taxesOf(made, first, third);
  expect(report.businessDate).toBe(second);
  expect(daysIn(report)).toEqual([[first, 1, 0, 1, 300, 300, 0]]);
  expect(linesIn(report)).toEqual([[0, "Room", 9_000, 0, 0, 9_000]]);
  expect(report.tds).toEqual([{ tdsBp: 300, chargedCentimes: 27_000 }]);
});

it("REP-01 what was paid in a restaurant is apart, with its TVA by rate", async () => {
  const house = await closedWorld();
  const { hotelId } = house;
  const april = calendarDate("2026-04-01");
  const before = await taxesOf(house, april);
  const [restaurant] = await owner`select id from restaurants where hotel_id = ${hotelId}`;
  const sold = { hotelId, restaurantId: restaurant?.["id"], date: april };
  await insertSold(owner, { ...sold, number: 1, total: 2_725 });
  await insertSold(owner, {
    ...sold,
    number: 2,
    total: 1_190,
    tvaBp: 1_900,
    method: "Credit Card",
  });
  const after = await taxesOf(house, april);
  expect(after.restaurantSalesCentimes).toBe(3_915);
  expect(after.restaurantTva).toEqual([
    { tvaBp: 900, netCentimes: 2_500, tvaCentimes: 225 },
    { tvaBp: 1_900, netCentimes: 1_000, tvaCentimes: 190 },
  ]);
  expect(before.restaurantTva).toEqual([]);
  expect(after.tva).toEqual(before.tva);
});

it.each([
  ["", "from"],
  ["from=2026-11-21", "to"],
  ["from=2026-11-21&to=2026-11-20", "to"],
  ["from=2025-11-21&to=2026-11-22", "to"],
  ["from=2026-02-30&to=2026-03-01", "from"],
])("REP-01 the period '%s' is refused with what is wrong with it", async (query, path) => {
  const staff = await makeStaff(database);
  const address = `/hotels/${staff.hotelId}/reports/taxes?${query}`;
  const response = await request("GET", address, { as: staff });
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain(`"path":"${path}"`);
});
