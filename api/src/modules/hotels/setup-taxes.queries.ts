import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { taxRates } from "./tax-rates.tables.ts";

export async function insertTaxRates(
  tx: HotelTx,
  hotelId: HotelId,
  rates: TaxRates & { validFrom: CalendarDate },
): Promise<void> {
  await tx.insert(taxRates).values({ hotelId, ...rates });
}

/** Returns whether there were rates that begin on this day. */
export async function deleteTaxRates(
  tx: HotelTx,
  hotelId: HotelId,
  validFrom: CalendarDate,
): Promise<boolean> {
  const gone = await tx
    .delete(taxRates)
    .where(and(eq(taxRates.hotelId, hotelId), eq(taxRates.validFrom, validFrom)))
    .returning({ validFrom: taxRates.validFrom });
  return gone.length > 0;
}

/** Whether a charge was posted on this business date. */
export async function isDayCharged(
  tx: HotelTx,
  hotelId: HotelId,
  day: CalendarDate,
): Promise<boolean> {
  return selectJson(
    tx,
    sql`
    select to_json(exists (
      select from postings p where p.hotel_id = ${hotelId} and p.business_date = ${day}::date and p.kind = 'charge'
    )) as json`,
  );
}
