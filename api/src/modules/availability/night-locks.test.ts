import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { waiting } from "../../testing/races.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { changeNights, changeNightsQuery, type NightChange } from "./availability.queries.ts";

const { database, owner } = await openTestDatabase();

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Subplan Name"?: string;
  "Actual Rows"?: number;
  Plans?: PlanNode[];
};

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

it.each([
  ["sold", 1],
  ["given back", -1],
])("I2 nights that are %s are locked in order before one is changed", async (_, sold) => {
  const { hotelId, room } = await makeBooking(database, { nights: 5 });
  const { roomTypeId } = room;
  const span = { from: calendarDate("2026-11-21"), to: calendarDate("2026-11-26") };
  // One more room, so that one can be sold.
  await database.withHotel(hotelId, (tx) =>
    tx.execute(sql`update night_inventory set rooms = 2 where hotel_id = ${hotelId}`),
  );
  const changes = [{ ...span, roomTypeId, sold, outOfOrder: 0 }];
  const plan = await planOf(hotelId, changes);
  const locks = nodesOf(plan).filter((node) => node["Node Type"] === "LockRows");
  expect(locks.map((node) => node["Actual Rows"])).toEqual([5]);
});

it("I2 a stay's nights are found by their key, with any number of nights in the hotel", async () => {
  const { hotelId, room } = await makeBooking(database, { nights: 5 });
  await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms)
    select ${hotelId}, ${room.roomTypeId}, date '2027-01-01' + n, 9 from generate_series(1, 20000) n`;
  await owner`vacuum analyze night_inventory`;
  const span = { from: calendarDate("2027-02-01"), to: calendarDate("2027-02-06") };
  const changes = [{ ...span, roomTypeId: room.roomTypeId, sold: 1, outOfOrder: 0 }];
  const reads = nodesOf(await planOf(hotelId, changes)).filter(
    (node) => node["Relation Name"] === "night_inventory" && /Scan/.test(node["Node Type"]),
  );
  expect(reads.map((node) => node["Node Type"])).toEqual([
    expect.stringMatching(/^Index (Only )?Scan$/),
    "Index Scan",
    "Index Scan",
  ]);
});

async function planOf(hotelId: HotelId, changes: readonly NightChange[]): Promise<PlanNode> {
  const [row] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${changeNightsQuery(hotelId, changes)}`,
    ),
  );
  const plan = row?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("a statement without a plan");
  return plan;
}

it("I2 a full night that is released while another booking waits for it is sold to that booking", async () => {
  const { hotelId, room } = await makeBooking(database, { nights: 1 });
  const span = { from: calendarDate("2026-11-21"), to: calendarDate("2026-11-22") };
  const sale = { ...span, roomTypeId: room.roomTypeId, sold: 1, outOfOrder: 0 };
  const { coming } = await owner.begin(async (tx) => {
    await tx`update night_inventory set sold = 0 where hotel_id = ${hotelId}`;
    const selling = database.withHotel(hotelId, (desk) => changeNights(desk, hotelId, [sale]));
    await eventually(async () => expect(await waiting(owner)).toBe(1));
    return { coming: selling };
  });
  expect(await coming).toEqual({ missing: 0, short: null });
  expect(await owner`select sold from night_inventory where hotel_id = ${hotelId}`).toEqual([
    { sold: 1 },
  ]);
});
