import { invoiceSearchSchema } from "@funduq/shared-types/contracts/invoice";
import { companyIdSchema, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { searchInvoices } from "./invoice-search.service.ts";

const { owner, appUrl } = await openTestDatabase();
const ref = { hotelId: hotelIdSchema.parse(uuid()), companyId: companyIdSchema.parse(uuid()) };
const INVOICES = 20_000;

/** A company with all invoices of its hotel, ten a day, each fifth of them paid. */
beforeAll(async () => {
  const { hotelId, companyId } = ref;
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Hotel', '2026-11-21')`;
  await owner`insert into companies (hotel_id, id, name, name_search)
    values (${hotelId}, ${companyId}, 'Sonatrach', 'sonatrach')`;
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into invoices (hotel_id, id, number, series_year, series_number, company_id, issued_at, business_date, due_date,
        payment_method, seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes, grand_total_centimes,
        transferred_centimes, added_tva_centimes, added_stay_tax_centimes, settled_centimes, status, paid_at)
      select ${hotelId}, md5('invoice.' || n)::uuid, 'INV-' || to_char(date '2000-01-01' + n / 10, 'YYYYMMDD') || '-'
          || lpad((n * 7919 % 1000000)::text, 6, '0'), 2000 + n / 3650, n, ${companyId},
        timestamptz '2000-01-01' + n * interval '144 minutes', date '2000-01-01' + n / 10, date '2000-02-01' + n / 10,
        'Cheque', '{"name": "Hotel"}', '{"name": "Sonatrach"}', 100, 0, 0, 100, 100, 0, 0,
        case when n % 5 > 0 then 100 else 0 end, case when n % 5 > 0 then 'Paid' else 'Unpaid' end,
        case when n % 5 > 0 then now() end
      from generate_series(1, ${INVOICES}::int) n`;
    await tx`insert into invoice_lines (hotel_id, invoice_id, position, date, description, guest_name, amount_centimes)
      select ${hotelId}, md5('invoice.' || n)::uuid, p, '2026-11-21', 'Room', 'Guest ' || n % 5000, 50
      from generate_series(1, ${INVOICES}::int) n, generate_series(1, 2) p`;
    await tx`insert into invoice_guest_words (hotel_id, company_id, word, invoice_id)
      select ${hotelId}, ${companyId}, w, md5('invoice.' || n)::uuid
      from generate_series(1, ${INVOICES}::int) n, unnest(array['guest', 'name' || n % 5000]) w`;
    await tx`insert into payments (hotel_id, id, company_id, method, payment_date, business_date, reference, amount_centimes,
        allocated_centimes)
      select ${hotelId}, md5('payment.' || n)::uuid, ${companyId}, 'Cheque', '2026-11-21', '2026-11-21', 'CHQ ' || n, 100, 100
      from generate_series(1, ${INVOICES}::int) n where n % 5 > 0`;
    await tx`insert into allocations (hotel_id, id, payment_id, invoice_id, company_id, amount_centimes, business_date)
      select ${hotelId}, gen_random_uuid(), md5('payment.' || n)::uuid, md5('invoice.' || n)::uuid, ${companyId}, 100, '2026-11-21'
      from generate_series(1, ${INVOICES}::int) n where n % 5 > 0`;
    await tx`insert into invoice_counters (hotel_id, year, last_number) values (${hotelId}, 2000, ${INVOICES})`;
  });
  await owner.begin(async (tx) => {
    // All rows are counted: a random sample would now and then estimate the guests' words to be hundreds.
    await tx`set local default_statistics_target = 1000`;
    await tx`analyze invoices, invoice_lines, invoice_guest_words, payments, allocations`;
  });
}, 60_000);

it.each([
  ["the unpaid ones", { state: "unpaid" }],
  ["the paid ones", { state: "paid" }],
  ["the newest", {}],
  ["a guest's name", { guest: "name123" }],
  ["a word that all have", { guest: "guest" }],
  ["a guest nobody had", { guest: "zoubida" }],
  ["a payment's reference", { reference: "chq 1234" }],
  ["the end of the number", { number: "007919" }],
  ["a number of the series", { number: "2000/77" }],
  ["a day", { from: "2000-06-01", to: "2000-06-02" }],
])("INV-02 a search for %s reads no more than its page needs", async (_, search) => {
  const plan = await explainWork(appUrl, ref.hotelId, (tx) =>
    searchInvoices(tx, ref, invoiceSearchSchema.parse(search)),
  );
  expect(plan.readWhole).not.toContain("invoices");
  expect(plan.reads("invoices").rows).toBeLessThanOrEqual(1_500);
});
