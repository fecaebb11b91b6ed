import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { getTaxRatesOn } from "../hotels/tax-rates.service.ts";
import { findHotelDay } from "./hotel-tva.queries.ts";

/**
 * The hotel's rate of TVA on its open business date, in basis points: what items without a rate of their own have. Before the
 * first dated rate it is the one that the hotel was created with.
 */
export async function hotelTvaBp(tx: HotelTx, hotelId: HotelId): Promise<number> {
  const hotel = await findHotelDay(tx, hotelId);
  if (!hotel) return 0;
  const rates = await getTaxRatesOn(tx, hotelId, hotel.businessDate);
  return rates?.tvaBp ?? hotel.firstTvaBp;
}
