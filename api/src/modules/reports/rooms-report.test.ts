import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type { RoomsReport } from "@funduq/shared-types/contracts/report-rooms";
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);

const FIRST = calendarDate("2026-11-21");
const SECOND = addDays(FIRST, 1);
const THIRD = addDays(FIRST, 2);

async function roomsOf(staff: TestStaff, from: CalendarDate, to = from): Promise<RoomsReport> {
  const path = `/hotels/${staff.hotelId}/reports/rooms?from=${from}&to=${to}`;
  const response = await request("GET", path, { as: staff });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

async function managerOf(staff: TestStaff, date: CalendarDate): Promise<ManagerReport> {
  const path = `/hotels/${staff.hotelId}/reports/manager?date=${date}`;
  return (await request("GET", path, { as: staff })).json();
}

const isClosed = (roomId: string, from: CalendarDate, to: CalendarDate) =>
  owner`update rooms set housekeeping_status = 'OutOfOrder', out_of_order_from = ${from}, out_of_order_to = ${to}
    where id = ${roomId}`;

const isOpen = (roomId: string) =>
  owner`update rooms set housekeeping_status = 'Dirty', out_of_order_from = null, out_of_order_to = null
    where id = ${roomId}`;

/**
 * Two closed days and an open one. Of four rooms one is out of order on the first two days, and one that is still
 * occupied from the first one on; on the third day one is retired, and another one is new.
 */
async function threeDays(): Promise<TestStaff> {
  const staff = await makeStaff(database);
  const room = (number: string) => makeRoom(database, staff.hotelId, { number });
  const [occupied, broken, retired] = [await room("9"), await room("101"), await room("102")];
  await room("103");
  await makeBooking(database, { staff, room: occupied, checkInNow: true, nights: 9 });
  await isClosed(occupied.roomId, FIRST, THIRD);
  await isClosed(broken.roomId, FIRST, THIRD);
  await close(staff);
  await close(staff);
  await isOpen(broken.roomId);
  await owner`update rooms set retired_from = ${THIRD} where id = ${retired.roomId}`;
  await room("104");
  return staff;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

it("REP-01 as many rooms are listed as the manager report counts, of each day and of the month", async () => {
  const staff = await threeDays();
  for (const date of [FIRST, SECOND, THIRD]) {
    const { day, month } = await managerOf(staff, date);
    for (const { from, to, figures } of [day, month]) {
      const { rooms, days } = await roomsOf(staff, from, to);
      const { rooms: counted, outOfOrder } = figures;
      expect([from, to, sum(rooms.map(({ nights }) => nights))]).toEqual([from, to, counted]);
      expect(sum(rooms.map(({ outOfOrderOn }) => outOfOrderOn.length))).toBe(outOfOrder);
      expect(sum(days.map((each) => each.rooms))).toBe(counted);
      expect(sum(days.map((each) => each.outOfOrder))).toBe(outOfOrder);
      expect(days).toHaveLength(figures.days);
    }
  }
});

it("REP-01 a closed day keeps its rooms, and which were out of order, whatever becomes of them", async () => {
  const staff = await threeDays();
  const { rooms, days } = await roomsOf(staff, FIRST, THIRD);
  expect(days).toEqual([
    { date: FIRST, rooms: 4, outOfOrder: 1 },
    { date: SECOND, rooms: 4, outOfOrder: 1 },
    { date: THIRD, rooms: 4, outOfOrder: 0 },
  ]);
  expect(rooms).toEqual([
    { number: "9", nights: 3, outOfOrderOn: [] },
    { number: "101", nights: 3, outOfOrderOn: [FIRST, SECOND] },
    { number: "102", nights: 2, outOfOrderOn: [] },
    { number: "103", nights: 3, outOfOrderOn: [] },
    { number: "104", nights: 1, outOfOrderOn: [] },
  ]);
});

it("REP-01 a day that was closed before closings kept their rooms has those of now, and the number that was counted", async () => {
  const staff = await threeDays();
  await owner`update business_days set closing = closing - 'rooms' where hotel_id = ${staff.hotelId}`;
  const { rooms, days } = await roomsOf(staff, FIRST);
  expect(days).toEqual([{ date: FIRST, rooms: 4, outOfOrder: 1 }]);
  expect(rooms.map(({ number }) => number)).toEqual(["9", "101", "102", "103", "104"]);
});

it("REP-01 X-07 another hotel's rooms are in no list", async () => {
  const staff = await makeStaff(database);
  expect(await roomsOf(staff, FIRST)).toMatchObject({ rooms: [], days: [] });
});

it.each([
  "from=2026-11-22&to=2026-11-21",
  "from=2026-11-21",
  "from=2025-11-21&to=2026-11-22",
  "figure=rooms",
])("REP-01 the rooms of '%s' are refused", async (query) => {
  const staff = await makeStaff(database);
  const path = `/hotels/${staff.hotelId}/reports/rooms?${query}`;
  expect((await request("GET", path, { as: staff })).status).toBe(400);
});
