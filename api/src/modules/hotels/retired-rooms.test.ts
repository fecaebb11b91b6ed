import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { floorIdSchema, roomTypeIdSchema } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { done, refusal, setupDesk } from "../../testing/setup-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { setupOf, madeHotel, violations, book, change } = await setupDesk(api);
const { close } = nightDesk(api);

const today = calendarDate("2026-11-21");
const day = (days: number) => addDays(today, days);

async function made() {
  const hotel = await madeHotel(["101", "102"]);
  const retire = async (number: string, retiredFrom: string | null) => {
    const setup = await setupOf(hotel.hotelId);
    return change({ ...hotel, setup }, number, { retiredFrom });
  };
  const read = async (path: string) =>
    (await request("GET", `/hotels/${hotel.hotelId}/${path}`, { as: hotel.staff })).json();
  const numbersOn = async (date: string) => {
    const { rooms }: DayGrid = await read(`day-grid?date=${date}`);
    return rooms.map(({ number }) => number);
  };
  return { ...hotel, retire, read, numbersOn };
}

it("SET-07 a retired room is no longer sold from its day on, and is brought back", async () => {
  const hotel = await made();
  const { hotelId, retire, read, numbersOn } = hotel;
  await book(hotel, hotel.room("101"));
  await done(retire("102", day(2)));
  expect(await violations(hotelId)).toEqual([]);
  const nights = await owner`select rooms from night_inventory
    where hotel_id = ${hotelId} and room_type_id = ${hotel.doubleId} order by night`;
  expect(nights.map(({ rooms }) => rooms)).toEqual([2, 1]);
  expect([await numbersOn(day(1)), await numbersOn(day(2))]).toEqual([["101", "102"], ["101"]]);
  expect(await refusal(book(hotel, hotel.room("102")))).toMatchObject({
    code: "room.retired",
    params: { roomNumber: "102", retiredFrom: day(2) },
  });
  const free = await read(`availability/free-rooms?checkIn=${day(1)}&checkOut=${day(3)}`);
  expect(free.rooms).toEqual([]);
  const { days } = await read(`availability/days?from=${day(1)}&to=${day(4)}`);
  expect(days.map(({ total }: { total: number }) => total)).toEqual([1, 0, 1, 1]);
  await done(retire("102", null));
  expect(await violations(hotelId)).toEqual([]);
  expect((await book(hotel, hotel.room("102"))).status).toBe(201);
  expect(await violations(hotelId)).toEqual([]);
});

it("SET-07 SET-09 a room is not retired while bookings lie ahead: they are named", async () => {
  const hotel = await made();
  await book(hotel, hotel.room("101"));
  const answer = await refusal(hotel.retire("101", day(2)));
  expect(answer).toMatchObject({ status: 409, code: "setup.in-use", params: { name: "101" } });
  expect(answer.params.uses).toMatchObject([{ what: "bookings", count: 1 }]);
  await done(hotel.retire("101", day(3)));
  expect(await violations(hotel.hotelId)).toEqual([]);
});

it("SET-09 a room is not retired while somebody is in it, also past the departure", async () => {
  const hotel = await made();
  const room = {
    roomId: hotel.room("101"),
    roomTypeId: roomTypeIdSchema.parse(hotel.doubleId),
    floorId: floorIdSchema.parse(hotel.doubleId),
    number: "101",
  };
  await makeBooking(database, { staff: hotel.staff, room, checkInNow: true, nights: 1 });
  await owner`update hotels set business_date = ${day(1)} where id = ${hotel.hotelId}`;
  expect(await refusal(hotel.retire("101", day(1)))).toMatchObject({ code: "setup.in-use" });
  await done(hotel.retire("101", day(2)));
});

it("SET-07 a room is not retired while a group needs it, it is out of order, or in the past", async () => {
  const hotel = await made();
  const { hotelId, staff, retire } = hotel;
  expect(await refusal(retire("101", day(-1)))).toMatchObject({
    code: "room.retires-in-past",
    params: { businessDate: today },
  });
  const period = { from: day(0), to: day(5) };
  const closing = { status: "OutOfOrder", assignedTo: null, version: 1, outOfOrder: period };
  const status = `/hotels/${hotelId}/rooms/${hotel.room("102")}/housekeeping-status`;
  expect((await request("PUT", status, { as: staff, body: closing })).status).toBe(200);
  expect(await refusal(retire("102", day(3)))).toMatchObject({ code: "room.out-of-order" });
  await done(retire("102", day(5)));
  const longer = { ...closing, version: 3, outOfOrder: { from: day(0), to: day(6) } };
  expect(await refusal(request("PUT", status, { as: staff, body: longer }))).toMatchObject({
    code: "room.retired",
  });
  await makeGroup(database, {
    staff,
    blocks: [{ roomTypeId: hotel.doubleId, quantity: 1 }] as never,
  });
  expect(await refusal(retire("101", today))).toMatchObject({ code: "setup.rooms-promised" });
  expect(await violations(hotelId)).toEqual([]);
});

it("SET-07 reports count a retired room on the days before, housekeeping no longer has it", async () => {
  const hotel = await made();
  await done(hotel.retire("102", day(1)));
  await close(hotel.staff);
  await close(hotel.staff);
  const closed = await owner`select statistics from business_days
    where hotel_id = ${hotel.hotelId} order by date`;
  expect(closed.map(({ statistics }) => statistics.rooms)).toEqual([2, 1]);
  const { floors } = await hotel.read("housekeeping");
  const [floor] = floors as { rooms: { number: string }[] }[];
  expect(floor?.rooms.map(({ number }) => number)).toEqual(["101"]);
});
