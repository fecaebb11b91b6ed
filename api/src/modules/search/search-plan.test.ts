import { beforeAll, expect, it } from "vitest";
import { LARGE_HOTEL, writeLargeHotel } from "../../testing/large-hotel.ts";
import { explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { searchDesk } from "./search.service.ts";

const { owner, appUrl } = await openTestDatabase();
const { hotelId, roomTypeId, roomId } = LARGE_HOTEL;
const BOOKINGS = 20_000;

/** A large hotel beside fifty with one stay each: what the planner expects of a hotel is far less than this one has. */
beforeAll(async () => {
  await writeLargeHotel(owner, BOOKINGS);
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into hotels (id, name, business_date)
      select md5('hotel.' || n)::uuid, n::text, date '2026-11-21' from generate_series(1, 50) n`;
    await tx`insert into guests (hotel_id, id, full_name, name_search)
      select md5('hotel.' || n)::uuid, gen_random_uuid(), 'Nadia', 'nadia' from generate_series(1, 50) n`;
    await tx`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date, adults,
        rate_centimes, rate_plan)
      select md5('hotel.' || n)::uuid, md5('stay.' || n)::uuid, 'Confirmed', ${roomId}, ${roomTypeId},
        date '2026-11-22', date '2026-11-23', 1, 900000, 'base'
      from generate_series(1, 50) n`;
    await tx`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select id, md5('stay.' || name)::uuid, gen_random_uuid(), true
      from hotels where id <> ${hotelId}`;
  });
  await owner`analyze hotels, guests, bookings, booking_guests`;
}, 60_000);

it.each([
  ["a first name that many have", "nadia"],
  ["a beginning that very many have", "so"],
  ["the other script", "نادية"],
])(
  "FO-12 the desk's search by %s compares each name once, also in the largest of many hotels",
  async (_, query) => {
    const plan = await explainWork(appUrl, hotelId, (tx) => searchDesk(tx, hotelId, query));
    // 250 stays in the house and 500 to come: joined with each other they are half a million.
    expect(plan.rows).toBeLessThanOrEqual(40_000);
  },
);

it.each([["2005/18000"], ["INV-20050101-0100"]])(
  "FOL-11 FO-12 the invoice of a folio is found by its number %s through an index, among 20 000",
  async (number) => {
    await owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`
        insert into invoices (hotel_id, id, number, series_year, series_number, folio_id, folio_payer, issued_at, business_date,
          due_date, payment_method, seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes, grand_total_centimes,
          transferred_centimes, added_tva_centimes, added_stay_tax_centimes, status)
        select ${hotelId}, md5('document.' || n)::uuid, 'INV-' || to_char(date '2005-01-01' + n / 200, 'YYYYMMDD') || '-'
            || lpad((n + 10000)::text, 6, '0'), 2005, n, md5('folio.' || n)::uuid, 'Guest', now(), '2005-01-01', '2005-01-01',
          'Cash', '{"name": "Hotel"}', '{"name": "Atlas"}', 100, 0, 0, 100, 100, 0, 0, 'Issued'
        from generate_series(1, 20000) n on conflict do nothing`;
    });
    await owner`analyze invoices`;
    const plan = await explainWork(appUrl, hotelId, (tx) => searchDesk(tx, hotelId, number));
    expect(plan.readWhole).not.toContain("invoices");
    expect(plan.rows).toBeLessThanOrEqual(250);
  },
);

it("BK-22 FO-12 a reference is found by an index, in the largest of many hotels", async () => {
  const [row] = await owner`select reference from bookings where hotel_id = ${hotelId} limit 1`;
  const plan = await explainWork(appUrl, hotelId, (tx) => searchDesk(tx, hotelId, row?.reference));
  expect(plan.readWhole).not.toContain("bookings");
  expect(plan.rows).toBeLessThanOrEqual(50);
});
