import { type CalendarDate, yearOf } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

export type DocumentNumber = { number: string; seriesYear: number; seriesNumber: number };

/** Different endings of the numbers of a day. */
const ENDINGS = 1_000_000;

/**
 * The next number of the legal series of the business date's year, and a number of the day (INV-07). Updating the counter
 * locks its row: documents of a hotel are numbered one after another, and a rollback gives the number back.
 */
export async function takeDocumentNumber(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
  now: Date,
): Promise<DocumentNumber> {
  const seriesYear = yearOf(businessDate);
  const [counter] = await tx.execute<{ seriesNumber: number }>(sql`
    insert into invoice_counters as c (hotel_id, year, last_number) values (${hotelId}, ${seriesYear}, 1)
    on conflict (hotel_id, year) do update set last_number = c.last_number + 1
    returning last_number as "seriesNumber"`);
  if (!counter) throw new Error("an upsert returns its row");
  const number = await nextFreeNumber(tx, hotelId, businessDate, now.getTime() % ENDINGS);
  return { number, seriesYear, seriesNumber: counter.seriesNumber };
}

/** `INV-yyyymmdd-nnnnnn`, with the wanted ending or the next one that the day has not used. */
async function nextFreeNumber(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
  wanted: number,
): Promise<string> {
  const prefix = `INV-${businessDate.replaceAll("-", "")}-`;
  return selectJson(
    tx,
    sql`
    select to_json(n.number) as json from (
      select ${prefix} || lpad(((${wanted}::int + generate_series(0, ${ENDINGS - 1})) % ${ENDINGS})::text, 6, '0') as number
    ) n
    where not exists (select from invoices i where i.hotel_id = ${hotelId} and i.number = n.number)
    limit 1`,
  );
}
