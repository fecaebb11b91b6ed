import { type SQL, sql } from "drizzle-orm";

const nothing = sql``;

/** The postings `p` of a stay's folio or of an account that invoices are made of, in the order of posting. */
export const billedPostings = (isBilled: SQL, more: SQL = nothing): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'kind', p.kind, 'item', p.item, 'department', p.department, 'description', p.description,
    'night', p.night, 'businessDate', p.business_date, 'amountCentimes', p.amount_centimes,
    'signedCentimes', p.signed_centimes, 'tvaBp', p.tva_bp, 'stayTaxCentimes', p.stay_tax_centimes,
    'reversesPostingId', p.reverses_posting_id, 'taxesPostingId', p.taxes_posting_id, 'saleId', p.sale_id${more}
  ) order by p.posted_at, p.id), '[]')
  from placed_postings p where ${isBilled})`;

/** The parts of the night's room charge of posting `p` that stand on any folio of the stay; in one order for all of them. */
export const nightParts: SQL = sql`case when p.item = 'room' and p.night is not null then (
  select json_agg(json_build_object('id', n.id, 'amountCentimes', n.amount_centimes,
    'isOfCompany', o.payer = 'Company') order by n.id)
  from placed_postings n
  join folios o on o.hotel_id = n.hotel_id and o.id = n.current_folio_id
  where n.hotel_id = p.hotel_id and n.owner_id = p.owner_id and n.night = p.night and n.item = 'room'
    and n.reverses_posting_id is null and not exists (select from postings r
      where r.hotel_id = n.hotel_id and r.owner_id = n.owner_id and r.reverses_posting_id = n.id)) end`;
