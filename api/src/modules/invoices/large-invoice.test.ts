import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database } = api;
const desk = invoiceDesk(api);
const STAYS = 200;
const NIGHTS = 10;

/** Copies of one stay with ten nights and a dinner on each, all transferred to the company. */
async function houseOfDebtors() {
  const made = await desk.house();
  const { hotelId } = made.staff;
  await setTaxes(owner, hotelId, "2026-01-01", {});
  const { bookingId } = await makeBooking(database, {
    staff: made.staff,
    companyId: made.companyId,
  });
  const { companyId } = made;
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`create temporary table stays on commit drop as
      select gen_random_uuid() as booking, gen_random_uuid() as folio, gen_random_uuid() as one, gen_random_uuid() as other
      from generate_series(1, ${STAYS}::int)`;
    await tx`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
      values (${hotelId}, ${companyId}, 'company', ${companyId}, 'folio_account', 'Account', 'Company')`;
    await tx`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date, adults,
        rate_centimes, rate_plan)
      select b.hotel_id, s.booking, 'Checked-out', b.room_id, b.room_type_id, date '2026-11-01', date '2026-11-11', 2,
        900000, 'base' from bookings b, stays s where b.id = ${bookingId}`;
    await tx`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select g.hotel_id, s.booking, g.guest_id, true from booking_guests g, stays s where g.booking_id = ${bookingId}`;
    await tx`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer, company_id)
      select ${hotelId}, folio, 'stay', booking, 'folio_company', 'Company', 'Company', ${companyId} from stays`;
    await tx`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, night, department, description,
        amount_centimes, business_date)
      select ${hotelId}, gen_random_uuid(), 'stay', booking, folio, 'charge', l.item, case when l.item = 'restaurant' then null
        else date '2026-11-01' + n end, l.department, l.item, l.amount, date '2026-11-01' + n
      from stays, generate_series(0, ${NIGHTS - 1}::int) n, (values ('room', 'Room', 900000), ('tourism-tax', 'Room', 18000),
        ('restaurant', 'Restaurant', 150000)) l (item, department, amount)`;
    await tx`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description, amount_centimes,
        business_date, transfer_side, counterpart_posting_id, account_id)
      select ${hotelId}, l.id, l.kind, l.owner, l.folio, 'transfer', 'Company Account', 'To the account',
        ${1_068_000 * NIGHTS}, '2026-11-11', l.side, l.counterpart, ${companyId}
      from stays cross join lateral (values (one, 'stay', booking, folio, 'from', other),
        (other, 'company', ${companyId}::uuid, ${companyId}::uuid, 'to', one)) l (id, kind, owner, folio, side, counterpart)`;
  });
  await owner`analyze postings, bookings, folios, booking_guests`;
  return made;
}

it("INV-08 an invoice over 200 stays of ten nights is saved whole, as it was previewed", async () => {
  const made = await houseOfDebtors();
  const list = await desk.debtors(made);
  expect(list.count).toBe(STAYS);
  const ids = desk.idsOf(list);
  const { totals, lines } = await desk.preview(made, ids);
  expect(lines).toHaveLength(3 * STAYS);
  // A night: 9 000 + 180 + 1 500 DA, 9 % of it, and 2 × 500 DA.
  expect(totals).toMatchObject({
    subtotalCentimes: 1_068_000 * NIGHTS * STAYS,
    tvaCentimes: 96_120 * NIGHTS * STAYS,
    stayTaxCentimes: 100_000 * NIGHTS * STAYS,
  });
  const { grandTotalCentimes } = totals;
  const body = { debtorIds: ids, paymentMethod: "Cheque", grandTotalCentimes };
  const response = await desk.save(made, body);
  expect(response.status).toBe(201);
  const { id } = await response.json();
  expect((await desk.invoice(made, id)).lines).toHaveLength(3 * STAYS);
  const findings = await desk.violations(made);
  expect(findings.filter((name) => name.includes("invoice"))).toEqual([]);
}, 60_000);
