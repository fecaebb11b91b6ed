import type { Forecast } from "@funduq/shared-types/contracts/report-forecast";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeHouse, type TestStaff } from "../../testing/factories-core.ts";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);
const groups = groupDesk(api);

const TODAY = "2026-11-21";
const included = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;

async function forecast(staff: TestStaff, query: string): Promise<Forecast> {
  const at = `/hotels/${staff.hotelId}/reports/forecast${query}`;
  return (await request("GET", at, { as: staff })).json();
}

const revenueOf = ({ days }: Forecast) => days.map(({ revenueCentimes }) => revenueCentimes / 100);

/** Three guests in house at 9.000: one alone, two in a room, and eight in a room for 3.000, less than their stay tax. */
async function threeInHouse() {
  const { staff, rooms } = await makeHouse(database, 3);
  const inHouse = { staff, checkInNow: true, nights: 2 };
  const alone = await makeBooking(database, { room: rooms[0], ...inHouse });
  await makeBooking(database, { room: rooms[1], ...inHouse, adults: 2 });
  const eight = await makeBooking(database, { room: rooms[2], ...inHouse });
  await owner`update bookings set adults = 8, rate_centimes = 300000 where id = ${eight.bookingId}`;
  return { staff, alone };
}

// 9 % TVA and 500 DA for each adult and night are in the price of 9.000:
// one adult: 9.000 − 500 = 8.500, of it 8.500 × 9 ÷ 109 = 701,83 TVA, net 7.798,17;
// two adults: 9.000 − 1.000 = 8.000, of it 660,55 TVA, net 7.339,45;
// eight adults at 3.000: the stay tax of 4.000 takes it all, net 0;
// together 15.137,62.
const TONIGHT = 15_137.62;

it("REP-01 SET-02 revenue is without TVA and stay tax that prices contain, as the manager report has it once the night is closed", async () => {
  const { staff } = await threeInHouse();
  expect(revenueOf(await forecast(staff, "?days=1"))).toEqual([21_000]);
  await setTaxes(owner, staff.hotelId, TODAY, included);
  expect(revenueOf(await forecast(staff, "?days=3"))).toEqual([TONIGHT, TONIGHT, 0]);
  await close(staff);
  const at = `/hotels/${staff.hotelId}/reports/manager?date=${TODAY}`;
  const manager: ManagerReport = await (await request("GET", at, { as: staff })).json();
  expect(manager.day.figures.roomRevenueCentimes).toBe(Math.round(TONIGHT * 100));
  const [kept] = await owner`
    select revenue_centimes::int as centimes from books_on_day
    where hotel_id = ${staff.hotelId} and stay_date = '2026-11-22'`;
  expect(kept).toEqual({ centimes: Math.round(TONIGHT * 100) });
});

it("REP-01 SET-02 each night contains the taxes of its own day; a held room those of its persons", async () => {
  const { staff, roomTypeId, rooms } = await makeHouse(database, 5);
  await makeBooking(database, { staff, room: rooms[0], checkInNow: true, nights: 4, adults: 2 });
  const block = newBlock(roomTypeId, {
    quantity: 2,
    persons: 2,
    checkInDate: calendarDate("2026-11-23"),
    checkOutDate: calendarDate("2026-11-25"),
  });
  await groups.made(staff, [block]);
  await setTaxes(owner, staff.hotelId, "2026-11-22", included);
  await setTaxes(owner, staff.hotelId, "2026-11-24", { ...included, tvaBp: 1_900 });
  // The 21st has no rates yet. At 19 %: 8.000 − 8.000 × 19 ÷ 119 = 8.000 − 1.277,31 = 6.722,69.
  expect(revenueOf(await forecast(staff, "?days=5"))).toEqual([
    9_000,
    7_339.45,
    3 * 7_339.45,
    3 * 6_722.69,
    0,
  ]);
});

it("REP-01 SET-02 taxes that only invoices have stay out of it, and only TVA where only that is in the price", async () => {
  const { staff } = await threeInHouse();
  await setTaxes(owner, staff.hotelId, TODAY, {});
  await setTaxes(owner, staff.hotelId, "2026-11-22", { tvaTreatment: "included" });
  // 9.000 − 743,12 = 8.256,88 twice, and 3.000 − 247,71 = 2.752,29.
  expect(revenueOf(await forecast(staff, "?days=2"))).toEqual([21_000, 19_266.05]);
});

it("REP-01 SET-02 tonight's room that was charged already counts as it was charged, net", async () => {
  const { staff, alone } = await threeInHouse();
  await setTaxes(owner, staff.hotelId, TODAY, included);
  const at = `/hotels/${staff.hotelId}/bookings/${alone.bookingId}/room-charges`;
  const body = { totalCentimes: 918_000 };
  expect((await request("POST", at, { as: staff, body })).status).toBe(201);
  await owner`update bookings set rate_centimes = 1090000 where id = ${alone.bookingId}`;
  // Tomorrow at 10.900: 10.400 − 858,72 = 9.541,28.
  expect(revenueOf(await forecast(staff, "?days=2"))).toEqual([TONIGHT, 9_541.28 + 7_339.45]);
});

it("REP-01 SET-02 prices to which taxes are added are revenue whole, as once the night is closed; beside nights that contain them", async () => {
  const { staff } = await threeInHouse();
  const added = { tvaTreatment: "added", stayTaxTreatment: "added" } as const;
  await setTaxes(owner, staff.hotelId, TODAY, added);
  await setTaxes(owner, staff.hotelId, "2026-11-22", included);
  expect(revenueOf(await forecast(staff, "?days=2"))).toEqual([21_000, TONIGHT]);
  await close(staff);
  const at = `/hotels/${staff.hotelId}/reports/manager?date=${TODAY}`;
  const manager: ManagerReport = await (await request("GET", at, { as: staff })).json();
  // 9 % of 21.000, and 11 adults at 500.
  const taxes = { tva: 189_000, stayTax: 550_000 };
  expect(manager.day.figures).toMatchObject({
    roomRevenueCentimes: 2_100_000,
    totalRevenueCentimes: 2_100_000,
    includedTvaCentimes: taxes.tva,
    addedTvaCentimes: taxes.tva,
    includedStayTaxCentimes: taxes.stayTax,
    addedStayTaxCentimes: taxes.stayTax,
  });
  expect(revenueOf(await forecast(staff, "?days=1"))).toEqual([TONIGHT]);
});

it("REP-01 SET-02 names the nights from which prices contain other taxes, where closed days are compared with them", async () => {
  const { staff } = await threeInHouse();
  await setTaxes(owner, staff.hotelId, "2026-11-23", included);
  expect((await forecast(staff, "?days=3")).includedTaxChanges).toEqual([]);
  await close(staff);
  const none = { tvaBp: 0, stayTaxCentimes: 0 };
  expect((await forecast(staff, "?days=2")).includedTaxChanges).toEqual([
    { from: "2026-11-23", before: none, after: { tvaBp: 900, stayTaxCentimes: 50_000 } },
  ]);
  expect((await forecast(staff, "?days=1")).includedTaxChanges).toEqual([]);
});
