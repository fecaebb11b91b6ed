import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { dayStatisticsQuery } from "../night-audit/day-statistics.queries.ts";
import { entryFactsQuery } from "./entries.queries.ts";
import { journalQuery, journalTotalsQuery } from "./journal.queries.ts";
import { paymentsReportQuery } from "./payments-report.queries.ts";
import { restaurantSalesQuery } from "./restaurant-sales.queries.ts";
import { postedTaxesQuery } from "./taxes.queries.ts";

const { database, owner } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000002");
const day = calendarDate("2026-11-20");
const [HOTELS, DAYS, SALES_OF_DAY, LINES] = [5, 200, 20, 2];

/** 20 sales of two lines a day, for 200 days, in each of five hotels. */
beforeAll(async () => {
  const hotel = "('01900000-0000-7000-8000-0000000000' || lpad(h::text, 2, '0'))::uuid";
  const saleId = "md5('sale.' || h || '.' || d || '.' || n)::uuid";
  const hotels = `generate_series(1, ${HOTELS}) as h`;
  const all = `${hotels}, generate_series(1, ${DAYS}) as d, generate_series(1, ${SALES_OF_DAY}) as n`;
  await owner.unsafe(`
    insert into hotels (id, name, business_date) select ${hotel}, 'Hotel ' || h, '2026-11-21' from ${hotels};
    insert into restaurants (hotel_id, id, name) select ${hotel}, md5('r' || h)::uuid, 'La Casbah' from ${hotels};
    insert into sales (hotel_id, id, restaurant_id, client_operation_id, bill_id, year, month, number, table_name,
        total_centimes, business_date)
      select ${hotel}, ${saleId}, md5('r' || h)::uuid, ${saleId}, ${saleId}, 2000 + d, 1, n, 'T1', 200,
        date '2026-11-21' - d from ${all};
    insert into sale_lines (hotel_id, sale_id, position, name, price_centimes, quantity, tva_bp)
      select ${hotel}, ${saleId}, p, 'Tea', 100, 1, 900 from ${all}, generate_series(1, ${LINES}) as p;
    insert into sale_payments (hotel_id, sale_id, position, method, amount_centimes)
      select ${hotel}, ${saleId}, 1, 'Cash', 200 from ${all};
`);
  await owner.unsafe("vacuum analyze");
}, 60_000);

const period = { from: day, to: day };

it.each<[string, SQL]>([
  ["the report of restaurant sales", restaurantSalesQuery(hotelId, period)],
  ["the payments report", paymentsReportQuery(hotelId, period)],
  ["the totals of the journal", journalTotalsQuery({ hotelId, ...period, after: null })],
  ["a page of the journal", journalQuery({ hotelId, ...period, after: null })],
  [
    "the accounting entries",
    entryFactsQuery(hotelId, { ...period, since: calendarDate("2026-11-19") }),
  ],
  ["the taxes report", postedTaxesQuery(hotelId, period)],
  ["the closing of a day", dayStatisticsQuery({ hotelId, night: day })],
])("REP-01 %s reads the sales of its days alone, however many there are", async (_, query) => {
  const { reads, readWhole } = await database.withHotel(hotelId, (tx) => explain(tx, query));
  const growing = ["sales", "sale_lines", "sale_payments"];
  expect(readWhole.filter((table) => growing.includes(table))).toEqual([]);
  // Twice where sums and taxes are read apart.
  expect(reads("sales").rows).toBeLessThanOrEqual(3 * SALES_OF_DAY);
  expect(reads("sale_lines").rows).toBeLessThanOrEqual(LINES * SALES_OF_DAY);
  expect(reads("sale_payments").rows).toBeLessThanOrEqual(3 * SALES_OF_DAY);
  expect(reads("sales").rows).toBeGreaterThan(0);
});
