import { randomUUID } from "node:crypto";
import { INVOICE_PAGE } from "@funduq/shared-types/contracts/invoice";
import { expect, it } from "vitest";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, request } = api;
const desk = invoiceDesk(api);
const { debtor, issue, search } = desk;

const made = await desk.house();
const { hotelId } = made.staff;
const names = ["Yacine Brahimi", "Bénaïssa Haddad", "نادية حمدي"];
const stays = [];
for (const fullName of names) stays.push(await debtor(made, { fullName }));
const ids = stays.map(({ debtorId }) => debtorId);
/** The first two guests on one, the third on another, which is paid; the first was taken back in part. */
const both = await issue(made, ids.slice(0, 2));
const third = await issue(made, ids.slice(2));
const note = await (await desk.credit(made, both.id, ids.slice(0, 1))).json();
await owner.begin(async (tx) => {
  const paymentId = randomUUID();
  const [paid] = await tx`
    update invoices set settled_centimes = due_centimes, status = 'Paid', paid_at = now()
    where id = ${third.id} returning due_centimes as centimes`;
  await tx`insert into payments (hotel_id, id, company_id, method, payment_date, business_date, reference,
      amount_centimes, allocated_centimes)
    values (${hotelId}, ${paymentId}, ${made.companyId}, 'Cheque', '2026-11-20', '2026-11-21', 'CHQ 4471',
      ${paid?.centimes}, ${paid?.centimes})`;
  await tx`insert into allocations (hotel_id, id, payment_id, invoice_id, company_id, amount_centimes, business_date)
    values (${hotelId}, ${randomUUID()}, ${paymentId}, ${third.id}, ${made.companyId}, ${paid?.centimes}, '2026-11-21')`;
});

it("INV-03 has number, day, company, guests, total, status and payment of each", async () => {
  const { invoices, next } = await search(made);
  expect(next).toBeNull();
  expect(invoices.map(({ id }) => id).sort()).toEqual([both.id, third.id, note.id].sort());
  const of = (id: string) => invoices.find((each) => each.id === id);
  expect(of(both.id)).toMatchObject({
    kind: "invoice",
    number: both.number,
    seriesYear: 2026,
    seriesNumber: 1,
    businessDate: "2026-11-21",
    dueDate: "2026-11-21",
    otherGuests: 1,
    status: "Unpaid",
    payments: [],
  });
  expect(names.slice(0, 2)).toContain(of(both.id)?.guestName);
  expect(of(third.id)).toMatchObject({
    guestName: names[2],
    otherGuests: 0,
    status: "Paid",
    openCentimes: 0,
    payments: [{ method: "Cheque", paymentDate: "2026-11-20", reference: "CHQ 4471" }],
  });
  expect(of(note.id)).toMatchObject({ kind: "credit-note", status: "Issued", openCentimes: 0 });
});

it.each([
  ["state=unpaid", ["both"]],
  ["state=paid", ["third"]],
  ["guest=brah", ["both", "note"]],
  ["guest=haddad%20ben", ["both"]],
  ["guest=حمدي", ["third"]],
  ["guest=amina", []],
  [`guest=${"ﷺ".repeat(160)}`, []],
  ["guest=yacine%20yacine%20yacine", ["both", "note"]],
  ["guest=%3F%3F", []],
  ["number=2026/000002", ["third"]],
  ["number=2026/2", ["third"]],
  ["number=2025/2", []],
  ["number=2", ["third"]],
  ["number=20261121", ["both", "third", "note"]],
  ["number=inv-202611", ["both", "third", "note"]],
  ["number=INV-2026112", ["both", "third", "note"]],
  ["number=INV-20261122", []],
  ["number=X1", []],
  ["reference=chq", ["third"]],
  ["reference=4471", []],
  ["from=2026-11-21&to=2026-11-21", ["both", "third", "note"]],
  ["from=2026-11-22", []],
  ["to=2026-11-20", []],
  ["state=unpaid&guest=hamdi", []],
  ["state=unpaid&guest=yacine&from=2026-11-21", ["both"]],
])("INV-02 finds by %s", async (query, expected) => {
  const nameOf = new Map([
    [both.id, "both"],
    [third.id, "third"],
    [note.id, "note"],
  ]);
  const { invoices } = await search(made, `?${query}`);
  expect(invoices.map(({ id }) => nameOf.get(id)).sort()).toEqual([...expected].sort());
});

it("INV-02 finds by the whole number, its ending, and in any case", async () => {
  for (const typed of [both.number, both.number.toLowerCase(), both.number.slice(-6)])
    expect((await search(made, `?number=${typed}`)).invoices.map(({ id }) => id)).toEqual([
      both.id,
    ]);
});

it.each([
  { state: "all" },
  { from: "2026-02-30" },
  { beforeAt: "2026-11-21T09:00:00Z" },
  { number: "9".repeat(41) },
  { unknown: 1 },
])("INV-02 refuses %o", async (body) => {
  const address = `/hotels/${hotelId}/companies/${made.companyId}/invoice-search`;
  expect((await request("POST", address, { as: made.staff, body })).status).toBe(400);
});

it("INV-02 comes by pages, each document once", async () => {
  const other = await desk.house();
  const all = 2 * INVOICE_PAGE + 3;
  await owner`
    insert into invoices (hotel_id, id, number, series_year, series_number, company_id, issued_at, business_date, due_date,
      payment_method, seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes, grand_total_centimes,
      transferred_centimes, added_tva_centimes, added_stay_tax_centimes)
    select ${other.staff.hotelId}, gen_random_uuid(), 'INV-' || n, 2026, n, ${other.companyId},
      timestamptz '2026-11-21 09:00:00.123456' + (n / 2) * interval '1 microsecond', '2026-11-21', '2026-11-21', 'Cheque',
      '{"name": "Hotel"}', '{"name": "Company"}', 100, 0, 0, 100, 100, 0, 0
    from generate_series(1, ${all}::int) n`;
  const seen: string[] = [];
  let query = "";
  for (let page = 0; page < 4; page += 1) {
    const { invoices, next } = await search(other, query);
    seen.push(...invoices.map(({ id }) => id));
    if (!next) break;
    query = `?${new URLSearchParams(next)}`;
  }
  expect([seen.length, new Set(seen).size]).toEqual([all, all]);
});
