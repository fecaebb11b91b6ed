import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { insertInvoices } from "../../testing/many-invoices.ts";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { openWithCompaniesQuery } from "./aged-balances.queries.ts";
import { companiesReportQuery } from "./companies-report.queries.ts";
import { ledgerQuery } from "./ledger.queries.ts";
import { salesDocumentsQuery } from "./sales-journal.queries.ts";

const { database, owner } = await openTestDatabase();
const hotelId = hotelIdSchema.parse(uuid());
const PER_DAY = 5;
const OF_YEAR = 366 * PER_DAY;
const DOCUMENTS = 20_000;

/** Of as many payments as invoices, those with something left. */
const PAYMENTS_LEFT = 100;

/** Eleven years of five invoices a day, each with its transfer and a payment, and a busy house's other postings. */
beforeAll(async () => {
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Hotel', '2026-11-21')`;
  await insertInvoices(owner, {
    hotelId,
    companies: 200,
    invoices: DOCUMENTS,
    from: "2016-01-01",
    perDay: PER_DAY,
  });
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into invoice_lines (hotel_id, invoice_id, position, date, description, guest_name, amount_centimes)
      select hotel_id, id, 1, business_date, 'Room', 'Guest', 10000 from invoices where hotel_id = ${hotelId}`;
    await tx`
      insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description, amount_centimes,
        business_date, transfer_side, counterpart_posting_id, account_id)
      select hotel_id, id, 'company', company_id, company_id, 'transfer', 'Company Account', 'To', 10000,
        business_date, 'to', id, company_id
      from invoices where hotel_id = ${hotelId}`;
    await tx`
      insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, description,
        amount_centimes, business_date)
      select ${hotelId}, gen_random_uuid(), 'stay', ${uuid()}, ${uuid()}, 'charge', 'service', 'Spa', 'Spa', 100,
        date '2016-01-01' + n / 15
      from generate_series(1, 60000) n`;
    await tx`insert into invoice_stays (hotel_id, invoice_id, posting_id, company_id)
      select hotel_id, id, id, company_id from invoices where hotel_id = ${hotelId}`;
    await tx`
      insert into payments (hotel_id, id, company_id, method, payment_date, business_date, amount_centimes, allocated_centimes)
      select hotel_id, id, company_id, 'Cheque', business_date, business_date, 10000,
        case series_number % ${DOCUMENTS / PAYMENTS_LEFT}::int when 0 then 4000 else 10000 end
      from invoices where hotel_id = ${hotelId}`;
  });
  await owner.unsafe("vacuum analyze");
}, 60_000);

async function readsOf(query: SQL) {
  const { reads, readWhole } = await database.withHotel(hotelId, (tx) => explain(tx, query));
  const growing = ["invoices", "invoice_lines", "invoice_stays", "payments", "postings"];
  return {
    sequential: readWhole.filter((table) => growing.includes(table)),
    rowsOf: (table: string) => reads(table).rows,
  };
}

it("INV-17 revenue by company reads the year's documents and transfers alone, however old the hotel is", async () => {
  const { sequential, rowsOf } = await readsOf(companiesReportQuery(hotelId, 2020));
  expect(sequential).toEqual([]);
  expect(rowsOf("invoices")).toBe(OF_YEAR);
  expect(rowsOf("postings")).toBeLessThanOrEqual(OF_YEAR);
});

it("INV-14 aged balances read the unpaid invoices, the payments with something left and companies' transfers alone", async () => {
  const { sequential, rowsOf } = await readsOf(openWithCompaniesQuery(hotelId));
  expect(sequential).toEqual([]);
  expect(rowsOf("invoices")).toBe(DOCUMENTS / 5);
  expect(rowsOf("payments")).toBe(PAYMENTS_LEFT);
  expect(rowsOf("postings")).toBeLessThanOrEqual(DOCUMENTS + 200);
});

it("INV-17 the sales journal reads the period's documents and their lines alone", async () => {
  const month = { from: calendarDate("2020-03-01"), to: calendarDate("2020-03-31") };
  const { sequential, rowsOf } = await readsOf(salesDocumentsQuery(hotelId, month));
  expect(sequential).toEqual([]);
  expect(rowsOf("invoices")).toBe(31 * PER_DAY);
  expect(rowsOf("invoice_lines")).toBe(31 * PER_DAY);
});

it("REP-01 the accounts of companies read companies' postings alone, not those of guests", async () => {
  const days = { from: calendarDate("2026-11-21"), to: calendarDate("2026-11-21") };
  const since = calendarDate("2026-11-20");
  const { rowsOf } = await readsOf(ledgerQuery(hotelId, "company", { ...days, since }));
  // The plan says the mean of each company, rounded.
  expect(rowsOf("postings")).toBeLessThanOrEqual(DOCUMENTS + 200);
});
