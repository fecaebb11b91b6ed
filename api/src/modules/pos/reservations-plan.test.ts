import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type DiningTableId,
  hotelIdSchema,
  restaurantIdSchema,
  tableReservationIdSchema,
} from "@funduq/shared-types/values/ids";
import { beforeAll, expect, it } from "vitest";
import { explain, explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { reservationsQuery } from "./reservations.queries.ts";
import { findConflict } from "./reserved-tables.queries.ts";

const { owner, database, appUrl } = await openTestDatabase();
const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000001");
const restaurantId = restaurantIdSchema.parse("01900000-0000-7000-8000-000000000002");
const ref = { hotelId, restaurantId };
const DAYS = 300;
const A_DAY = 100;
const TABLES = 50;

/** Each table is reserved twice an evening, for three hundred days; nobody has analyzed this hotel's rows. */
beforeAll(async () => {
  await owner.unsafe(`
    insert into hotels (id, name, business_date) values ('${hotelId}', 'Hotel', '2026-11-21');
    insert into restaurants (hotel_id, id, name) values ('${hotelId}', '${restaurantId}', 'Grill');
    insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
    select '${hotelId}', md5('table' || n)::uuid, '${restaurantId}', 'T' || n, 4 from generate_series(1, ${TABLES}) n;
    insert into table_reservations (hotel_id, id, restaurant_id, guest_name, name_search, covers, starts_at, ends_at)
    select '${hotelId}', md5('r' || d || ' ' || n)::uuid, '${restaurantId}', 'Nadia', 'nadia', 4, s.at, s.at + interval '90 minutes'
    from generate_series(1, ${DAYS}) d, generate_series(1, ${A_DAY}) n,
      lateral (select timestamptz '2026-11-21 17:00Z' + d * interval '1 day' + n / ${TABLES + 1} * interval '2 hours' as at) s;
    insert into reserved_tables (hotel_id, reservation_id, table_id, restaurant_id, starts_at, ends_at, holds)
    select r.hotel_id, r.id, md5('table' || ((n - 1) % ${TABLES} + 1))::uuid, r.restaurant_id, r.starts_at, r.ends_at, r.holds
    from generate_series(1, ${DAYS}) d cross join generate_series(1, ${A_DAY}) n
    join table_reservations r on r.id = md5('r' || d || ' ' || n)::uuid`);
}, 60_000);

const date = calendarDate("2027-03-01");
const timeZone = "Africa/Algiers";

it("POS-02 X-03 a day's list reads only that day's reservations among 30 000", async () => {
  const plan = await database.withHotel(hotelId, (tx) =>
    explain(tx, reservationsQuery(ref, { date, timeZone })),
  );
  expect(plan.readWhole).toEqual([]);
  expect(plan.reads("table_reservations").rows).toBe(A_DAY);
  expect(plan.reads("reserved_tables").rows).toBe(A_DAY);
  expect(plan.buffers).toBeLessThan(20 * A_DAY);
});

it("POS-02 X-03 whether a table is taken is read from few rows", async () => {
  const [table] = await owner<{ id: string }[]>`select id from dining_tables limit 1`;
  const other = { ...ref, reservationId: tableReservationIdSchema.parse(crypto.randomUUID()) };
  const span = { startsAt: "2027-03-01T18:00:00Z", endsAt: "2027-03-01T20:00:00Z" };
  const tableIds = [table?.id as DiningTableId];
  const plan = await explainWork(appUrl, hotelId, (tx) =>
    findConflict(tx, other, tableIds, span, timeZone),
  );
  expect(plan.buffers).toBeLessThan(100);
});
