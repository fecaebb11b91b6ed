import { companyIdSchema, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { insertInvoices } from "../../testing/many-invoices.ts";
import { explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { selectDueCompanies, selectDueLetters } from "./due-reminders.queries.ts";
import { findReminder, selectWritten } from "./reminders.queries.ts";

const { owner, appUrl } = await openTestDatabase();
const hotelId = hotelIdSchema.parse(uuid());
const INVOICES = 100_000;
const COMPANIES = 199;
/** Of 1 000 invoices. */
const UNPAID = 5;
const OPEN = (INVOICES / 1_000) * UNPAID;

/** Twenty years of invoices, nearly all of them paid; each fourth was in a first reminder once, with nine others. */
beforeAll(async () => {
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Hotel', '2026-11-21')`;
  const years = { from: "2006-11-21", perDay: 14 };
  await insertInvoices(owner, { hotelId, companies: COMPANIES, invoices: INVOICES, ...years });
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update invoices set status = 'Paid', settled_centimes = 10000, paid_at = now()
      where hotel_id = ${hotelId} and status = 'Unpaid' and series_number % 200 > 0`;
    await tx`create temporary table letters on commit drop as
      select *, md5(company_id || '.' || place / 10)::uuid as letter from (
        select company_id, id, due_date, row_number() over (partition by company_id order by series_number) as place
        from invoices where hotel_id = ${hotelId} and series_number % 4 = 0) i`;
    await tx`insert into reminders (hotel_id, id, company_id, step, business_date, seller, buyer)
      select distinct ${hotelId}::uuid, letter, company_id, 'first', date '2026-11-21', '{"name": "Hotel"}'::jsonb,
        '{"name": "Company"}'::jsonb from letters`;
    await tx`insert into reminded_invoices (hotel_id, invoice_id, step, reminder_id, company_id, business_date, due_date,
        open_centimes)
      select ${hotelId}, id, 'first', letter, company_id, date '2026-11-21', due_date, 10000 from letters`;
  });
  await owner.unsafe("vacuum analyze");
}, 120_000);

/** The company of an invoice of that number. */
async function companyOf(invoice: number) {
  const [row] = await owner`select company_id, id from invoices
    where hotel_id = ${hotelId} and series_number = ${invoice}`;
  return { hotelId, companyId: companyIdSchema.parse(row?.company_id) };
}

type Work = Parameters<typeof explainWork>[2];

async function readsOf(work: Work) {
  const { readWhole, reads } = await explainWork(appUrl, hotelId, work);
  const growing = ["invoices", "reminders", "reminded_invoices"];
  return {
    sequential: readWhole.filter((table) => growing.includes(table)),
    rowsOf: (table: string) => reads(table).rows,
  };
}

it("INV-14 the hotel's list of due reminders reads its unpaid invoices alone", async () => {
  const { sequential, rowsOf } = await readsOf((tx) => selectDueCompanies(tx, hotelId));
  expect(sequential).toEqual([]);
  expect(rowsOf("invoices")).toBeLessThanOrEqual(OPEN);
  expect(rowsOf("reminded_invoices")).toBeLessThanOrEqual(OPEN);
});

it("INV-14 what a company is due for reads its own unpaid invoices alone", async () => {
  const ref = await companyOf(200);
  const { sequential, rowsOf } = await readsOf((tx) => selectDueLetters(tx, ref));
  expect(sequential).toEqual([]);
  expect(rowsOf("invoices")).toBeGreaterThan(0);
  expect(rowsOf("invoices")).toBeLessThanOrEqual(INVOICES / COMPANIES);
});

it("INV-14 a company's letters and one letter are found without reading the others", async () => {
  const ref = await companyOf(1);
  const list = await readsOf((tx) => selectWritten(tx, ref));
  expect(list.sequential).toEqual([]);
  expect(list.rowsOf("reminders")).toBeLessThanOrEqual(100);
  expect(list.rowsOf("reminded_invoices")).toBeGreaterThan(0);
  expect(list.rowsOf("reminded_invoices")).toBeLessThanOrEqual(1_000);
  const [letter] = await owner`select id from reminders
    where hotel_id = ${hotelId} and company_id = ${ref.companyId} limit 1`;
  const one = await readsOf((tx) => findReminder(tx, { hotelId, reminderId: letter?.id }));
  expect(one.sequential).toEqual([]);
  expect(one.rowsOf("reminded_invoices")).toBeLessThanOrEqual(20);
});
