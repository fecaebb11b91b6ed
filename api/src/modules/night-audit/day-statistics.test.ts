import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import {
  type DayStatistics,
  dayStatisticsSchema,
  NO_DOCUMENTS,
} from "@funduq/shared-types/contracts/night-audit";
import { expect, it } from "vitest";
import {
  makeBooking,
  makeCompany,
  NIGHTLY_RATE,
  type TestBooking,
} from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { insertSold } from "../../testing/sold.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);
const { step, current } = bookingSteps(api);

const TAX = NIGHTLY_RATE / 50;
const nothing = dayStatisticsSchema.parse({
  rooms: 0,
  outOfOrder: 0,
  sold: 0,
  dayUse: 0,
  arrivals: 0,
  departures: 0,
  persons: 0,
  adults: 0,
  children: 0,
  noShows: 0,
  cancellations: 0,
  roomRevenueCentimes: 0,
  dayUseRevenueCentimes: 0,
  tdsCentimes: 0,
  includedTvaCentimes: 0,
  includedStayTaxCentimes: 0,
  addedTvaCentimes: 0,
  addedStayTaxCentimes: 0,
  otherRevenueCentimes: {},
  restaurantSalesCentimes: {},
  paymentsCentimes: {},
  receivedCentimes: {},
  companyTransfersCentimes: 0,
  invoicePaymentsCentimes: {},
  invoices: NO_DOCUMENTS,
  creditNotes: NO_DOCUMENTS,
  restaurants: [],
});

const frozen = async ({ hotelId }: TestStaff, date: string) => {
  const [day] = await owner<{ statistics: DayStatistics }[]>`
    select statistics from business_days where hotel_id = ${hotelId} and date = ${date}`;
  return day?.statistics;
};
const post = ({ hotelId, bookingId, staff }: TestBooking, path: string, body: object) =>
  request("POST", `/hotels/${hotelId}/bookings/${bookingId}/${path}`, { as: staff, body });
const charge = (made: TestBooking, department: string, amountCentimes: number) => {
  const folioId = made.booking.folios[0]?.id;
  return post(made, "charges", { folioId, description: "Of the test", department, amountCentimes });
};
const pay = (made: TestBooking, method: string, amountCentimes: number) =>
  post(made, "payments", { folioId: made.booking.folios[0]?.id, method, amountCentimes });

it("NA-03 freezes an empty house's day as nothing", async () => {
  const staff = await makeStaff(database);
  expect((await close(staff)).statistics).toEqual(nothing);
  expect(await frozen(staff, "2026-11-21")).toEqual(nothing);
});

it("NA-03 counts the rooms, who came, left, stayed and did not come", async () => {
  const staff = await makeStaff(database);
  const room = async () => ({ staff, room: await makeRoom(database, staff.hotelId) });
  await makeBooking(database, { ...(await room()), checkInNow: true, children: 1 });
  await makeBooking(database, { ...(await room()), checkInNow: true, nights: 3 });
  const dayUse = await makeBooking(database, { ...(await room()), checkInNow: true });
  await step(dayUse, "check-out");
  await step(await makeBooking(database, await room()), "cancel", { reason: "Of the test" });
  await step(await makeBooking(database, await room()), "no-show");
  await makeBooking(database, await room());
  await makeRoom(database, staff.hotelId);
  const { room: closed } = await room();
  await owner`update rooms set housekeeping_status = 'OutOfOrder', out_of_order_from = '2026-11-21',
    out_of_order_to = '2026-11-22' where id = ${closed.roomId}`;
  expect((await close(staff)).statistics).toMatchObject({
    rooms: 8,
    outOfOrder: 1,
    sold: 2,
    dayUse: 1,
    arrivals: 3,
    departures: 1,
    persons: 3,
    adults: 2,
    children: 1,
    noShows: 2,
    cancellations: 1,
  });
});

it("REP-02 NA-03 the room of day use is told apart from those of nights", async () => {
  const staff = await makeStaff(database);
  const room = async () => ({ staff, room: await makeRoom(database, staff.hotelId) });
  await makeBooking(database, { ...(await room()), checkInNow: true, nights: 2 });
  const dayUse = await makeBooking(database, { ...(await room()), checkInNow: true });
  const owed = NIGHTLY_RATE + TAX;
  await post(dayUse, "room-charges", { totalCentimes: owed });
  await pay(dayUse, "Cash", owed);
  const booking = await current(dayUse);
  expect((await step({ ...dayUse, booking }, "check-out", { waive: undefined })).status).toBe(200);
  const { statistics } = await close(staff);
  expect(statistics).toMatchObject({
    sold: 1,
    dayUse: 1,
    roomRevenueCentimes: 2 * NIGHTLY_RATE,
    dayUseRevenueCentimes: NIGHTLY_RATE,
  });
});

it("NA-03 BK-15 a no-show counts on the day that said so: expected again and not come either, on both", async () => {
  const made = await makeBooking(database, { nights: 3 });
  expect((await close(made.staff)).statistics.noShows).toBe(1);
  await step({ ...made, booking: await current(made) }, "reactivate");
  await step({ ...made, booking: await current(made) }, "no-show");
  expect((await close(made.staff)).statistics.noShows).toBe(1);
  expect((await close(made.staff)).statistics.noShows).toBe(0);
  expect(await frozen(made.staff, "2026-11-22")).toMatchObject({ noShows: 1 });
});

it("NA-03 a no-show of before its day was noted counts on its day of arrival", async () => {
  const made = await makeBooking(database);
  await owner`update bookings set status = 'no-show' where id = ${made.bookingId}`;
  expect((await close(made.staff)).statistics.noShows).toBe(1);
});

it("NA-03 adds up revenue by department, the tax beside it, and payments by method", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId, {
    rules: [{ department: "Room", limitCentimes: 0, frequency: "perStay" }],
  });
  const made = await makeBooking(database, { staff, companyId, checkInNow: true, nights: 2 });
  await charge(made, "Spa", 30_000);
  await charge(made, "Restaurant", 8_000);
  await charge(made, "Restaurant", 2_000);
  await pay(made, "Cash", 50_000);
  await pay(made, "Credit Card", 7_000);
  const { folios }: Booking = await current(made);
  const spa = folios[0]?.postings.find(({ department }) => department === "Spa");
  await post(made, `postings/${spa?.id}/reversal`, { reason: "Not had" });
  await sellInRestaurant(staff, 12_500);
  expect((await close(staff)).statistics).toMatchObject({
    roomRevenueCentimes: NIGHTLY_RATE,
    tdsCentimes: TAX,
    otherRevenueCentimes: { Restaurant: 10_000 },
    restaurantSalesCentimes: { Cash: 12_500 },
    paymentsCentimes: { Cash: 50_000, "Credit Card": 7_000 },
  });
});

it("NA-03 FOL-02 what is taken back or divided on the next day counts there, as what it was", async () => {
  const made = await makeBooking(database, { checkInNow: true, nights: 3 });
  const first = (await close(made.staff)).statistics;
  const [room, tax] = (await current(made)).folios[0]?.postings ?? [];
  const toFolioId = made.booking.folios[0]?.id;
  const reason = "Of the test";
  await post(made, `postings/${room?.id}/split`, { toFolioId, amountCentimes: 100_000, reason });
  const part = (await current(made)).folios[0]?.postings.find(
    ({ amountCentimes }) => amountCentimes === 100_000,
  );
  await post(made, `postings/${part?.id}/reversal`, { reason });
  await post(made, `postings/${tax?.id}/reversal`, { reason });
  expect((await close(made.staff)).statistics).toMatchObject({
    roomRevenueCentimes: NIGHTLY_RATE - 100_000,
    tdsCentimes: 0,
    otherRevenueCentimes: {},
  });
  expect(await frozen(made.staff, "2026-11-21")).toEqual(first);
});

/** A bill that was paid in the restaurant, as the till will leave it. */
async function sellInRestaurant({ hotelId }: TestStaff, total: number): Promise<void> {
  const restaurantId = randomUUID();
  await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'La Casbah')`;
  await insertSold(owner, { hotelId, restaurantId, total, date: "2026-11-21" });
}
