import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";

const LEGAL = /^(\d{4})\/(\d{1,9})$/;
const SHORT = /^\d{1,6}$/;

/**
 * Whether invoice `i` has the number that was typed: its legal number ('2026/123'), the last six digits of its number, or
 * its number in the series of any year. Anything else is the beginning of the number, with or without 'INV-'.
 */
export function isNumbered(hotelId: HotelId, typed: string): SQL {
  const legal = LEGAL.exec(typed);
  if (legal)
    return sql`(i.series_year = ${Number(legal[1])} and i.series_number = ${Number(legal[2])})`;
  if (SHORT.test(typed))
    return sql`(i.number_end = ${typed} or (i.series_number = ${Number(typed)} and i.series_year = any(array(
      select c.year from invoice_counters c where c.hotel_id = ${hotelId}))))`;
  return sql`starts_with(i.number, ${/^\d/.test(typed) ? `INV-${typed}` : typed})`;
}
