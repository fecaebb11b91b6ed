import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { expect, it } from "vitest";
import { makeHotelWorld } from "../testing/hotel-world.ts";
import { openTestDatabase } from "../testing/test-db.ts";
import type { HotelWorld } from "../testing/world-ids.ts";

const { database, owner } = await openTestDatabase();
const world = await makeHotelWorld(owner);
await makeHotelWorld(owner);

async function violationsIn(tx: postgres.ISql, hotelId: string): Promise<string[]> {
  const rows = await tx<
    { invariant: string }[]
  >`select invariant from check_invariants(${hotelId})`;
  return [...new Set(rows.map((row) => row.invariant))].sort();
}

/** Applies the damage, returns the violations found, and rolls back. */
async function violationsAfter(damage: (ids: HotelWorld) => string): Promise<string[]> {
  let found: string[] = [];
  const undone = new Error("undone");
  const attempt = owner.begin(async (tx) => {
    await tx.unsafe(damage(world));
    found = await violationsIn(tx, world.hotelId);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return found;
}

it("finds nothing in a hotel that is in order", async () => {
  expect(await violationsIn(owner, world.hotelId)).toEqual([]);
});

it("runs with the application's rights, inside the hotel", async () => {
  const found = await database.withHotel(hotelIdSchema.parse(world.hotelId), (tx) =>
    tx.execute(sql`select * from check_invariants(${world.hotelId})`),
  );
  expect(found).toHaveLength(0);
});

const copyOf = (table: string, id: string, changes: Record<string, string>) => {
  const values = { id: "gen_random_uuid()", ...changes };
  const pairs = Object.entries(values).map(([column, value]) => `'${column}', ${value}`);
  return `insert into ${table} (hotel_id, id, ${columnsOf[table]})
    select (j).hotel_id, (j).id, ${columnsOf[table]
      ?.split(", ")
      .map((column) => `(j).${column}`)
      .join(", ")}
    from (select jsonb_populate_record(t, jsonb_build_object(${pairs.join(", ")})) as j from ${table} t where id = '${id}') copied;`;
};

const columnsOf: Record<string, string> = {
  bookings:
    "status, room_id, room_type_id, check_in_date, check_out_date, adults, rate_centimes, rate_plan, created_at, comments, children, version",
  postings:
    "owner_kind, owner_id, folio_id, kind, department, method, description, amount_centimes, business_date, posted_at, item, night, reverses_posting_id, reversal_reason, transfer_side, counterpart_posting_id, account_id",
  sales:
    "restaurant_id, client_operation_id, year, month, number, table_name, total_centimes, business_date, sold_at",
};

const primary = (ids: HotelWorld) =>
  `hotel_id = '${ids.hotelId}' and booking_id = '${ids.bookingId}'`;

const ofHotel = (ids: HotelWorld) => `hotel_id = '${ids.hotelId}'`;
/** Adds a line to the audit trail as the application does. */
const oneMore = (ids: HotelWorld) =>
  `select record_change('${ids.hotelId}', 'rooms.look', '{Room}', null, null, now(), null, '{}');`;

const damages: [invariant: string, damage: (ids: HotelWorld) => string][] = [
  [
    "night-inventory-is-the-count",
    (ids) => `update night_inventory set sold = 0 where hotel_id = '${ids.hotelId}' and sold = 1`,
  ],
  [
    "night-inventory-is-the-count",
    (ids) => `update night_inventory set held = 0 where hotel_id = '${ids.hotelId}'`,
  ],
  [
    "night-inventory-is-the-count",
    (ids) => `update night_inventory set out_of_order = 0 where hotel_id = '${ids.hotelId}'`,
  ],
  [
    "night-inventory-is-the-count",
    (ids) => `update night_inventory set rooms = 3 where hotel_id = '${ids.hotelId}'`,
  ],
  [
    "booked-night-has-an-inventory-row",
    (ids) =>
      `delete from night_inventory where hotel_id = '${ids.hotelId}' and night = '2026-03-03'`,
  ],
  [
    "active-bookings-do-not-overlap",
    (ids) =>
      `alter table bookings drop constraint bookings_no_double_booking;
       ${copyOf("bookings", ids.bookingId, { status: "'Confirmed'" })}`,
  ],
  [
    "booking-is-in-a-room-of-its-type",
    (ids) =>
      `insert into room_types (hotel_id, id, name, bed_configuration)
         values ('${ids.hotelId}', '${ids.facilityId}', 'Suite', 'Quad (2 Doubles)');
       update rooms set room_type_id = '${ids.facilityId}' where id = '${ids.roomId}'`,
  ],
  [
    "booking-is-in-a-room-that-is-sold",
    // With another room in its place, or the inventory would be short of one.
    (ids) =>
      `update rooms set retired_from = '2026-03-03' where id = '${ids.roomId}';
       insert into rooms (hotel_id, id, floor_id, room_type_id, number)
         values ('${ids.hotelId}', gen_random_uuid(), '${ids.floorId}', '${ids.typeId}', '901');
       update night_inventory set rooms = 3 where ${ofHotel(ids)} and night < '2026-03-03'`,
  ],
  [
    "booking-has-one-primary-guest",
    (ids) => `update booking_guests set is_primary = false where ${primary(ids)}`,
  ],
  [
    "booking-has-a-personal-folio",
    (ids) => `update folios set key = 'folio_other' where id = '${ids.folioId}'`,
  ],
  [
    "checked-out-booking-is-settled",
    (ids) => copyOf("postings", ids.companyChargeId, { amount_centimes: "100" }),
  ],
  [
    "moves-of-a-posting-are-a-chain",
    (ids) => `update posting_moves set seq = 2 where posting_id = '${ids.companyChargeId}'`,
  ],
  [
    "moves-of-a-posting-are-a-chain",
    (ids) =>
      `update posting_moves set from_folio_id = to_folio_id, to_folio_id = from_folio_id
       where posting_id = '${ids.companyChargeId}'`,
  ],
  [
    "closed-day-takes-no-posting",
    (ids) =>
      `update postings set posted_at = '2026-03-02T08:00:00Z' where id = '${ids.companyChargeId}'`,
  ],
  [
    "posting-is-not-ahead-of-the-business-date",
    (ids) => `update postings set business_date = '2026-03-03' where id = '${ids.chargeId}'`,
  ],
  [
    "closed-days-end-before-the-business-date",
    (ids) => `update hotels set business_date = '2026-03-01' where id = '${ids.hotelId}'`,
  ],
  [
    "closed-days-follow-each-other",
    (ids) =>
      `update business_days set date = '2026-02-20' where hotel_id = '${ids.hotelId}' and date = '2026-02-28'`,
  ],
  [
    "unsettled-group-account-is-the-sum-of-its-postings",
    (ids) =>
      `update business_days set closing = '{"groups": {"${ids.groupId}": 1}}' where hotel_id = '${ids.hotelId}'`,
  ],
  [
    "invoiced-transfer-stands",
    (ids) =>
      `alter table postings drop constraint postings_transfers_are_two_lines;
       ${copyOf("postings", ids.debtorId, { reverses_posting_id: `'${ids.debtorId}'::text`, reversal_reason: "'Again'::text" })}`,
  ],
  [
    "transfer-is-reversed-whole",
    (ids) =>
      `alter table postings drop constraint postings_transfers_are_two_lines;
       ${copyOf("postings", ids.debtorId, { reverses_posting_id: `'${ids.debtorId}'::text`, reversal_reason: "'Again'::text" })}`,
  ],
  [
    "invoice-is-the-sum-of-its-lines",
    (ids) => `update invoice_lines set amount_centimes = 1 where invoice_id = '${ids.invoiceId}'`,
  ],
  [
    "invoice-is-the-sum-of-its-lines",
    (ids) => `update invoice_lines set tva_centimes = 1 where invoice_id = '${ids.invoiceId}'`,
  ],
  [
    "invoice-is-the-sum-of-its-lines",
    (ids) => `update invoice_lines set stay_tax_centimes = 1 where invoice_id = '${ids.invoiceId}'`,
  ],
  [
    "invoice-bills-its-transfers",
    (ids) => `delete from invoice_stays where invoice_id = '${ids.invoiceId}'`,
  ],
  [
    "invoice-bills-its-transfers",
    (ids) =>
      `update invoice_stays set prepaid_centimes = 1 where credit_note_id = '${ids.creditNoteId}'`,
  ],
  [
    "invoice-bills-its-charges",
    (ids) => `delete from invoice_charges where invoice_id = '${ids.folioInvoiceId}'`,
  ],
  [
    "invoiced-charge-stands",
    (ids) =>
      copyOf("postings", ids.groupDinnerId, {
        reverses_posting_id: `'${ids.groupDinnerId}'::text`,
        reversal_reason: "'Again'::text",
      }),
  ],
  [
    "invoice-is-credited-by-its-credit-notes",
    (ids) =>
      `update invoices set credited_centimes = grand_total_centimes, status = 'Cancelled' where id = '${ids.folioInvoiceId}'`,
  ],
  [
    "invoice-is-settled-by-its-allocations",
    (ids) =>
      `update invoices set settled_centimes = 1, status = 'Unpaid', paid_at = null where id = '${ids.invoiceId}'`,
  ],
  [
    "invoice-is-settled-by-its-allocations",
    (ids) =>
      `update allocations set reversed_at = null, reversal_reason = null where ${ofHotel(ids)}`,
  ],
  [
    "invoice-is-credited-by-its-credit-notes",
    (ids) =>
      `update invoices set credited_centimes = 1, status = 'Unpaid' where id = '${ids.cancelledInvoiceId}'`,
  ],
  [
    "invoice-line-is-credited-by-its-credit-notes",
    (ids) =>
      `update invoice_lines set credited_tva_centimes = 1 where invoice_id = '${ids.cancelledInvoiceId}'`,
  ],
  [
    "returned-stay-gets-its-rebates-back",
    (ids) =>
      `update invoices set rebate_centimes = -1, transferred_centimes = transferred_centimes + 1
        where id = '${ids.creditNoteId}'`,
  ],
  [
    "payment-is-allocated-once",
    (ids) => `update payments set allocated_centimes = 1 where id = '${ids.paymentId}'`,
  ],
  [
    "invoice-series-has-no-gap",
    (ids) => `update invoices set series_number = 9 where id = '${ids.creditNoteId}'`,
  ],
  [
    "invoice-series-has-no-gap",
    (ids) => `update invoice_counters set last_number = 9 where hotel_id = '${ids.hotelId}'`,
  ],
  [
    "folio-invoices-count-its-payments",
    (ids) =>
      `update invoices set prepaid_centimes = 400000, transferred_centimes = 0 where id = '${ids.folioInvoiceId}'`,
  ],
  [
    "stamp-duty-is-collected-once",
    (ids) => `update payments set method = 'Cash' where id = '${ids.paymentId}'`,
  ],
  ["bill-numbers-have-no-gap", (ids) => `update sales set number = 9 where id = '${ids.saleId}'`],
  [
    "sale-is-the-sum-of-its-lines",
    (ids) => `update sale_lines set quantity = 3 where sale_id = '${ids.saleId}'`,
  ],
  [
    "sale-to-a-room-is-its-charge",
    (ids) => `update sale_payments set amount_centimes = 1 where sale_id = '${ids.saleId}'`,
  ],
  [
    "sale-is-the-sum-of-its-payments",
    (ids) => `update sale_payments set amount_centimes = 1 where sale_id = '${ids.refundId}'`,
  ],
  [
    "charges-of-a-sale-are-of-its-rates",
    (ids) =>
      `update postings set sale_id = '${ids.saleId}', tva_bp = 1900 where id = '${ids.chargeId}'`,
  ],
  [
    "charges-of-a-sale-are-what-rooms-paid",
    (ids) =>
      `update postings set sale_id = '${ids.saleId}', amount_centimes = 140000 where id = '${ids.chargeId}'`,
  ],
  [
    "charge-of-a-sale-is-its-payment",
    (ids) => `update postings set sale_id = '${ids.refundId}' where id = '${ids.chargeId}'`,
  ],
  [
    "nothing-of-a-refunded-sale-stands",
    (ids) =>
      `update postings set sale_id = (select refunds_sale_id from sales where id = '${ids.refundId}') where id = '${ids.chargeId}'`,
  ],
  [
    "refund-gives-the-whole-sale-back",
    (ids) => `update sales set total_centimes = 1 where id = '${ids.refundId}'`,
  ],
  [
    "identity-reads-are-of-a-guest",
    (ids) =>
      `update identity_reads set guest_id = gen_random_uuid() where hotel_id = '${ids.hotelId}'`,
  ],
  [
    "closed-day-takes-no-posting",
    (ids) => `update postings set business_date = '2026-02-28' where id = '${ids.groupDinnerId}'`,
  ],
  [
    "posting-is-not-ahead-of-the-business-date",
    (ids) => `update postings set business_date = '2026-03-03' where id = '${ids.groupDinnerId}'`,
  ],
  [
    "night-is-charged-once",
    (ids) => `drop index postings_night_is_charged_once; ${copyOf("postings", ids.nightId, {})}`,
  ],
  [
    "parts-of-a-split-are-the-whole",
    (ids) => `update postings set amount_centimes = 1 where id = '${ids.splitPartId}'`,
  ],
  [
    "halves-of-a-split-contain-its-taxes",
    (ids) => `update postings set tva_bp = 900 where id = '${ids.splitPartId}'`,
  ],
  [
    "reversal-takes-back-the-taxes",
    (ids) =>
      `update postings set tva_bp = 900 where hotel_id = '${ids.hotelId}' and kind = 'charge' and item <> 'tourism-tax' and reverses_posting_id is not null`,
  ],
  [
    "added-tva-is-of-its-charge",
    (ids) => `update postings set department = 'Spa' where ${ofHotel(ids)} and item = 'tva'`,
  ],
  [
    "added-tva-is-of-its-charge",
    (ids) => `update postings set night = null where ${ofHotel(ids)} and item = 'tva'`,
  ],
  [
    "added-tva-stands-with-its-charge",
    (ids) =>
      copyOf("postings", ids.nightId, {
        reverses_posting_id: `'${ids.nightId}'::text`,
        reversal_reason: "'Without its TVA'::text",
      }),
  ],
  [
    "added-tva-stands-with-its-charge",
    (ids) =>
      `insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
         select hotel_id, '${ids.facilityId}', owner_kind, owner_id, 'folio_other', 'Other', payer
         from folios where id = (select folio_id from postings where id = '${ids.nightId}');
       update postings set folio_id = '${ids.facilityId}' where ${ofHotel(ids)} and item = 'tva'`,
  ],
  [
    "guest-is-found-by-name",
    (ids) => `delete from guest_name_words where hotel_id = '${ids.hotelId}'`,
  ],
  ["changes-have-no-gap", (ids) => `update changes set seq = 2 where hotel_id = '${ids.hotelId}'`],
  [
    "changes-are-a-chain",
    (ids) => `update changes set action = 'hotel.changed' where ${ofHotel(ids)}`,
  ],
  [
    "changes-are-a-chain",
    (ids) =>
      `${oneMore(ids)} delete from changes where ${ofHotel(ids)} and seq = 1;
       update changes set seq = 1 where ${ofHotel(ids)}; update change_counters set seq = 1 where ${ofHotel(ids)}`,
  ],
  [
    "closed-day-keeps-the-hash-of-its-line",
    (ids) => `update business_days set trail_hash = sha256(trail_hash) where ${ofHotel(ids)}`,
  ],
  [
    "changes-end-with-the-counted-one",
    (ids) =>
      `${oneMore(ids)} delete from changes where ${ofHotel(ids)} and seq = 2;
       update change_counters set seq = 1 where ${ofHotel(ids)}`,
  ],
  [
    "changes-end-with-the-counted-one",
    (ids) =>
      `insert into changes (hotel_id, seq, action, tags, at, hash)
         select hotel_id, 2, 'rooms.look', '{Room}', now(), change_hash(
           hash, hotel_id, 2, 'rooms.look', '{Room}', null, null, null, now(), null, '{}') from changes
         where ${ofHotel(ids)};
       update change_counters set seq = 2 where ${ofHotel(ids)}`,
  ],
  [
    "changes-have-no-gap",
    (ids) => `update change_counters set seq = 2 where hotel_id = '${ids.hotelId}'`,
  ],
];

it.each(damages)("finds that %s does not hold", async (invariant, damage) => {
  expect(await violationsAfter(damage)).toContain(invariant);
});

it("has damage for every invariant that the functions name", async () => {
  const [row] = await owner<{ body: string }[]>`
    select string_agg(prosrc, '') as body from pg_proc where starts_with(proname, 'check_')`;
  const named = [...(row?.body ?? "").matchAll(/^SELECT '([a-z-]+)'/gm)].map((match) => match[1]);
  expect(new Set(damages.map(([invariant]) => invariant))).toEqual(new Set(named));
});

it("does not report another hotel's damage", async () => {
  const other = await makeHotelWorld(owner);
  await owner`update change_counters set seq = 7 where hotel_id = ${other.hotelId}`;

  expect(await violationsIn(owner, world.hotelId)).toEqual([]);
  expect(await violationsIn(owner, other.hotelId)).toEqual(["changes-have-no-gap"]);
});
