import { type Forecast, KEPT_NIGHTS } from "@funduq/shared-types/contracts/report-forecast";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeHouse, makeRoomType, type TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);
const { step, current } = bookingSteps(api);
const groups = groupDesk(api);

const ask = (staff: TestStaff, query = "") =>
  request("GET", `/hotels/${staff.hotelId}/reports/forecast${query}`, { as: staff });

async function forecast(staff: TestStaff, query = ""): Promise<Forecast> {
  const response = await ask(staff, query);
  expect(response.status).toBe(200);
  return response.json();
}

/** Each night: rooms, out of order, reserved, in house, held, and the revenue in dinars. */
const nights = ({ days }: Forecast) =>
  days.map(({ rooms, outOfOrder, reserved, inHouse, held, revenueCentimes }) => [
    ...[rooms, outOfOrder, reserved, inHouse, held],
    revenueCentimes / 100,
  ]);

/** Each night: the change of rooms, and of revenue in dinars. */
const pickup = ({ days }: Forecast) =>
  days.map(
    ({ reserved, inHouse, held, revenueCentimes, before }) =>
      before && [
        reserved + inHouse + held - before.rooms,
        (revenueCentimes - before.revenueCentimes) / 100,
      ],
  );

/**
 * Four rooms, at 9.000 a night. 21 November: a guest in house for three nights; one expected on the 22nd for two, one
 * on the 23rd for two; a group holds a room on the 22nd and 23rd for 8.000; the fourth room is closed on the 24th and 25th.
 */
async function fourRooms() {
  const { staff, roomTypeId, rooms } = await makeHouse(database, 4);
  const [first, second, third, fourth] = rooms;
  if (!first || !second || !third || !fourth) throw new Error("four rooms");
  const inHouse = await makeBooking(database, { staff, room: first, checkInNow: true, nights: 3 });
  await makeBooking(database, { staff, room: second, checkInDate: "2026-11-22", nights: 2 });
  const late = { staff, room: third, checkInDate: "2026-11-23", nights: 2 };
  const cancelled = await makeBooking(database, late);
  await groups.made(staff, [newBlock(roomTypeId)]);
  await owner`update group_blocks set rate_centimes = 800000 where hotel_id = ${staff.hotelId}`;
  await owner`update rooms set out_of_order_from = '2026-11-24', out_of_order_to = '2026-11-26',
    housekeeping_status = 'OutOfOrder' where id = ${fourth.roomId}`;
  return { staff, roomTypeId, rooms, inHouse, cancelled };
}

it("REP-01 the nights ahead: rooms, out of order, reserved, in house and held by groups, at their rates", async () => {
  const { staff } = await fourRooms();
  const report = await forecast(staff, "?days=6");
  expect(nights(report)).toEqual([
    [4, 0, 0, 1, 0, 9_000],
    [4, 0, 1, 1, 1, 26_000],
    [4, 0, 2, 1, 1, 35_000],
    [4, 1, 1, 0, 0, 9_000],
    [4, 1, 0, 0, 0, 0],
    [4, 0, 0, 0, 0, 0],
  ]);
  expect(report).toMatchObject({ businessDate: "2026-11-21", since: "2026-11-14" });
});

it("REP-01 the pickup is the change since a closing: a booking that is cancelled later takes one room away", async () => {
  const { staff, cancelled, rooms } = await fourRooms();
  const before = await forecast(staff, "?days=1&pickup=1");
  expect([before.keptFrom, pickup(before)]).toEqual([null, [null]]);
  await close(staff);
  expect(pickup(await forecast(staff, "?days=3&pickup=1"))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);

  const booking = await current(cancelled);
  const reason = { reason: "Of the test" };
  expect((await step({ ...cancelled, booking }, "cancel", reason)).status).toBe(200);
  const [first] = rooms;
  await makeBooking(database, { staff, room: first, checkInDate: "2026-11-25" });
  const report = await forecast(staff, "?days=5&pickup=1");
  expect(report).toMatchObject({ since: "2026-11-21", keptFrom: "2026-11-21" });
  expect(pickup(report)).toEqual([
    [0, 0],
    [-1, -9_000],
    [-1, -9_000],
    [1, 9_000],
    [0, 0],
  ]);
  // The books of a week ago were not kept: nothing is said of them, and nothing is zero.
  const aWeek = await forecast(staff, "?days=2&pickup=7");
  expect([aWeek.keptFrom, pickup(aWeek)]).toEqual(["2026-11-21", [null, null]]);
});

it("REP-01 each closing keeps the nights that the longest forecast needs after the longest pickup", async () => {
  const { staff } = await fourRooms();
  await close(staff);
  const kept = await owner`
    select min(stay_date)::text as first, max(stay_date)::text as last, count(*)::int as nights
    from books_on_day where hotel_id = ${staff.hotelId}`;
  expect([...kept]).toEqual([{ first: "2026-11-22", last: "2027-06-19", nights: KEPT_NIGHTS }]);
  await owner`update hotels set business_date = '2026-12-21' where id = ${staff.hotelId}`;
  const { days } = await forecast(staff, "?days=180&pickup=30");
  expect(days.filter(({ before }) => before === null)).toEqual([]);
});

it("REP-01 BK-05 a rate that changes counts for the nights to come; tonight's counts as it was charged", async () => {
  const { staff, inHouse } = await fourRooms();
  const revenue = async (query: string) =>
    nights(await forecast(staff, query)).map((figures) => figures.at(-1));
  const body = { totalCentimes: NIGHTLY_RATE + NIGHTLY_RATE / 50 };
  const at = `/hotels/${staff.hotelId}/bookings/${inHouse.bookingId}/room-charges`;
  expect((await request("POST", at, { as: staff, body })).status).toBe(201);
  await owner`update bookings set rate_centimes = 1000000 where id = ${inHouse.bookingId}`;
  expect(await revenue("?days=3")).toEqual([9_000, 27_000, 36_000]);
  await close(staff);
  await owner`update bookings set rate_centimes = 1100000, earlier_nights = 1,
    earlier_centimes = ${NIGHTLY_RATE} where id = ${inHouse.bookingId}`;
  expect(await revenue("?days=2")).toEqual([28_000, 37_000]);
});

it("REP-01 SET-09 a retired room leaves the rooms on its day; a released group leaves the books", async () => {
  const { staff, rooms } = await fourRooms();
  await owner`update rooms set retired_from = '2026-11-23', housekeeping_status = 'Dirty',
    out_of_order_from = null, out_of_order_to = null where id = ${rooms[3]?.roomId ?? ""}`;
  await owner`update group_blocks set released_from = '2026-11-23' where hotel_id = ${staff.hotelId}`;
  const report = await forecast(staff, "?days=5");
  expect(report.days.map(({ rooms: all }) => all)).toEqual([4, 4, 3, 3, 3]);
  expect(report.days.map(({ held }) => held)).toEqual([0, 1, 0, 0, 0]);
});

it("REP-01 GRP-08 a unit that became a booking is reserved, no longer held", async () => {
  const { staff, rooms, roomTypeId } = await fourRooms();
  const block = newBlock(roomTypeId, {
    checkInDate: calendarDate("2026-11-28"),
    checkOutDate: calendarDate("2026-11-29"),
    quantity: 2,
  });
  const group = await groups.made(staff, [block], { name: "Second" });
  const [first] = rooms;
  if (!first) throw new Error("four rooms");
  expect((await groups.assign(staff, group, blockOf(group), first)).status).toBe(201);
  const report = await forecast(staff, "?days=8");
  expect(nights(report).at(-1)).toEqual([4, 0, 1, 0, 1, 18_000]);
});

it("REP-01 stands beside the same date of a year before, where that was closed", async () => {
  const { staff } = await fourRooms();
  const statistics = { rooms: 4, outOfOrder: 1, sold: 2, roomRevenueCentimes: 1_500_000 };
  await owner`insert into business_days (hotel_id, date, statistics)
    values (${staff.hotelId}, '2025-11-22', ${owner.json(statistics)})`;
  const { days } = await forecast(staff, "?days=3");
  expect(days.map(({ lastYear }) => lastYear)).toEqual([
    null,
    { ...statistics, dayUseRevenueCentimes: 0 },
    null,
  ]);
});

it("REP-01 is of 90 nights unless asked, and the same for a hotel without rooms", async () => {
  const { staff } = await fourRooms();
  expect((await forecast(staff)).days).toHaveLength(90);
  const empty = await makeHouse(database, 0);
  await makeRoomType(database, empty.staff.hotelId);
  const [first] = (await forecast(empty.staff, "?days=1")).days;
  expect(first).toMatchObject({ rooms: 0, outOfOrder: 0, revenueCentimes: 0 });
});

it.each(["?days=0", "?days=181", "?days=1.5", "?days=abc", "?pickup=0", "?pickup=31", "?to=1"])(
  "REP-01 refuses %s",
  async (query) => {
    const { staff } = await makeHouse(database, 0);
    expect(await outcomeOf(await ask(staff, query))).toMatchObject({
      status: 400,
      code: "request.invalid",
    });
  },
);

it("REP-01 the database keeps no night twice, none of the past, and nothing of a day that is open", async () => {
  const { staff } = await fourRooms();
  await close(staff);
  const keep = (businessDate: string, stayDate: string, booked = 1) => owner`
    insert into books_on_day (hotel_id, business_date, stay_date, booked, held, revenue_centimes)
    values (${staff.hotelId}, ${businessDate}, ${stayDate}, ${booked}, 0, 0)`;
  await expect(keep("2026-11-21", "2026-11-22")).rejects.toThrow("have_a_stay_date_once");
  await expect(keep("2026-11-21", "2026-11-21")).rejects.toThrow("are_of_coming_nights");
  await expect(keep("2026-11-22", "2026-11-23")).rejects.toThrow("are_of_a_closed_day");
  await expect(keep("2026-11-21", "2028-01-01", -1)).rejects.toThrow("are_not_negative");
});
