import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

const ask = (staff: TestStaff, query: Record<string, string>) =>
  request("GET", `/hotels/${staff.hotelId}/availability/free-rooms?${new URLSearchParams(query)}`, {
    as: staff,
  });

async function free(staff: TestStaff, checkIn: string, checkOut: string, roomTypeId?: string) {
  const response = await ask(staff, { checkIn, checkOut, ...(roomTypeId && { roomTypeId }) });
  expect(response.status).toBe(200);
  const { rooms }: FreeRoomList = await response.json();
  return rooms.map(({ number }) => number);
}

describe("free rooms", () => {
  it("FO-09 are those that are free on every night of the stay", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId, { number: "9" });
    await makeRoom(database, staff.hotelId, { number: "10" });
    await makeBooking(database, { staff, room, checkInDate: "2026-11-23", nights: 2 });

    expect(await free(staff, "2026-11-22", "2026-11-24")).toEqual(["10"]);
    expect(await free(staff, "2026-11-24", "2026-11-26")).toEqual(["10"]);
    expect(await free(staff, "2026-11-21", "2026-11-23")).toEqual(["9", "10"]);
    expect(await free(staff, "2026-11-25", "2026-11-26")).toEqual(["9", "10"]);
    expect(await free(staff, "2026-11-25", "2026-11-26", room.roomTypeId)).toEqual(["9"]);
  });

  it("FO-09 say which room is still occupied by a guest who leaves today", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId, { number: "1" });
    await makeRoom(database, staff.hotelId, { number: "2" });
    await makeBooking(database, { staff, room, checkInNow: true });
    await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
    const response = await ask(staff, { checkIn: "2026-11-22", checkOut: "2026-11-23" });
    const { rooms }: FreeRoomList = await response.json();
    expect(rooms.map(({ number, occupiedNow }) => [number, occupiedNow])).toEqual([
      ["2", false],
      ["1", true],
    ]);
  });

  it("FO-09 begin with those that a guest can move into today, each part by number; of a later day all by number", async () => {
    const staff = await makeStaff(database);
    for (const number of ["10", "9", "8", "7"]) await makeRoom(database, staff.hotelId, { number });
    await owner`update rooms set housekeeping_status = 'Inspected'
      where hotel_id = ${staff.hotelId} and number = '10'`;
    await owner`update rooms set housekeeping_status = 'Dirty'
      where hotel_id = ${staff.hotelId} and number = '7'`;
    await owner`update rooms set housekeeping_status = 'CleaningInProgress'
      where hotel_id = ${staff.hotelId} and number = '8'`;
    expect(await free(staff, "2026-11-21", "2026-11-24")).toEqual(["9", "10", "7", "8"]);
    expect(await free(staff, "2026-11-22", "2026-11-24")).toEqual(["7", "8", "9", "10"]);
  });

  it("HK-02 do not include a room that is out of order on one of the nights", async () => {
    const staff = await makeStaff(database);
    const { roomId } = await makeRoom(database, staff.hotelId, { number: "1" });
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-11-23', out_of_order_to = '2026-11-25' where id = ${roomId}`;
    expect(await free(staff, "2026-11-22", "2026-11-24")).toEqual([]);
    expect(await free(staff, "2026-11-21", "2026-11-23")).toEqual(["1"]);
    expect(await free(staff, "2026-11-25", "2026-11-27")).toEqual(["1"]);
  });

  it("FO-10 do not include types whose last units are held for groups", async () => {
    const staff = await makeStaff(database);
    const { roomTypeId } = await makeRoom(database, staff.hotelId, { number: "1" });
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, held)
      values (${staff.hotelId}, ${roomTypeId}, '2026-11-23', 1, 1)`;
    expect(await free(staff, "2026-11-22", "2026-11-24")).toEqual([]);
    expect(await free(staff, "2026-11-24", "2026-11-25")).toEqual(["1"]);
  });

  it("FO-09 FO-10 have the number of units of their type left to sell, without those held for groups", async () => {
    const staff = await makeStaff(database);
    const { roomTypeId } = await makeRoom(database, staff.hotelId, { number: "1" });
    await makeRoom(database, staff.hotelId, { number: "2", roomTypeId });
    await makeRoom(database, staff.hotelId, { number: "3", roomTypeId });
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, held)
      values (${staff.hotelId}, ${roomTypeId}, '2026-11-23', 3, 2), (${staff.hotelId}, ${roomTypeId}, '2026-11-24', 3, 1)`;
    const left = async (checkIn: string, checkOut: string) => {
      const { rooms } = (await (await ask(staff, { checkIn, checkOut })).json()) as FreeRoomList;
      return rooms.map(({ leftOfType }) => leftOfType);
    };
    expect(await left("2026-11-23", "2026-11-25")).toEqual([1, 1, 1]);
    expect(await left("2026-11-24", "2026-11-26")).toEqual([2, 2, 2]);
    expect(await left("2026-11-26", "2026-11-27")).toEqual([null, null, null]);
  });

  it.each([
    ["booking.dates-reversed", "2026-11-24", "2026-11-24"],
    ["booking.check-in-past", "2026-11-20", "2026-11-24"],
    ["booking.too-long", "2026-11-22", "2028-01-01"],
    ["booking.too-far", "2028-11-20", "2028-11-22"],
  ])("FO-08 answers %s to %s → %s", async (code, checkIn, checkOut) => {
    const staff = await makeStaff(database);
    const response = await ask(staff, { checkIn, checkOut });
    expect([response.status, (await response.json()).code]).toEqual([400, code]);
  });

  it("X-07 are only those of the own hotel", async () => {
    const elsewhere = await makeStaff(database);
    const { roomTypeId } = await makeRoom(database, elsewhere.hotelId);
    const staff = await makeStaff(database);
    expect(await free(staff, "2026-11-22", "2026-11-24")).toEqual([]);
    expect(await free(staff, "2026-11-22", "2026-11-24", roomTypeId)).toEqual([]);
  });
});

it("nights beyond the stored inventory are inserted when they are sold", async () => {
  const { hotelId, room } = await makeBooking(database, { checkInDate: "2028-11-01", nights: 3 });
  const nights = await owner`select rooms, sold from night_inventory
    where hotel_id = ${hotelId} and room_type_id = ${room.roomTypeId}`;
  expect(nights).toEqual(Array.from({ length: 3 }, () => ({ rooms: 1, sold: 1 })));
});
