import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { PERSONAL_FOLIO_KEY, PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import type { CompanyId, FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

export async function selectFolios(tx: HotelTx, ref: BookingRef): Promise<Folio[]> {
  return selectJson(tx, foliosQuery(ref));
}

/** A booking's folios with their rules and postings, each posting on the folio that it was moved to last. A company's folio has the company's name. */
export function foliosQuery({ hotelId, bookingId }: BookingRef): SQL {
  return sql`
    with placed as (
      select p.*, coalesce(nullif(u.display_name, ''), u.email) as poster
      from placed_postings p left join users u on u.id = p.posted_by
      where p.hotel_id = ${hotelId} and p.owner_id = ${bookingId}
    )
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'key', f.key, 'name', coalesce(c.name, f.name), 'payer', f.payer,
      'isFormer', f.company_id is not null and f.company_id is distinct from (
        select b.company_id from bookings b where b.hotel_id = f.hotel_id and b.id = f.booking_id),
      'rules', (select coalesce(json_agg(json_build_object(
          'department', r.department, 'limitCentimes', r.limit_centimes, 'frequency', r.frequency
        ) order by r.department), '[]')
        from folio_rules r where r.hotel_id = f.hotel_id and r.folio_id = f.id),
      'postings', (select coalesce(json_agg(json_build_object(
          'id', p.id, 'kind', p.kind, 'item', p.item, 'night', p.night,
          'department', p.department, 'method', p.method,
          'description', p.description, 'reference', p.reference, 'amountCentimes', p.amount_centimes,
          'businessDate', p.business_date, 'postedAt', p.posted_at, 'postedBy', p.poster,
          'reversesPostingId', p.reverses_posting_id, 'reversalReason', p.reversal_reason,
          'reversedByPostingId', (select r.id from postings r
            where r.hotel_id = p.hotel_id and r.owner_id = p.owner_id and r.reverses_posting_id = p.id),
          'splitOfPostingId', p.split_of_posting_id,
          'rechargesPostingId', p.recharges_posting_id, 'checkOutVersion', p.check_out_version,
          'tvaBp', p.tva_bp, 'stayTaxCentimes', p.stay_tax_centimes,
          'taxesPostingId', p.taxes_posting_id, 'taxedCentimes', p.taxed_centimes,
          'saleId', p.sale_id
        ) order by p.posted_at, p.id), '[]')
        from placed p where p.current_folio_id = f.id)
    ) order by f.payer <> 'Guest', f.created_at, f.id), '[]') as json
    from folios f left join companies c on c.hotel_id = f.hotel_id and c.id = f.company_id
    where f.hotel_id = ${hotelId} and f.owner_id = ${bookingId}`;
}

/** The guest's own folio of the booking in `kept`: a part of the statement that keeps it. */
export function personalFolioOf(kept: SQL): SQL {
  return sql`
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
    select hotel_id, ${uuidv7()}::uuid, 'stay', id, ${PERSONAL_FOLIO_KEY}, ${PERSONAL_FOLIO_NAME}, 'Guest'
    from ${kept}`;
}

/** The folio of another guest of the stay. Its number follows those of the stay's guests (FOL-11). */
export async function insertGuestFolio(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  { number, name }: { number: number; name: string },
): Promise<void> {
  await tx.execute(sql`
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
    values (${hotelId}, ${uuidv7()}, 'stay', ${bookingId}, ${`folio_guest_${number}`}, ${name}, 'Guest')`);
}

export const companyFolioKey = (companyId: CompanyId) =>
  `folio_company_${companyId.replaceAll("-", "")}`;

/** The company's folio with the billing rules of this moment, again where there was one before. */
export async function insertCompanyFolio(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  companyId: CompanyId,
): Promise<void> {
  const id = uuidv7() as FolioId;
  const key = companyFolioKey(companyId);
  await tx.execute(sql`
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer, company_id)
    select c.hotel_id, ${id}::uuid, 'stay', b.id, ${key}, 'Company', 'Company', c.id
    from companies c join bookings b on b.hotel_id = c.hotel_id and b.id = ${bookingId}
    where c.hotel_id = ${hotelId} and c.id = ${companyId}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into folio_rules (hotel_id, folio_id, department, limit_centimes, frequency)
    select r.hotel_id, f.id, r.department, r.limit_centimes, r.frequency
    from billing_rules r
    join folios f on f.hotel_id = r.hotel_id and f.owner_id = ${bookingId} and f.key = ${key}
    where r.hotel_id = ${hotelId} and r.company_id = ${companyId}`);
}

/** Removes the routing rules of a company's folio: new charges no longer go there, its postings stay. */
export async function deleteCompanyRules(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
  companyId: CompanyId,
): Promise<void> {
  await tx.execute(sql`
    delete from folio_rules r using folios f
    where f.hotel_id = ${hotelId} and f.owner_id = ${bookingId} and f.company_id = ${companyId}
      and r.hotel_id = f.hotel_id and r.folio_id = f.id`);
}

/** The company that pays a company's folio of a stay. */
export async function selectFolioCompany(
  tx: HotelTx,
  hotelId: HotelId,
  folioId: FolioId,
): Promise<CompanyId> {
  return selectJson(
    tx,
    sql`select to_json(company_id) as json from folios where hotel_id = ${hotelId} and id = ${folioId}`,
  );
}
