import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type BillId,
  type DiningTableId,
  hotelIdSchema,
  restaurantIdSchema,
  type TableReservationId,
  tableReservationIdSchema,
} from "@funduq/shared-types/values/ids";
import { beforeAll, expect, it } from "vitest";
import type { HotelTx } from "../../platform/db/database.ts";
import { explain, explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { selectBillsOfGuests, selectNextBills } from "./bill-reservations.queries.ts";
import { reservationsQuery, selectReservationsOfBill } from "./reservations.queries.ts";
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
    join table_reservations r on r.id = md5('r' || d || ' ' || n)::uuid;
    insert into open_bills (hotel_id, id, restaurant_id, name)
    select '${hotelId}', md5('bill' || n)::uuid, '${restaurantId}', 'Bill ' || n from generate_series(1, 50) n;
    update table_reservations set state = 'seated', bill_id = md5('bill1')::uuid,
      first_bill_id = md5('bill1')::uuid, seated_at = '2027-03-01 18:00Z'
    where id = md5('r100 1')::uuid;
    insert into bill_operations (hotel_id, id, bill_id, to_bill_id, done_at)
    select '${hotelId}', md5('o' || n)::uuid, md5('bill' || n)::uuid, md5('bill' || n + 1)::uuid, '2027-03-01 19:00Z'
    from generate_series(1, 3) n;
    insert into bill_operations (hotel_id, id, bill_id, to_bill_id)
    select '${hotelId}', md5('of others' || n)::uuid, md5('other' || n)::uuid, md5('other' || n + 1)::uuid
    from generate_series(1, 20000) n`);
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

it("POS-02 POS-10 X-03 what a bill's guests go on with is read from few rows, however many were reserved and split", async () => {
  const [bill] = await owner<{ id: BillId }[]>`
    select bill_id as id from table_reservations where state = 'seated'`;
  const billRef = { ...ref, billId: bill?.id as BillId };
  const [guests] = await database.withHotel(hotelId, (tx) => selectReservationsOfBill(tx, billRef));
  const guestsRef = { ...ref, reservationId: guests?.id as TableReservationId };
  const reached = await database.withHotel(hotelId, (tx) => selectBillsOfGuests(tx, guestsRef));
  expect(reached).toHaveLength(4);
  for (const work of [
    (tx: HotelTx) => selectReservationsOfBill(tx, billRef),
    (tx: HotelTx) => selectBillsOfGuests(tx, guestsRef),
    (tx: HotelTx) => selectNextBills(tx, billRef),
  ]) {
    const plan = await explainWork(appUrl, hotelId, work);
    expect(plan.readWhole).not.toContain("table_reservations");
    expect(plan.readWhole).not.toContain("bill_operations");
    expect(plan.buffers).toBeLessThan(100);
  }
});
