import type { AvailabilityDays } from "@funduq/shared-types/contracts/availability";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import {
  makeHotel,
  makeRoom,
  makeRoomType,
  makeStaff,
  type TestStaff,
} from "../../testing/factories-core.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";
import { daysQuery } from "./availability-days.queries.ts";

const { database, owner, request } = await testApp();

const ask = (staff: TestStaff, from: string, to: string) =>
  request("GET", `/hotels/${staff.hotelId}/availability/days?from=${from}&to=${to}`, { as: staff });

async function days(staff: TestStaff, from: string, to: string): Promise<AvailabilityDays> {
  const response = await ask(staff, from, to);
  expect(response.status).toBe(200);
  return response.json();
}

describe("the rooms left, day by day", () => {
  it("FO-07 FO-10 are listed by type and in total; a past day has no number", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const suite = await makeRoomType(database, hotelId, { name: "Suite" });
    const double = await makeRoomType(database, hotelId, { name: "double" });
    for (const roomTypeId of [double, double, double, suite])
      await makeRoom(database, hotelId, { roomTypeId });
    const room = await makeRoom(database, hotelId, { roomTypeId: suite });
    await makeBooking(database, { staff, room, checkInDate: "2026-11-22", nights: 2 });
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, held, out_of_order)
      values (${hotelId}, ${double}, '2026-11-23', 3, 2, 1)`;
    await owner`update night_inventory set held = 1
      where room_type_id = ${suite} and night = '2026-11-23'`;

    expect(await days(staff, "2026-11-20", "2026-11-24")).toEqual({
      businessDate: "2026-11-21",
      roomTypes: [
        { id: double, name: "double", rooms: 3 },
        { id: suite, name: "Suite", rooms: 2 },
      ],
      days: [
        { date: "2026-11-20", total: null, free: null },
        { date: "2026-11-21", total: 5, free: [3, 2] },
        { date: "2026-11-22", total: 4, free: [3, 1] },
        { date: "2026-11-23", total: 0, free: [0, 0] },
        { date: "2026-11-24", total: 5, free: [3, 2] },
      ],
    });
  });

  it("FO-07 are empty for a hotel without rooms", async () => {
    const staff = await makeStaff(database);
    expect(await days(staff, "2026-11-21", "2026-11-21")).toEqual({
      businessDate: "2026-11-21",
      roomTypes: [],
      days: [{ date: "2026-11-21", total: 0, free: [] }],
    });
  });

  it("FO-10 do not include another hotel's", async () => {
    const staff = await makeStaff(database);
    const elsewhere = await makeBooking(database);
    const { roomTypes } = await days(staff, "2026-11-21", "2026-11-22");
    expect(roomTypes).toEqual([]);
    expect((await days(elsewhere.staff, "2026-11-21", "2026-11-21")).days[0]?.total).toBe(0);
  });

  it.each([
    ["2026-11-22", "2026-11-21", "booking.dates-reversed"],
    ["2026-11-01", "2027-02-02", "availability.too-many-days"],
    ["2026-02-29", "2026-03-01", "request.invalid"],
  ])("FO-08 refuses %s to %s", async (from, to, code) => {
    const staff = await makeStaff(database);
    expect(await outcomeOf(await ask(staff, from, to))).toMatchObject({ status: 400, code });
  });
});

it("FO-07 are read by index for a month of a hotel of 500 rooms, one range for each type", async () => {
  const hotelId = await makeHotel(database);
  await owner`insert into room_types (hotel_id, id, name, bed_configuration)
    select ${hotelId}, gen_random_uuid(), 'Type ' || n, 'Double' from generate_series(1, 10) n`;
  await owner`insert into floors (hotel_id, id, name, position)
    values (${hotelId}, gen_random_uuid(), 'Ground', 0)`;
  await owner`insert into rooms (hotel_id, id, floor_id, room_type_id, number)
    select t.hotel_id, gen_random_uuid(), f.id, t.id, t.name || '/' || n
    from room_types t join floors f on f.hotel_id = t.hotel_id, generate_series(1, 50) n
    where t.hotel_id = ${hotelId}`;
  await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, sold)
    select t.hotel_id, t.id, date '2026-11-21' + n, 50, n % 50
    from room_types t, generate_series(0, 729) n where t.hotel_id = ${hotelId}`;
  await owner`vacuum analyze night_inventory, rooms, room_types`;
  const span = { from: calendarDate("2026-12-01"), to: calendarDate("2026-12-31") };
  const query = daysQuery(hotelIdSchema.parse(hotelId), span);
  const [row] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ "QUERY PLAN": [{ "Execution Time": number }] }>(
      sql`explain (analyze, buffers, format json) ${query}`,
    ),
  );
  const plan = JSON.stringify(row?.["QUERY PLAN"]);
  expect(plan).toContain("night_inventory_one_per_type_and_night");
  expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name": ?"night_inventory"/);
  expect(scanned(row?.["QUERY PLAN"])).toBeLessThanOrEqual(10 * 31);
});

type PlanNode = {
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
};

/** How many rows of the night inventory the plan has read in total. */
function scanned(plan: unknown): number {
  if (typeof plan !== "object" || plan === null) return 0;
  const node = plan as PlanNode;
  const loops = node["Actual Loops"] ?? 1;
  const own =
    node["Relation Name"] === "night_inventory"
      ? ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * loops
      : 0;
  return Object.values(plan).reduce((sum: number, part) => sum + scanned(part), own);
}
