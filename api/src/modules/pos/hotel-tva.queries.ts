import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** The hotel's business date, and the rate of TVA that the hotel was created with. */
export async function findHotelDay(tx: HotelTx, hotelId: HotelId) {
  const [hotel] = await tx.execute<{ businessDate: CalendarDate; firstTvaBp: number }>(sql`
    select business_date as "businessDate", tva_bp as "firstTvaBp" from hotels where id = ${hotelId}`);
  return hotel;
}
