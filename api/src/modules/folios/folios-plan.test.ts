import { expect, it } from "vitest";
import { makeBooking, makeCompany } from "../../testing/factories-bookings.ts";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { accountsOfStayQuery } from "./accounts.queries.ts";
import { foliosQuery } from "./folios.queries.ts";
import { ACCOUNT_FOLIO_KEY } from "./folios.tables.ts";

const { database, owner } = await openTestDatabase();
const POSTINGS = 1_000;
const ACCOUNTS = 10;

it("FOL-01 the folios of a stay with very many postings read each of them a few times only", async () => {
  const { hotelId, bookingId } = await makeBooking(database);
  await insertPostings(bookingId);
  await owner`vacuum analyze postings`;

  const plan = await database.withHotel(hotelId, (tx) =>
    explain(tx, foliosQuery({ hotelId, bookingId })),
  );

  expect(plan.rows).toBeGreaterThan(POSTINGS);
  expect(plan.rows).toBeLessThanOrEqual(20 * POSTINGS);
});

it("FOL-02 the accounts of a stay are found without joining those of a hotel that statistics do not have yet", async () => {
  const known = await makeBooking(database);
  await insertPostings(known.bookingId);
  await owner`analyze folios, postings`;
  const { hotelId, bookingId } = await makeBooking(database);
  await insertPostings(bookingId);
  for (let accounts = 0; accounts < ACCOUNTS; accounts += 1) {
    const companyId = await makeCompany(database, hotelId);
    await owner`insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
      values (${hotelId}, gen_random_uuid(), 'company', ${companyId}, ${ACCOUNT_FOLIO_KEY}, 'Account', 'Company')`;
  }

  const plan = await database.withHotel(hotelId, (tx) =>
    explain(tx, accountsOfStayQuery({ hotelId, bookingId })),
  );

  expect(plan.rows).toBeGreaterThan(0);
  expect(plan.rows).toBeLessThanOrEqual(2 * POSTINGS);
});

async function insertPostings(bookingId: string): Promise<void> {
  await owner`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department,
      description, amount_centimes, business_date)
    select hotel_id, gen_random_uuid(), owner_kind, owner_id, id, 'charge', 'service', 'Spa', 'Line', 100,
      '2026-11-21'
    from folios, generate_series(1, ${POSTINGS}::int) where owner_id = ${bookingId}`;
}
