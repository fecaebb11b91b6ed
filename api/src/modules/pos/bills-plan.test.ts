import {
  type BillId,
  billIdSchema,
  billLineIdSchema,
  hotelIdSchema,
  kitchenTicketIdSchema,
  restaurantIdSchema,
  saleIdSchema,
} from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import type { HotelTx } from "../../platform/db/database.ts";
import { openBillDesk } from "../../testing/bill-desk.ts";
import { explainWork } from "../../testing/query-plan.ts";
import { testApp } from "../../testing/test-app.ts";
import { countOperations } from "./bill-operations.queries.ts";
import { findSaleOfLines, selectReachedBills } from "./bill-rests.queries.ts";
import {
  lockTicketLines,
  moveTickets,
  setTicketsServed,
  voidTicketLines,
} from "./bill-tickets.queries.ts";
import { findSaleOfBill, lockBillRows, selectBills, selectBillsOf } from "./bills.queries.ts";
import { findIdInUse } from "./recorded-sales.queries.ts";

const api = await testApp();
const { owner, appUrl } = api;
const desk = await openBillDesk(api);
const { hotelId } = desk.waiter;
const TICKETS = 20_000;
const tea = desk.tea({ quantity: 2 });
const billId: BillId = billIdSchema.parse(
  await desk.openWith([tea, { kind: "fired", course: null }]),
);
const ref = { hotelId, restaurantId: restaurantIdSchema.parse(desk.restaurantId), billId };
const lineId = billLineIdSchema.parse(tea.lineId);
const ticketId = kitchenTicketIdSchema.parse(uuidv7());

/** Ninety days of a busy restaurant: what the kitchen did and half of the time did not mark as done, operations and sales. */
beforeAll(async () => {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into kitchen_tickets (hotel_id, id, restaurant_id, bill_id, bill_name, course, fired_at, done_at)
      select ${hotelId}, md5('ticket.' || n)::uuid, ${desk.restaurantId}, md5('bill.' || n / 3)::uuid, 'Bill 1', 1,
        timestamptz '2026-11-21' - (${TICKETS}::int - n) * interval '6 minutes',
        timestamptz '2026-11-21' - (${TICKETS}::int - n) * interval '6 minutes'
      from generate_series(1, ${TICKETS}::int) n`;
    await tx`update kitchen_tickets set done_at = null where hotel_id = ${hotelId} and bill_name = 'Bill 1'
      and fired_at < '2026-11-20' and get_byte(uuid_send(id), 0) % 2 = 0`;
    await tx`insert into kitchen_ticket_lines (hotel_id, ticket_id, position, line_id, name, quantity)
      select ${hotelId}, md5('ticket.' || n)::uuid, p, gen_random_uuid(), 'Tea', 1
      from generate_series(1, ${TICKETS}::int) n, generate_series(1, 3) p`;
    await tx`insert into bill_operations (hotel_id, id, bill_id, to_bill_id)
      select ${hotelId}, gen_random_uuid(), gen_random_uuid(), case when n % 20 = 0 then gen_random_uuid() end
      from generate_series(1, ${TICKETS}::int) n`;
    await tx`insert into sales (hotel_id, id, restaurant_id, client_operation_id, bill_id, year, month, number,
        table_name, total_centimes, business_date)
      select ${hotelId}, gen_random_uuid(), ${desk.restaurantId}, gen_random_uuid(), gen_random_uuid(), 2026, 10, n,
        'T1', 100, '2026-10-01' from generate_series(1, ${TICKETS}::int) n`;
  });
  await owner`analyze kitchen_tickets, kitchen_ticket_lines, bill_operations, sales, open_bills, open_bill_lines`;
}, 60_000);

const statements: [string, (tx: HotelTx) => Promise<unknown>][] = [
  ["the list of bills", (tx) => selectBills(tx, ref)],
  [
    "one bill",
    (tx) => lockBillRows(tx, ref, [billId]).then(() => selectBillsOf(tx, ref, [billId])),
  ],
  ["operations that were done", (tx) => countOperations(tx, ref, [lineId])],
  ["the sale of a bill", (tx) => findSaleOfBill(tx, ref)],
  ["the bills that lines of a bill were moved to", (tx) => selectReachedBills(tx, ref)],
  ["the sale of lines", (tx) => findSaleOfLines(tx, ref, [billId], [lineId])],
  ["an id in use", (tx) => findIdInUse(tx, ref, saleIdSchema.parse(billId))],
  ["a split's kitchen tickets", (tx) => lockTicketLines(tx, ref, [lineId])],
  [
    "a move's kitchen tickets",
    (tx) => moveTickets(tx, ref, { id: billId, name: "Bill 2", tableName: "T2" }),
  ],
  [
    "what was served",
    (tx) => setTicketsServed(tx, ref, [{ ticketId, readyAt: "2026-11-21T09:00:00Z" }], new Date()),
  ],
  [
    "what was served and taken back",
    (tx) => setTicketsServed(tx, ref, [{ ticketId, readyAt: "2026-11-21T09:00:00Z" }], null),
  ],
  [
    "a void's kitchen tickets",
    (tx) => voidTicketLines(tx, ref, { lineId, dish: null, quantity: 1 }),
  ],
];

it.each(statements)(
  "POS-03 POS-13 %s: no growing table is read from one end to the other",
  async (_, work) => {
    const plan = await explainWork(appUrl, hotelIdSchema.parse(hotelId), work);
    const growing = ["bill_operations", "kitchen_tickets", "kitchen_ticket_lines", "sales"];
    expect(plan.readWhole.filter((table) => growing.includes(table))).toEqual([]);
    expect(plan.rows).toBeLessThan(200);
  },
);
