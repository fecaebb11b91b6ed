import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany } from "../../testing/factories-bookings.ts";
import { makeFloor, makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

async function gridOf(staff: TestStaff, date?: string): Promise<DayGrid> {
  const query = date ? `?date=${date}` : "";
  const response = await request("GET", `/hotels/${staff.hotelId}/day-grid${query}`, { as: staff });
  expect(response.status).toBe(200);
  return response.json();
}

const namesOf = (grid: DayGrid) =>
  grid.rooms.map(({ bookings }) => bookings.map(({ guestName }) => guestName));

describe("the day grid", () => {
  it("FO-02 has the floors from the ground up, the types, and the rooms by number", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const first = await makeFloor(database, hotelId, { name: "First", position: 1 });
    await makeFloor(database, hotelId, { name: "Ground", position: 0 });
    const { roomTypeId } = await makeRoom(database, hotelId, { floorId: first, number: "110" });
    await makeRoom(database, hotelId, { floorId: first, roomTypeId, number: "99" });

    const grid = await gridOf(staff);

    expect(grid).toMatchObject({ businessDate: "2026-11-21", date: "2026-11-21" });
    expect(grid.floors.map(({ name }) => name)).toEqual(["Ground", "First"]);
    expect(grid.roomTypes).toMatchObject([{ id: roomTypeId, maxOccupancy: 2 }]);
    expect(grid.rooms.map(({ number }) => number)).toEqual(["99", "110"]);
    expect(grid.rooms[0]).toMatchObject({
      housekeepingStatus: "Clean",
      outOfOrder: null,
      bookings: [],
    });
  });

  it("FO-03 shows only departures, stays and arrivals of the day, in-house guests first", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, { name: "Air Algérie" });
    const room = await makeRoom(database, staff.hotelId);
    const make = (fullName: string, checkInDate: string, nights: number, more = {}) =>
      makeBooking(database, { staff, room, fullName, checkInDate, nights, ...more });
    await make("In", "2026-11-21", 2, { checkInNow: true, companyId });
    await make("Next", "2026-11-23", 1);
    await make("Later", "2026-11-24", 1);

    expect(namesOf(await gridOf(staff))).toEqual([["In"]]);
    expect(namesOf(await gridOf(staff, "2026-11-23"))).toEqual([["In", "Next"]]);
    expect(namesOf(await gridOf(staff, "2026-11-25"))).toEqual([["Later"]]);
    expect(namesOf(await gridOf(staff, "2026-11-20"))).toEqual([[]]);
    const grid = await gridOf(staff, "2026-11-22");
    expect(grid.rooms[0]?.bookings[0]).toMatchObject({
      status: "Checked-in",
      checkInDate: "2026-11-21",
      checkOutDate: "2026-11-23",
      companyName: "Air Algérie",
      groupName: null,
      version: 1,
    });
  });

  it("FO-14 has what a guest in house owes over the own folios, and the comments; of who is expected no balance", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId);
    const money = { charged: 120_000, paid: 50_000 };
    const { bookingId } = await makeBooking(database, { staff, room, checkInNow: true, ...money });
    await makeBooking(database, { staff, room, checkInDate: "2026-11-22", ...money });
    await owner`update bookings set comments = 'Late' where id = ${bookingId}`;
    const { rooms } = await gridOf(staff, "2026-11-22");
    expect(rooms[0]?.bookings.map((each) => [each.balanceCentimes, each.comments])).toEqual([
      [70_000, "Late"],
      [null, ""],
    ]);
  });

  it("FO-14 what the company pays is not owed by its guest, who may have paid ahead", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const { bookingId, booking } = await makeBooking(database, {
      staff,
      companyId,
      checkInNow: true,
      charged: 20_000,
      paid: 50_000,
    });
    const folioId = booking.folios.find(({ payer }) => payer === "Company")?.id;
    const charge = await request("POST", `/hotels/${staff.hotelId}/bookings/${bookingId}/charges`, {
      as: staff,
      body: { folioId, description: "Dinner", department: "Restaurant", amountCentimes: 120_000 },
    });
    expect(charge.status).toBe(201);
    const balance = async () => (await gridOf(staff)).rooms[0]?.bookings[0]?.balanceCentimes;
    expect(await balance()).toBe(-30_000);
    // What the desk moves to the company's folio is no longer the guest's either.
    const own = booking.folios.find(({ payer }) => payer === "Guest");
    const postingId = own?.postings.find(({ kind }) => kind === "charge")?.id;
    const move = `/hotels/${staff.hotelId}/bookings/${bookingId}/postings/${postingId}/move`;
    expect((await request("POST", move, { as: staff, body: { toFolioId: folioId } })).status).toBe(
      200,
    );
    expect(await balance()).toBe(-50_000);
  });

  it("FO-03 shows a guest who is in-house after the departure date only on the business date", async () => {
    const staff = await makeStaff(database);
    await makeBooking(database, { staff, checkInNow: true, fullName: "Overstayer" });
    await owner`update hotels set business_date = '2026-11-25' where id = ${staff.hotelId}`;
    expect(namesOf(await gridOf(staff))).toEqual([["Overstayer"]]);
    expect(namesOf(await gridOf(staff, "2026-11-26"))).toEqual([[]]);
    expect(namesOf(await gridOf(staff, "2026-11-24"))).toEqual([[]]);
  });

  it("FO-03 shows the guests who were in-house on a past day, and no ended stay on the business date", async () => {
    const { staff, bookingId } = await makeBooking(database, { fullName: "Was in", nights: 2 });
    await owner`update hotels set business_date = '2026-11-25' where id = ${staff.hotelId}`;
    await owner`update bookings set status = 'Checked-out' where id = ${bookingId}`;
    expect(namesOf(await gridOf(staff, "2026-11-22"))).toEqual([["Was in"]]);
    expect(namesOf(await gridOf(staff, "2026-11-23"))).toEqual([["Was in"]]);
    expect(namesOf(await gridOf(staff, "2026-11-24"))).toEqual([[]]);
    expect(namesOf(await gridOf(staff))).toEqual([[]]);
  });

  it.each(["Cancelled", "no-show", "Checked-out"])(
    "shows no booking that is %s",
    async (status) => {
      const { staff, bookingId } = await makeBooking(database);
      await owner`update bookings set status = ${status},
      cancelled_at = case when ${status} = 'Cancelled' then now() end,
      cancellation_reason = case when ${status} = 'Cancelled' then 'Ill' end where id = ${bookingId}`;
      expect(namesOf(await gridOf(staff))).toEqual([[]]);
    },
  );

  it("FO-04 is answered with 304 until something in the hotel has changed", async () => {
    const { staff } = await makeBooking(database);
    const address = `/hotels/${staff.hotelId}/day-grid`;
    const etag = (await request("GET", address, { as: staff })).headers.get("etag") ?? "";
    const headers = { "if-none-match": etag };
    expect((await request("GET", address, { as: staff, headers })).status).toBe(304);
  });

  it("refuses a day that does not exist", async () => {
    const staff = await makeStaff(database);
    const response = await request("GET", `/hotels/${staff.hotelId}/day-grid?date=2026-02-30`, {
      as: staff,
    });
    expect(response.status).toBe(400);
  });

  it("X-07 shows nothing of another hotel", async () => {
    const { room } = await makeBooking(database);
    const staff = await makeStaff(database);
    const grid = await gridOf(staff, calendarDate("2026-11-21"));
    expect(JSON.stringify(grid)).not.toContain(room.roomId);
    expect(grid.rooms).toEqual([]);
  });
});
