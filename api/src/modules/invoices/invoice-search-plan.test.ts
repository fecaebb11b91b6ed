import { invoiceSearchSchema } from "@funduq/shared-types/contracts/invoice";
import { companyIdSchema, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { explainWork } from "../../testing/query-plan.ts";
import { insertSearchableInvoices } from "../../testing/searchable-invoices.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { searchInvoices } from "./invoice-search.service.ts";

const { owner, appUrl } = await openTestDatabase();
const ref = { hotelId: hotelIdSchema.parse(uuid()), companyId: companyIdSchema.parse(uuid()) };
const INVOICES = 20_000;

/** A company with all invoices of its hotel, ten a day, each fifth of them unpaid. */
beforeAll(async () => {
  const guests = Array.from({ length: 5_000 }, (_, n) => `Guest Name${n}`);
  await insertSearchableInvoices(owner, { ...ref, invoices: INVOICES, perDay: 10, guests });
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
