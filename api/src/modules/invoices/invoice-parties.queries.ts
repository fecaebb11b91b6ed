import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceParty } from "@funduq/shared-types/contracts/invoice";
import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { datedTaxRates } from "../hotels/tax-rates.tables.ts";

/** Seller, buyer, payment terms and tax rates of an invoice that a company gets today. */
export type InvoiceTerms = {
  businessDate: CalendarDate;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  paymentTermsDays: number;
  taxRates: DatedTaxRates[] | null;
};

/** The seller on documents that hotel `h` issues today. */
export const sellerOf = (h: SQL): SQL => sql`
  json_strip_nulls(json_build_object('name', ${h}.name, 'address', nullif(${h}.address, ''),
    'city', nullif(${h}.city, ''), 'phone', nullif(${h}.phone, ''), 'rc', nullif(${h}.rc, ''),
    'nif', nullif(${h}.nif, ''), 'nis', nullif(${h}.nis, ''), 'rib', nullif(${h}.rib, '')))`;

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
      'seller', ${sellerOf(sql`h`)},
      'buyer', json_strip_nulls(json_build_object('name', c.name, 'nameOtherScript', c.name_other_script,
        'address', nullif(concat_ws(', ', nullif(c.address_1, ''), nullif(c.address_2, ''), nullif(c.address_3, '')), ''),
        'phone', c.phone, 'rc', c.rc, 'nif', c.nif, 'nis', c.nis, 'art', c.art)),
      'paymentTermsDays', c.payment_terms_days,
      'taxRates', ${datedTaxRates(sql`${hotelId}`)})
      from companies c join hotels h on h.id = c.hotel_id
      where c.hotel_id = ${hotelId} and c.id = ${companyId}) as json`,
  );
}
