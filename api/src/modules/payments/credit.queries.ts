import type {
  CompanyCredit,
  CompanyCreditQuery,
} from "@funduq/shared-types/contracts/company-credit";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { debtorsOf } from "../invoices/invoice-stays.tables.ts";
import { openOf } from "./account.queries.ts";
import { unallocatedOf } from "./payments.tables.ts";

type CreditFacts = Omit<CompanyCredit, "limitCentimes"> & { limitCentimes: Centimes | null };

/**
 * A company's credit limit and what is counted against it; null where the hotel has no company of that id.
 * A folio of a stay in house counts where its company pays for the stay now and owes something on it.
 */
export async function selectCredit(
  tx: HotelTx,
  ref: CompanyRef,
  { withoutBookingId }: CompanyCreditQuery,
): Promise<CreditFacts | null> {
  const { hotelId, companyId } = ref;
  return selectJson(
    tx,
    sql`
    with in_house as (
      select f.balance_centimes as amount
      from bookings b
      join folios o on o.hotel_id = b.hotel_id and o.booking_id = b.id and o.company_id = b.company_id
      join folio_balances f on f.hotel_id = o.hotel_id and f.owner_id = o.owner_id and f.folio_id = o.id
      where b.hotel_id = ${hotelId} and b.company_id = ${companyId} and b.status = 'Checked-in'
        and b.id is distinct from ${withoutBookingId ?? null}::uuid and f.balance_centimes > 0
    )
    select (select json_build_object('limitCentimes', c.credit_limit_centimes,
      'openInvoicesCentimes', (select coalesce(sum(o.open_centimes), 0)::bigint from (${openOf(ref)}) o),
      'uninvoicedCentimes', (select coalesce(sum(d.amount_centimes), 0)::bigint from (${debtorsOf(ref)}) d),
      'unallocatedCentimes', ${unallocatedOf(ref)},
      'inHouseCentimes', (select coalesce(sum(amount), 0)::bigint from in_house),
      'inHouseStays', (select count(*)::int from in_house),
      'billingRules', (select coalesce(json_agg(json_build_object('department', r.department,
          'limitCentimes', r.limit_centimes, 'frequency', r.frequency) order by r.department), '[]')
        from billing_rules r where r.hotel_id = c.hotel_id and r.company_id = c.id))
      from companies c where c.hotel_id = ${hotelId} and c.id = ${companyId}) as json`,
  );
}
