import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { datedTaxRates } from "./tax-rates.tables.ts";

/** In order; null of a hotel that a former release made. */
export async function selectTaxRates(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<DatedTaxRates[] | null> {
  return selectJson(tx, sql`select ${datedTaxRates(sql`${hotelId}`)} as json`);
}
