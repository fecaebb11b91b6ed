import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceParty } from "@funduq/shared-types/contracts/invoice";
import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { datedTaxRates } from "../hotels/tax-rates.tables.ts";
import { partiesOf } from "./invoice-parties.tables.ts";

/** Seller, buyer, payment terms and tax rates of an invoice that a company gets today. */
export type InvoiceTerms = {
  businessDate: CalendarDate;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  paymentTermsDays: number;
  taxRates: DatedTaxRates[] | null;
};

/** Null where the hotel has no such company. An archived one can be invoiced: what it owes stays owed. */
export async function selectInvoiceTerms(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<InvoiceTerms | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
      'businessDate', h.business_date,
      ${partiesOf},
      'paymentTermsDays', c.payment_terms_days,
      'taxRates', ${datedTaxRates(sql`${hotelId}`)})
      from companies c join hotels h on h.id = c.hotel_id
      where c.hotel_id = ${hotelId} and c.id = ${companyId}) as json`,
  );
}
