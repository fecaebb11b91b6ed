import { type DayStatistics, NO_DOCUMENTS } from "@funduq/shared-types/contracts/night-audit";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import { centimes } from "@funduq/shared-types/values/money";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

async function report(staff: TestStaff, date?: string): Promise<ManagerReport> {
  const query = date ? `?date=${date}` : "";
  const address = `/hotels/${staff.hotelId}/reports/manager${query}`;
  const response = await request("GET", address, { as: staff });
  expect(response.status).toBe(200);
  return response.json();
}

const quiet: DayStatistics = {
  rooms: 10,
  outOfOrder: 2,
  sold: 4,
  dayUse: 0,
  arrivals: 1,
  departures: 1,
  persons: 6,
  adults: 5,
  children: 1,
  noShows: 1,
  cancellations: 0,
  roomRevenueCentimes: centimes(4_000_000),
  dayUseRevenueCentimes: centimes(0),
  tdsCentimes: centimes(80_000),
  includedTvaCentimes: centimes(0),
  includedStayTaxCentimes: centimes(0),
  otherRevenueCentimes: {},
  restaurantSalesCentimes: {},
  paymentsCentimes: {},
  receivedCentimes: {},
  companyTransfersCentimes: centimes(0),
  invoicePaymentsCentimes: {},
  invoices: NO_DOCUMENTS,
  creditNotes: NO_DOCUMENTS,
  restaurants: [],
};

async function close({ hotelId }: TestStaff, date: string, more: object = {}) {
  const statistics = JSON.stringify({ ...quiet, ...more });
  await owner`insert into business_days (hotel_id, date, statistics)
    values (${hotelId}, ${date}, ${statistics}::text::jsonb)`;
}

describe("the manager report", () => {
  it("REP-01 SET-02 names the days from which prices contain other taxes, among those that it compares", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    await close(staff, "2025-11-20");
    await close(staff, "2026-11-20");
    const included = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;
    // Before the first closed day, without a change of what prices contain, with one, and after the report's day.
    await setTaxes(owner, hotelId, "2025-11-20", { tvaTreatment: "included" });
    await setTaxes(owner, hotelId, "2026-03-01", { tvaTreatment: "included", tdsBp: 300 });
    await setTaxes(owner, hotelId, "2026-11-20", included);
    await setTaxes(owner, hotelId, "2026-11-21", { tvaTreatment: "added" });
    const tva = { tvaBp: 900, stayTaxCentimes: 0 };
    expect((await report(staff, "2026-11-20")).includedTaxChanges).toEqual([
      { from: "2026-11-20", before: tva, after: { tvaBp: 900, stayTaxCentimes: 50_000 } },
    ]);
    expect((await report(staff, "2025-11-20")).includedTaxChanges).toEqual([]);
  });

  it("adds up what was frozen, for the day, its month and its year", async () => {
    const staff = await makeStaff(database);
    // As a former release closed it: without the taxes that prices contain.
    await close(staff, "2026-01-01", { sold: 8, includedTvaCentimes: undefined });
    const casbah = { restaurantId: crypto.randomUUID(), name: "La Casbah" };
    await close(staff, "2026-11-01", {
      otherRevenueCentimes: { Restaurant: 300_000, Spa: 50_000 },
      restaurantSalesCentimes: { Cash: 10_000 },
      paymentsCentimes: { Cash: 1_000_000, "Company Account": 5_000 },
      receivedCentimes: { Cash: 1_000_000 },
      restaurants: [{ ...casbah, name: "Le Port", salesCentimes: { Cash: 10_000 } }],
    });
    await close(staff, "2026-11-20", {
      includedTvaCentimes: 59_450,
      otherRevenueCentimes: { Restaurant: -100_000 },
      paymentsCentimes: { Cash: 70_000, "Group Account": 30_000 },
      receivedCentimes: { Cash: 70_000 },
      restaurants: [{ ...casbah, salesCentimes: { Cash: 40_000, Room: 15_000 } }],
    });
    const { day, month, year, days } = await report(staff, "2026-11-20");
    expect(day).toMatchObject({ from: "2026-11-20", to: "2026-11-20", lastYear: null });
    expect(day.figures).toMatchObject({
      days: 1,
      rooms: 10,
      outOfOrder: 2,
      sold: 4,
      persons: 6,
      noShows: 1,
      roomRevenueCentimes: 4_000_000,
      totalRevenueCentimes: 3_900_000,
      tdsCentimes: 80_000,
      otherRevenue: [{ name: "Restaurant", amountCentimes: -100_000 }],
      restaurants: [{ ...casbah, amountCentimes: 55_000 }],
      receivedCentimes: 70_000,
    });
    // Renamed since: one restaurant, as it is called on the last day.
    expect(month.figures.restaurants).toEqual([{ ...casbah, amountCentimes: 65_000 }]);
    expect(month.from).toBe("2026-11-01");
    expect(month.figures).toMatchObject({
      days: 2,
      rooms: 20,
      sold: 8,
      totalRevenueCentimes: 8_260_000,
      otherRevenue: [
        { name: "Restaurant", amountCentimes: 200_000 },
        { name: "Spa", amountCentimes: 50_000 },
      ],
      restaurantSales: [{ name: "Cash", amountCentimes: 10_000 }],
      payments: [
        { name: "Cash", amountCentimes: 1_070_000 },
        { name: "Company Account", amountCentimes: 5_000 },
        { name: "Group Account", amountCentimes: 30_000 },
      ],
      receivedCentimes: 1_070_000,
    });
    expect(year.figures).toMatchObject({ days: 3, sold: 16, includedTvaCentimes: 59_450 });
    expect(
      days.map(({ date, sold, totalRevenueCentimes }) => [date, sold, totalRevenueCentimes]),
    ).toEqual([
      ["2026-11-01", 4, 4_360_000],
      ["2026-11-20", 4, 3_900_000],
    ]);
  });

  it("stands beside the same days a year before, a leap day beside the last of February", async () => {
    const staff = await makeStaff(database);
    await owner`update hotels set business_date = '2028-03-10' where id = ${staff.hotelId}`;
    for (const date of ["2027-02-28", "2027-03-01", "2028-02-29"]) await close(staff, date);
    const { day, month, year } = await report(staff, "2028-02-29");
    expect(day.lastYear).toMatchObject({ days: 1, sold: 4 });
    expect(month.lastYear?.days).toBe(1);
    expect(year.lastYear?.days).toBe(1);
    const later = await report(staff, "2028-03-01");
    expect([later.day.figures.days, later.day.lastYear?.days]).toEqual([0, 1]);
    expect(later.year.lastYear?.days).toBe(2);
  });

  it("counts the open day as it stands now, and nothing that is open in a closed one", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId);
    await makeRoom(database, staff.hotelId);
    await close(staff, "2026-11-20");
    const stay = { staff, room, nights: 2, adults: 2, checkInNow: true };
    await makeBooking(database, { ...stay, charged: 70_000, paid: 20_000 });
    const now = await report(staff);
    expect(now).toMatchObject({ date: "2026-11-21", businessDate: "2026-11-21" });
    expect(now.day.figures).toMatchObject({
      days: 1,
      rooms: 2,
      sold: 1,
      arrivals: 1,
      persons: 2,
      totalRevenueCentimes: 70_000,
      otherRevenue: [{ name: "Restaurant", amountCentimes: 70_000 }],
      payments: [{ name: "Cash", amountCentimes: 20_000 }],
    });
    expect(now.day).toMatchObject({ from: "2026-11-21", to: "2026-11-21" });
    const before = await report(staff, "2026-11-20");
    expect(before.month.figures).toMatchObject({ days: 1, rooms: 10, sold: 4 });
  });

  it("REP-02 the open day changes neither month nor year: they end with the last closed day", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId);
    for (const date of ["2025-11-20", "2025-11-21", "2026-11-20"]) await close(staff, date);
    await makeBooking(database, { staff, room, nights: 2, checkInNow: true, charged: 70_000 });
    const { month, year, days } = await report(staff);
    expect(month).toMatchObject({ to: "2026-11-20", figures: { days: 1, sold: 4 } });
    expect(year).toMatchObject({ to: "2026-11-20", figures: { days: 1, sold: 4 } });
    expect(month.lastYear?.days).toBe(1);
    expect(days.map(({ date }) => date)).toEqual(["2026-11-20"]);
    const tomorrow = await report(staff, "2026-11-22");
    expect(tomorrow.month).toMatchObject({ to: "2026-11-20", figures: { days: 1, sold: 4 } });
  });

  it("REP-02 on the first of a month nothing of it is closed yet", async () => {
    const staff = await makeStaff(database);
    await owner`update hotels set business_date = '2026-12-01' where id = ${staff.hotelId}`;
    await close(staff, "2026-11-30");
    const { day, month, year } = await report(staff);
    expect([day.figures.days, month.figures.days, year.figures.days]).toEqual([1, 0, 1]);
  });

  it("NA-03 counts a day once that is closed while the report is being read: as it was frozen", async () => {
    const staff = await makeStaff(database);
    await makeRoom(database, staff.hotelId);
    // What the last statement finds when the audit was done after the date had been read.
    await close(staff, "2026-11-21");
    const { day, month, days } = await report(staff);
    expect(day.figures).toMatchObject({ days: 1, rooms: 10, sold: 4 });
    expect(month.figures).toMatchObject({ days: 1, rooms: 10, sold: 4 });
    expect(days).toMatchObject([{ date: "2026-11-21", sold: 4 }]);
  });

  it("X-07 holds nothing of another hotel, and of no day no figures", async () => {
    await close(await makeStaff(database), "2026-11-20");
    const stranger = await makeStaff(database);
    const { month, days } = await report(stranger, "2026-11-20");
    expect(month.figures).toMatchObject({ days: 0, rooms: 0, totalRevenueCentimes: 0 });
    expect(days).toEqual([]);
  });
});
