import { type IncludedTaxes, taxesIn } from "@funduq/shared-types/rules/included-tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { getTaxRatesOn } from "../hotels/tax-rates.service.ts";
import type { NewPosting } from "./postings.queries.ts";

/** The taxes that the price of a charge contains by the rates of its day; a payment contains none. */
export async function taxesOfEntry(
  tx: HotelTx,
  hotelId: HotelId,
  { item, amountCentimes, businessDate }: NewPosting & { businessDate: CalendarDate },
): Promise<IncludedTaxes> {
  if (item === null) return {};
  return taxesIn({ item, amountCentimes }, await getTaxRatesOn(tx, hotelId, businessDate));
}
