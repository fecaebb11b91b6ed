import { randomUUID } from "node:crypto";
import {
  posTerminalIdSchema,
  restaurantIdSchema,
  type ShiftId,
  shiftIdSchema,
} from "@funduq/shared-types/values/ids";
import { beforeAll, expect, it } from "vitest";
import type { HotelTx } from "../../platform/db/database.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { posDesk } from "../../testing/pos-desk.ts";
import { explainWork } from "../../testing/query-plan.ts";
import { testApp } from "../../testing/test-app.ts";
import { findOpenShift, findShiftReport } from "./shift-reports.queries.ts";

const api = await testApp();
const { owner, database, appUrl } = api;
const { staff, id, terminalId } = await posDesk(api).open(await makeStaff(database));
const { hotelId } = staff;
const terminal = {
  hotelId,
  restaurantId: restaurantIdSchema.parse(id),
  terminalId: posTerminalIdSchema.parse(terminalId),
};
const SHIFTS = 1_000;
const SALES_OF_SHIFT = 20;
const VOIDS_OF_SHIFT = 5;
const middle: ShiftId = shiftIdSchema.parse(randomUUID());

/** A thousand evenings of a terminal, the last of which is open, with sales, lines, payments and voids. */
beforeAll(async () => {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into pos_shifts (hotel_id, id, restaurant_id, terminal_id, number, business_date, opened_at, closed_at,
        counted_centimes, expected_centimes)
      select ${hotelId}, case when n = ${SHIFTS / 2}::int then ${middle}::uuid else md5('shift.' || n)::uuid end, ${id},
        ${terminalId}, n, date '2026-11-21' - (${SHIFTS}::int - n), e.evening,
        case when n < ${SHIFTS}::int then e.evening + interval '5 hours' end,
        case when n < ${SHIFTS}::int then 0 end, case when n < ${SHIFTS}::int then 0 end
      from generate_series(1, ${SHIFTS}::int) n,
        lateral (select timestamptz '2026-11-21 18:00Z' - (${SHIFTS}::int - n) * interval '1 day' as evening) e`;
    await tx`insert into bill_voids (hotel_id, id, restaurant_id, bill_id, bill_name, name, quantity, price_centimes, reason,
        business_date, voided_at)
      select ${hotelId}, gen_random_uuid(), ${id}, gen_random_uuid(), 'Bill 1', 'Tea', 1, 100, 'Spilt', s.business_date,
        s.opened_at + n * interval '1 minute'
      from pos_shifts s, generate_series(1, ${VOIDS_OF_SHIFT}::int) n where s.hotel_id = ${hotelId}`;
    await tx`insert into sales (hotel_id, id, restaurant_id, client_operation_id, bill_id, year, month, number, table_name,
        total_centimes, business_date, terminal_id, shift_id)
      select ${hotelId}, md5('sale.' || s.number || '.' || n)::uuid, ${id}, gen_random_uuid(), gen_random_uuid(),
        extract(year from s.business_date)::int, extract(month from s.business_date)::int,
        s.number * ${SALES_OF_SHIFT}::int + n, 'T1', 100, s.business_date, ${terminalId}, s.id
      from pos_shifts s, generate_series(1, ${SALES_OF_SHIFT}::int) n where s.hotel_id = ${hotelId}`;
    await tx`insert into sale_lines (hotel_id, sale_id, position, name, price_centimes, quantity)
      select ${hotelId}, s.id, p, 'Tea', 50, 1 from sales s, generate_series(1, 2) p where s.hotel_id = ${hotelId}`;
    await tx`insert into sale_payments (hotel_id, sale_id, position, method, amount_centimes)
      select ${hotelId}, s.id, 1, 'Cash', 100 from sales s where s.hotel_id = ${hotelId}`;
  });
  await owner`analyze pos_shifts, bill_voids, sales, sale_lines, sale_payments`;
}, 60_000);

const reports: [string, (tx: HotelTx) => Promise<unknown>][] = [
  ["the X report", (tx) => findOpenShift(tx, terminal)],
  ["an earlier Z report", (tx) => findShiftReport(tx, { ...terminal, shiftId: middle })],
];

it.each(reports)("POS-14 X-03 %s reads its own shift among a thousand", async (_, work) => {
  const plan = await explainWork(appUrl, hotelId, work);
  const growing = ["pos_shifts", "bill_voids", "sales", "sale_lines", "sale_payments"];
  expect(plan.readWhole.filter((table) => growing.includes(table))).toEqual([]);
  expect(plan.reads("bill_voids").rows).toBe(VOIDS_OF_SHIFT);
  expect(plan.reads("pos_shifts").rows).toBeLessThanOrEqual(2);
});
