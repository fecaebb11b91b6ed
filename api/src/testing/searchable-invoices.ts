import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type postgres from "postgres";

type SearchableInvoices = CompanyRef & {
  invoices: number;
  /** From 1 January 2000 on. */
  perDay: number;
  /** Names that the invoices have by turns. */
  guests: readonly string[];
};

/**
 * Writes a hotel and its one company, which has all invoices: of 1,00 DA each, with two lines of two guests. Each fifth is
 * unpaid, the others have a cheque each, 'CHQ ' and the number. No statistics are gathered.
 */
export async function insertSearchableInvoices(
  owner: postgres.Sql,
  { hotelId, companyId, invoices, perDay, guests }: SearchableInvoices,
): Promise<void> {
  const folded = guests.map(nameSearch);
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Hotel', '2026-11-21')`;
  await owner`insert into companies (hotel_id, id, name, name_search)
    values (${hotelId}, ${companyId}, 'Sonatrach', 'sonatrach')`;
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    /** A UUID of version 4 in all but being the same for the same number. */
    const numbered = (kind: string) =>
      tx`overlay(overlay(md5(${kind} || n) placing '4' from 13) placing '8' from 17)::uuid`;
    const [invoiceId, paymentId] = [numbered("invoice."), numbered("payment.")];
    const guestsOf = tx`generate_series(1, ${invoices}::int) n, generate_series(1, 2) p,
      lateral (select 1 + (case p when 1 then n else n * 7::bigint + 3 end) % ${guests.length}::int as guest) g`;
    await tx`
      insert into invoices (hotel_id, id, number, series_year, series_number, company_id, issued_at, business_date, due_date,
        payment_method, seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes, grand_total_centimes,
        transferred_centimes, added_tva_centimes, added_stay_tax_centimes, settled_centimes, status, paid_at)
      select ${hotelId}, ${invoiceId}, 'INV-' || to_char(d.day, 'YYYYMMDD') || '-'
          || lpad((n * 7919::bigint % 1000000)::text, 6, '0'), extract(year from d.day), n, ${companyId},
        d.day + n % ${perDay}::int * interval '1 minute', d.day, d.day + 31,
        'Cheque', '{"name": "Hotel"}', '{"name": "Sonatrach"}', 100, 0, 0, 100, 100, 0, 0,
        case when n % 5 > 0 then 100 else 0 end, case when n % 5 > 0 then 'Paid' else 'Unpaid' end,
        case when n % 5 > 0 then now() end
      from generate_series(1, ${invoices}::int) n,
        lateral (select date '2000-01-01' + n / ${perDay}::int as day) d`;
    await tx`insert into invoice_lines (hotel_id, invoice_id, position, date, description, guest_name, amount_centimes)
      select ${hotelId}, ${invoiceId}, p, '2026-11-21', 'Room', (${guests}::text[])[g.guest::int], 50
      from ${guestsOf}`;
    await tx`insert into invoice_guest_words (hotel_id, company_id, word, invoice_id)
      select distinct ${hotelId}::uuid, ${companyId}::uuid, w, ${invoiceId}
      from ${guestsOf}, string_to_table((${folded}::text[])[g.guest::int], ' ') w`;
    await tx`insert into payments (hotel_id, id, company_id, method, payment_date, business_date, reference, amount_centimes,
        allocated_centimes)
      select ${hotelId}, ${paymentId}, ${companyId}, 'Cheque', '2026-11-21', '2026-11-21', 'CHQ ' || n, 100, 100
      from generate_series(1, ${invoices}::int) n where n % 5 > 0`;
    await tx`insert into allocations (hotel_id, id, payment_id, invoice_id, company_id, amount_centimes, business_date)
      select ${hotelId}, gen_random_uuid(), ${paymentId}, ${invoiceId}, ${companyId}, 100, '2026-11-21'
      from generate_series(1, ${invoices}::int) n where n % 5 > 0`;
    await tx`insert into invoice_counters (hotel_id, year, last_number)
      select hotel_id, series_year, max(series_number) from invoices where hotel_id = ${hotelId} group by 1, 2`;
  });
}
