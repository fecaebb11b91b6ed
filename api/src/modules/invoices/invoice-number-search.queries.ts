import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";

const LEGAL = /^(\d{4})\/(\d{1,9})$/;
const ENDING = /^\d{1,6}$/;
const WHOLE = /^INV-\d{8}-\d{6}$/;

/**
 * Whether invoice `i` has the number that was typed: its legal number ('2026/123'), the whole number or its last six
 * digits, or the number in the series of any year. Anything else is a part of the number.
 */
export function isNumbered(hotelId: HotelId, typed: string): SQL {
  const legal = LEGAL.exec(typed);
  if (legal)
    return sql`(i.series_year = ${Number(legal[1])} and i.series_number = ${Number(legal[2])})`;
  if (ENDING.test(typed))
    return sql`(i.number_end = ${typed} or (i.series_number = ${Number(typed)} and i.series_year = any(array(
      select c.year from invoice_counters c where c.hotel_id = ${hotelId}))))`;
  if (WHOLE.test(typed)) return sql`i.number = ${typed}`;
  return sql`strpos(i.number, ${typed}) > 0`;
}
