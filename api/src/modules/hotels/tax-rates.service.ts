import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import { taxRatesOn } from "@funduq/shared-types/rules/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectTaxRates } from "./tax-rates.queries.ts";

/** The rates of tax of a day; undefined before the first one. */
export async function getTaxRatesOn(
  tx: HotelTx,
  hotelId: HotelId,
  day: CalendarDate,
): Promise<DatedTaxRates | undefined> {
  return taxRatesOn((await selectTaxRates(tx, hotelId)) ?? [], day);
}
