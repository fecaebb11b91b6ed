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

it("BK-22 FO-12 a reference is found by an index, in the largest of many hotels", async () => {
  const [row] = await owner`select reference from bookings where hotel_id = ${hotelId} limit 1`;
  const plan = await explainWork(appUrl, hotelId, (tx) => searchDesk(tx, hotelId, row?.reference));
  expect(plan.readWhole).not.toContain("bookings");
  expect(plan.rows).toBeLessThanOrEqual(50);
});
