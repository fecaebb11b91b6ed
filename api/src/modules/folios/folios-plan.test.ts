import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { foliosQuery } from "./folios.queries.ts";

const { database, owner } = await openTestDatabase();
const POSTINGS = 1_000;

it("FOL-01 the folios of a stay with very many postings read each of them a few times only", async () => {
  const { hotelId, bookingId } = await makeBooking(database);
  await owner`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department,
      description, amount_centimes, business_date)
    select hotel_id, gen_random_uuid(), owner_kind, owner_id, id, 'charge', 'service', 'Spa', 'Line', 100,
      '2026-11-21'
    from folios, generate_series(1, ${POSTINGS}::int) where owner_id = ${bookingId}`;
  await owner`vacuum analyze postings`;

  const plan = await database.withHotel(hotelId, (tx) =>
    explain(tx, foliosQuery({ hotelId, bookingId })),
  );

  expect(plan.rows).toBeGreaterThan(POSTINGS);
  expect(plan.rows).toBeLessThanOrEqual(20 * POSTINGS);
});
