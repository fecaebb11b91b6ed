import type { FolioRef } from "@funduq/shared-types/contracts/folio-invoice";
import type { InvoiceParty } from "@funduq/shared-types/contracts/invoice";
import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import type { FolioToBill } from "@funduq/shared-types/rules/folio-invoice";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, GroupId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { datedTaxRates } from "../hotels/tax-rates.tables.ts";
import { billedPostings, nightParts } from "./billed-postings.queries.ts";
import { sellerOf } from "./invoice-parties.tables.ts";

/** Whose a folio is: a stay's or a group's. */
export type FolioOwnerIds = { bookingId: BookingId | null; groupId: GroupId | null };
export type BilledOwner = FolioOwnerIds & { payer: "Guest" | "Company" | "Group" };

/** Null where the hotel has no such folio of a stay or of a group. */
export async function findBilledOwner(
  tx: HotelTx,
  { hotelId, folioId }: FolioRef,
): Promise<BilledOwner | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('payer', f.payer, 'bookingId', f.booking_id, 'groupId', f.group_id)
      from folios f where f.hotel_id = ${hotelId} and f.id = ${folioId} and f.owner_kind <> 'company') as json`,
  );
}

/** A folio of a group's bill: `transferredCentimes` is what the group took over, null of its own account. */
type PartOfBill = FolioToBill["folios"][number] & {
  transferredCentimes: Centimes | null;
  /** Whether anything was posted on it after the group took it over, even if it comes to nothing. */
  isPostedSince: boolean;
};

/** What an invoice of a folio is made of, as it stands now. */
export type FolioBillFacts = Omit<FolioToBill, "folios"> & {
  folios: PartOfBill[];
  /** Transfers to the account that no invoice has: they are kept with it. */
  transferIds: PostingId[];
  /** Whether a group's account pays this folio of a guest. */
  isTakenOver: boolean;
  businessDate: CalendarDate;
  seller: InvoiceParty;
  taxRates: DatedTaxRates[] | null;
};

/**
 * Reads a guest's folio, or a group's account with the folios of its stays that it took over. `takes` are transfers that
 * stand, from the folios of stays to this account.
 */
export async function selectFolioBill(
  tx: HotelTx,
  { hotelId, folioId }: FolioRef,
): Promise<FolioBillFacts> {
  return selectJson(
    tx,
    sql`
    with billed as materialized (
      select f.* from folios f where f.hotel_id = ${hotelId} and f.id = ${folioId}
    ),
    takes as materialized (
      select t.hotel_id, t.id, t.counterpart_posting_id, t.amount_centimes, t.posted_at
      from billed f join postings t on t.hotel_id = f.hotel_id and t.owner_id = f.owner_id
      where t.role = 'transfer' and t.transfer_side = case f.payer when 'Group' then 'to' else 'from' end
        and t.folio_id = f.id and not exists (select from postings r
          where r.hotel_id = t.hotel_id and r.owner_id = t.owner_id and r.reverses_posting_id = t.id)
    ),
    parts as (
      select f.hotel_id, f.owner_id, f.id as folio_id, null::bigint as transferred from billed f
      union all
      select s.hotel_id, s.owner_id, s.folio_id, sum(t.amount_centimes)
      from takes t
      join billed f on f.payer = 'Group'
      join postings s on s.hotel_id = t.hotel_id and s.id = t.counterpart_posting_id
      group by s.hotel_id, s.owner_id, s.folio_id
    ),
    standing as materialized (
      select c.posting_id from invoice_charges c
      where c.hotel_id = ${hotelId} and c.folio_id = ${folioId} and c.released_at is null
    )
    select json_build_object(
      'businessDate', h.business_date, 'seller', ${sellerOf(sql`h`)}, 'taxRates', ${datedTaxRates(sql`h.id`)},
      'isTakenOver', exists (select from billed f, takes where f.payer = 'Guest'),
      'billedIds', (select coalesce(json_agg(posting_id), '[]') from standing),
      'billedCentimes', (select coalesce(sum(i.grand_total_centimes - i.stamp_duty_centimes), 0)::bigint
        from invoices i where i.hotel_id = h.id and i.folio_id = ${folioId} and i.kind = 'invoice'
          and i.status = 'Issued'),
      'dutiedCentimes', (select coalesce(sum(i.prepaid_cash_centimes + case i.payment_method when 'Cash'
          then i.grand_total_centimes - i.stamp_duty_centimes - i.prepaid_centimes else 0 end), 0)::bigint
        from invoices i where i.hotel_id = h.id and i.folio_id = ${folioId} and i.kind = 'invoice'
          and i.status = 'Issued'),
      'transferIds', (select coalesce(json_agg(t.id), '[]') from takes t join billed f on f.payer = 'Group'
        where t.id not in (select posting_id from standing)),
      'folios', (select json_agg(json_build_object(
          'guestName', case when b.id is null then coalesce(g.name, '') when f.key = 'folio_guest_personal'
            then coalesce(pg.guest_name, '') else f.name end,
          'purchaseOrder', (select og.purchase_order_number from billed o
            join groups og on og.hotel_id = o.hotel_id and og.id = o.group_id),
          'roomNumber', r.number, 'adults', coalesce(b.adults, 0), 'transferredCentimes', x.transferred,
          'isPostedSince', exists (select from placed_postings p
            where p.hotel_id = x.hotel_id and p.owner_id = x.owner_id and p.current_folio_id = x.folio_id
              and x.transferred is not null and p.transfer_side is null
              and not exists (select from takes t
                join postings s on s.hotel_id = t.hotel_id and s.id = t.counterpart_posting_id
                where s.folio_id = x.folio_id and (t.posted_at, t.id) > (p.posted_at, p.id))),
          'postings', ${billedPostings(
            sql`p.hotel_id = x.hotel_id and p.owner_id = x.owner_id and p.current_folio_id = x.folio_id`,
            sql`, 'method', p.method, 'nightParts', ${nightParts}`,
          )}
        ) order by x.transferred is not null, length(r.number), r.number, f.created_at, f.id)
        from parts x
        join folios f on f.hotel_id = x.hotel_id and f.id = x.folio_id
        left join bookings b on b.hotel_id = f.hotel_id and b.id = f.booking_id
        left join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
        left join primary_guests pg on pg.hotel_id = b.hotel_id and pg.booking_id = b.id
        left join groups g on g.hotel_id = f.hotel_id and g.id = f.group_id)
    ) as json
    from hotels h where h.id = ${hotelId}`,
  );
}
