import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { changeNightsQuery } from "./availability.queries.ts";

const { database } = await openTestDatabase();

type PlanNode = {
  "Node Type": string;
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
  // A room more, so that there is one to sell.
  await database.withHotel(hotelId, (tx) =>
    tx.execute(sql`update night_inventory set rooms = 2 where hotel_id = ${hotelId}`),
  );
  const changes = [{ ...span, roomTypeId, sold, outOfOrder: 0 }];
  const [row] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${changeNightsQuery(hotelId, changes)}`,
    ),
  );
  const plan = row?.["QUERY PLAN"][0].Plan;
  const locks = plan ? nodesOf(plan).filter((node) => node["Node Type"] === "LockRows") : [];
  expect(locks.map((node) => node["Actual Rows"])).toEqual([5]);
});
