import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { and, eq } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
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
