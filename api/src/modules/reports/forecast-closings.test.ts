import { type Forecast, KEPT_NIGHTS } from "@funduq/shared-types/contracts/report-forecast";
import { roomsOnBooks } from "@funduq/shared-types/rules/report-forecast";
import { expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeHouse, type TestStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);
const { step, current } = bookingSteps(api);

async function forecast(staff: TestStaff, query: string): Promise<Forecast> {
  const response = await request("GET", `/hotels/${staff.hotelId}/reports/forecast${query}`, {
    as: staff,
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** Each night: the rooms on the books, and their change since the closing. */
const rooms = ({ days }: Forecast) =>
  days.map((day) => [roomsOnBooks(day), day.before && roomsOnBooks(day) - day.before.rooms]);

const send = async (made: TestBooking, path: string, body: object) => {
  const { version } = await current(made);
  const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}/${path}`;
  expect((await request("POST", at, { as: made.staff, body: { version, ...body } })).status).toBe(
    200,
  );
};

it("REP-01 NA-03 a hotel eight days behind closes day after day: each closing keeps its books, and the pickup counts closings", async () => {
  const { staff, rooms: doors } = await makeHouse(database, 4);
  await makeBooking(database, { staff, room: doors[0], checkInNow: true, nights: 12 });
  // Nobody comes for this one: the closing of the 22nd makes it a no-show.
  await makeBooking(database, { staff, room: doors[1], checkInDate: "2026-11-22", nights: 10 });
  await close(staff);
  await close(staff);
  await makeBooking(database, { staff, room: doors[2], checkInDate: "2026-12-01", nights: 2 });
  for (let day = 23; day <= 28; day += 1) await close(staff);

  const kept = await owner`
    select business_date::text as closed, count(*)::int as nights, min(stay_date - business_date)::int as first,
      max(stay_date - business_date)::int as last
    from books_on_day where hotel_id = ${staff.hotelId} group by 1 order by 1`;
  expect(kept.map(({ closed }) => closed)).toEqual(
    [21, 22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}`),
  );
  for (const { nights, first, last } of kept)
    expect([nights, first, last]).toEqual([KEPT_NIGHTS, 1, KEPT_NIGHTS]);

  const ahead = await forecast(staff, "?days=5&pickup=7");
  expect(ahead).toMatchObject({ businessDate: "2026-11-29", since: "2026-11-22" });
  // The guest of room 1 leaves on 3 December; the booking of the 23rd came in for the 1st and 2nd.
  expect(rooms(ahead)).toEqual([
    [1, 0],
    [1, 0],
    [2, 1],
    [2, 1],
    [0, 0],
  ]);
  // Seen from the closing of the 21st, the no-show's nights up to 1 December were given up.
  expect(rooms(await forecast(staff, "?days=4&pickup=8"))).toEqual([
    [1, -1],
    [1, -1],
    [2, 0],
    [2, 1],
  ]);
  expect(rooms(await forecast(staff, "?days=1&pickup=9"))).toEqual([[1, null]]);
});

it("REP-01 a stay that is extended after a closing is picked up, one that ends early and one that is cancelled are lost", async () => {
  const { staff, rooms: doors } = await makeHouse(database, 4);
  const longer = await makeBooking(database, {
    staff,
    room: doors[0],
    checkInNow: true,
    nights: 2,
  });
  const shorter = await makeBooking(database, {
    staff,
    room: doors[1],
    checkInDate: "2026-11-23",
    nights: 3,
  });
  const cancelled = await makeBooking(database, {
    staff,
    room: doors[2],
    checkInDate: "2026-11-23",
  });
  await close(staff);
  await send(longer, "dates", { checkInDate: "2026-11-21", checkOutDate: "2026-11-25" });
  await send(shorter, "dates", { checkInDate: "2026-11-23", checkOutDate: "2026-11-24" });
  const booking = await current(cancelled);
  const reason = { reason: "Of the test" };
  expect((await step({ ...cancelled, booking }, "cancel", reason)).status).toBe(200);
  expect(rooms(await forecast(staff, "?days=5&pickup=1"))).toEqual([
    [1, 0],
    [2, 0],
    [1, 0],
    [0, -1],
    [0, 0],
  ]);
});

it("REP-01 day use and a guest who should have left count on no night; a night before the open day is never told", async () => {
  const { staff, rooms: doors } = await makeHouse(database, 3);
  const dayUse = await makeBooking(database, { staff, room: doors[0], checkInNow: true });
  await makeBooking(database, { staff, room: doors[1], checkInNow: true });
  expect(rooms(await forecast(staff, "?days=1"))).toEqual([[2, null]]);
  expect((await step(dayUse, "check-out")).status).toBe(200);
  expect(rooms(await forecast(staff, "?days=1"))).toEqual([[1, null]]);
  await close(staff);
  // The other guest was to leave on the 22nd, and is still in the room.
  const overdue = await forecast(staff, "?days=2&pickup=1");
  expect(overdue.days.map(({ date }) => date)).toEqual(["2026-11-22", "2026-11-23"]);
  expect(rooms(overdue)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
