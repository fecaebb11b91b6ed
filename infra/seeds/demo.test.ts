import { openTestDatabase } from "@funduq/api/testing/test-db";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { demoAccounts, seedDemo } from "./demo.ts";
import { demoHotel } from "./hotel-plans.ts";
import { collectRows } from "./hotel-rows.ts";
import { planDemoHotel } from "./plan-hotel.ts";
import { seededRandom } from "./random.ts";
import { seedContext } from "./seed-context.ts";

const now = new Date("2026-11-21T09:00:00Z");
const { database, owner, ownerUrl } = await openTestDatabase();

it("X-07 makes two hotels in which everything adds up", async () => {
  expect(await seedDemo({ ownerUrl, now })).toBe(true);
  const hotels = await owner<{ id: HotelId }[]>`select id from hotels`;
  expect(hotels).toHaveLength(2);
  for (const { id } of hotels) {
    const violations = await database.withHotel(id, (tx) =>
      tx.execute(sql`select * from check_invariants(${id})`),
    );
    expect([...violations]).toEqual([]);
  }
});

it("AUTH-01 has an account for each role, and does not fill an installation twice", async () => {
  expect(await seedDemo({ ownerUrl, now })).toBe(false);
  const users = await owner<{ email: string }[]>`select email from users`;
  expect(users.map(({ email }) => email).sort()).toEqual([...demoAccounts].sort());
});

it("is a house in full use: every status, debtors, invoices, open bills, a group, a room in repair", async () => {
  const statuses = await owner`select distinct status from bookings`;
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    "Cancelled",
    "Checked-in",
    "Checked-out",
    "Confirmed",
    "Reserved",
    "no-show",
  ]);
  for (const table of ["company_transfers", "invoices", "payments", "open_bills", "group_blocks"]) {
    const [row] = await owner`select count(*)::int as rows from ${owner(table)}`;
    expect(row?.rows, table).toBeGreaterThan(0);
  }
  const [repair] =
    await owner`select count(*)::int as rooms from rooms where housekeeping_status = 'OutOfOrder'`;
  expect(repair?.rooms).toBe(2);
});

it("is the same hotel for the same seed and day, and another one for another seed", () => {
  const plan = (seed: number) => {
    const rows = collectRows("00000000-0000-7000-8000-000000000001");
    const context = seedContext(rows, seededRandom(seed), calendarDate("2026-11-21"), "desk");
    planDemoHotel(context, demoHotel);
    return JSON.stringify(rows.of("bookings"));
  };
  expect(plan(7)).toBe(plan(7));
  expect(plan(7)).not.toBe(plan(8));
});
