import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import { beforeAll, expect, it } from "vitest";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { ticketsQuery } from "./kitchen.queries.ts";

const { database, owner } = await openTestDatabase();

const ref = restaurantRefSchema.parse({
  hotelId: "01900000-0000-7000-8000-000000000001",
  restaurantId: "01900000-0000-7000-8000-000000000002",
});
const DONE = 100_000;
const TO_DO = 40;
const LINES = 2;

beforeAll(async () => {
  const { hotelId, restaurantId } = ref;
  await owner.unsafe(`
    insert into hotels (id, name, business_date) values ('${hotelId}', 'Hotel', '2026-11-21');
    insert into restaurants (hotel_id, id, name) values ('${hotelId}', '${restaurantId}', 'Grill');
    insert into kitchen_tickets
      (hotel_id, id, restaurant_id, bill_id, bill_name, course, fired_at, done_at)
    select '${hotelId}', md5('ticket' || n)::uuid, '${restaurantId}', md5('bill' || n)::uuid, 'Bill', 1,
      timestamptz '2026-11-21 09:00Z' - n * interval '2 minutes',
      case when n > ${TO_DO} then timestamptz '2026-11-21 09:00Z' - n * interval '2 minutes' + interval '1 minute' end
    from generate_series(1, ${DONE + TO_DO}) n;
    insert into kitchen_ticket_lines (hotel_id, ticket_id, position, line_id, name, quantity)
    select '${hotelId}', md5('ticket' || n)::uuid, p, md5('line' || n || p)::uuid, 'Chorba', 1
    from generate_series(1, ${DONE + TO_DO}) n, generate_series(1, ${LINES}) p;
    analyze kitchen_tickets; analyze kitchen_ticket_lines;`);
}, 60_000);

it("POS-13 X-03 the kitchen's lists read only their own tickets among 100 000 done ones", async () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const plan = await database.withHotel(ref.hotelId, (tx) => explain(tx, ticketsQuery(ref, now)));
  expect(plan.readWhole).toEqual([]);
  const shown = TO_DO + 30;
  expect(plan.reads("kitchen_tickets").rows).toBe(shown);
  expect(plan.reads("kitchen_ticket_lines").rows).toBe(shown * LINES);
  expect(plan.buffers).toBeLessThan(10 * shown);
});
