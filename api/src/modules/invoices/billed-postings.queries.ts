import { type SQL, sql } from "drizzle-orm";

const nothing = sql``;

/** The postings `p` of a stay's folio or of an account that invoices are made of, in the order of posting. */
export const billedPostings = (isBilled: SQL, more: SQL = nothing): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'kind', p.kind, 'item', p.item, 'department', p.department, 'description', p.description,
    'night', p.night, 'businessDate', p.business_date, 'amountCentimes', p.amount_centimes,
    'signedCentimes', p.signed_centimes, 'tvaBp', p.tva_bp, 'stayTaxCentimes', p.stay_tax_centimes,
    'reversesPostingId', p.reverses_posting_id, 'taxesPostingId', p.taxes_posting_id${more}
  ) order by p.posted_at, p.id), '[]')
  from placed_postings p where ${isBilled})`;
