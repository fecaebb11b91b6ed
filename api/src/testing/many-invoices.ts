import type { HotelId } from "@funduq/shared-types/values/ids";
import type { TestApp } from "./test-app.ts";

type ManyInvoices = {
  hotelId: HotelId;
  companies: number;
  invoices: number;
  /** The business date of the first ones. */
  from: string;
  perDay: number;
};

/** Writes many invoices of 100,00 without taxes, company after company, each fifth unpaid; no lines. */
export async function insertInvoices(
  owner: TestApp["owner"],
  { hotelId, companies, invoices, from, perDay }: ManyInvoices,
): Promise<void> {
  /** A random UUID of version 4 in all but being the same for the same number. */
  const companyId = (n: ReturnType<typeof owner>) =>
    owner`overlay(overlay(md5('company.' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;
  await owner`insert into companies (hotel_id, id, name, name_search)
    select ${hotelId}, ${companyId(owner`n`)}, 'Company ' || n, 'company ' || n
    from generate_series(0, ${companies - 1}::int) n`;
  await owner`
    insert into invoices (hotel_id, id, number, series_year, series_number, company_id, issued_at, business_date,
      due_date, payment_method, seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes,
      grand_total_centimes, transferred_centimes, added_tva_centimes, added_stay_tax_centimes, settled_centimes,
      status, paid_at)
    select ${hotelId}, gen_random_uuid(), 'INV-' || n, 2000, n, ${companyId(owner`n % ${companies}::int`)},
      d.day, d.day, d.day, 'Cheque', '{"name": "Hotel"}', '{"name": "Company"}', 10000, 0, 0, 10000, 10000, 0, 0,
      case when n % 5 > 0 then 10000 else 0 end, case when n % 5 > 0 then 'Paid' else 'Unpaid' end,
      case when n % 5 > 0 then now() end
    from generate_series(1, ${invoices}::int) n
    cross join lateral (select ${from}::date + n / ${perDay}::int as day) d`;
  await owner`analyze invoices`;
}
