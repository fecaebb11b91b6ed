import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type DebtorList,
  type DebtorSearch,
  MOST_DEBTORS,
} from "@funduq/shared-types/contracts/debtor";
import type { BilledStay } from "@funduq/shared-types/rules/invoice";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import type { PostingId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { purchaseOrderOfStay } from "../bookings/bookings.tables.ts";
import { nameFits, nameSearchOf } from "../guests/guests.service.ts";
import { billedPostings } from "./billed-postings.queries.ts";
import { debtorsOf, invoiceAddsTaxes } from "./invoice-stays.tables.ts";

/** The stay of a debtor `t`, its room and its primary guest, and the line `f` of the stay's folio. */
const stayOfDebtor = sql`
  join postings f on f.hotel_id = t.hotel_id and f.id = t.counterpart_posting_id
  join bookings b on b.hotel_id = t.hotel_id and b.id = f.owner_id
  left join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
  left join booking_guests bg on bg.hotel_id = b.hotel_id and bg.booking_id = b.id and bg.is_primary
  left join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id`;

/** The debtors that the filters leave, the earliest check-in first; count and sum are of all (COM-05). */
export async function selectDebtors(
  tx: HotelTx,
  ref: CompanyRef,
  search: DebtorSearch,
): Promise<DebtorList> {
  const { from = null, to = null } = search;
  return selectJson(
    tx,
    sql`
    with debtors as materialized (${debtorsOf(ref)}),
    found as (
      select t.id, t.amount_centimes, t.business_date, b.id as booking_id, b.reference, g.full_name, b.check_in_date,
        b.check_out_date, r.number, b.version, ${purchaseOrderOfStay} as purchase_order
      from debtors t ${stayOfDebtor}
      where (${from}::date is null or b.check_in_date >= ${from}::date)
        and (${to}::date is null or b.check_in_date <= ${to}::date) and ${isGuest(search.guest)}
      order by b.check_in_date, t.id limit ${MOST_DEBTORS}
    )
    select json_build_object(
      'debtors', (select coalesce(json_agg(json_build_object(
          'id', d.id, 'bookingId', d.booking_id, 'reference', d.reference, 'guestName', coalesce(d.full_name, ''),
          'checkInDate', d.check_in_date, 'checkOutDate', d.check_out_date, 'roomNumber', d.number,
          'purchaseOrderUrl', d.purchase_order->>'url', 'purchaseOrderNumber', d.purchase_order->>'number',
          'ownOrder', d.purchase_order->'own', 'groupOrder', d.purchase_order->'ofGroup', 'bookingVersion', d.version,
          'balanceCentimes', d.amount_centimes,
          'transferredOn', d.business_date) order by d.check_in_date, d.id), '[]') from found d),
      'count', (select count(*)::int from debtors),
      'balanceCentimes', (select coalesce(sum(amount_centimes), 0)::bigint from debtors),
      'invoiceAddsTaxes', ${invoiceAddsTaxes(ref.hotelId, sql`select * from debtors`)}) as json`,
  );
}

/** By any spelling of the guest's name in either script, or a part of it; signs alone are in no name. */
function isGuest(guest = ""): SQL {
  if (guest === "") return sql`true`;
  const part = nameSearch(guest);
  if (part === "") return sql`false`;
  const patterns = nameSearchOf(guest);
  return sql`(strpos(g.name_search, ${part}) > 0 or ${nameFits(sql`g.name_search`, patterns)}
    or strpos(g.other_search, ${part}) > 0 or ${nameFits(sql`g.other_search`, patterns)})`;
}

/** What an invoice over these debtors bills. Those that are no debtors of the company, or no more, are missing. */
export async function selectBilledStays(
  tx: HotelTx,
  ref: CompanyRef,
  debtorIds: readonly PostingId[],
): Promise<BilledStay[]> {
  const asked = sql`${sql.param(debtorIds)}::uuid[]`;
  return selectJson(
    tx,
    sql`
    with debtors as materialized (${debtorsOf(ref)} and t.id = any(${asked}))
    select coalesce(json_agg(json_build_object(
      'debtorId', t.id, 'guestName', coalesce(g.full_name, ''), 'roomNumber', r.number, 'adults', b.adults,
      'purchaseOrder', ${purchaseOrderOfStay}->>'number',
      'transferredCentimes', t.amount_centimes,
      'postings', ${billedPostings(sql`p.hotel_id = f.hotel_id and p.owner_id = f.owner_id
        and p.current_folio_id = f.folio_id and p.method is distinct from ${COMPANY_ACCOUNT}`)}
      ) order by b.check_in_date, t.id), '[]') as json
    from debtors t ${stayOfDebtor}`,
  );
}
