import type { InvoiceTaxes } from "@funduq/shared-types/contracts/report-taxes";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { Period } from "./report-parts.queries.ts";

export async function selectInvoiceTaxes(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<InvoiceTaxes> {
  return selectJson(tx, invoiceTaxesQuery(hotelId, period));
}

/** The TVA that the invoices of closed days add to their lines, and that of credit notes. */
export function invoiceTaxesQuery(hotelId: HotelId, { from, to }: Period): SQL {
  const tvaOf = (kind: "invoice" | "credit-note") =>
    sql`coalesce(sum(i.added_tva_centimes) filter (where i.kind = ${kind}), 0)::bigint`;
  return sql`
    select json_build_object('invoicedTvaCentimes', ${tvaOf("invoice")},
      'creditedTvaCentimes', ${tvaOf("credit-note")}) as json
    from hotels h join invoices i on i.hotel_id = h.id
    where h.id = ${hotelId} and i.hotel_id = ${hotelId}
      and i.business_date between ${from}::date and ${to}::date and i.business_date < h.business_date`;
}
