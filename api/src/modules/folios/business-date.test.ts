import { expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { bookingReader } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();
const bookingAfter = bookingReader({ request });

/** Whether a backend of this database waits for a lock. */
async function someoneWaits(): Promise<boolean> {
  const rows = await owner`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length > 0;
}

it("I5 a charge that meets the closing of the day waits, and bears the new business date", async () => {
  const { hotelId, bookingId, staff, booking } = await makeBooking(database, { checkInNow: true });
  const body = {
    folioId: booking.folios[0]?.id,
    description: "Tea",
    department: "Restaurant",
    amountCentimes: 15_000,
  };
  const charging = await owner.begin(async (audit) => {
    await audit`select from hotels where id = ${hotelId} for no key update`;
    const charge = request("POST", `/hotels/${hotelId}/bookings/${bookingId}/charges`, {
      as: staff,
      body,
    });
    await eventually(async () => expect(await someoneWaits()).toBe(true));
    await audit`update hotels set business_date = '2026-11-22' where id = ${hotelId}`;
    return { charge };
  });
  const charged = await bookingAfter(await charging.charge, staff);
  expect(charged.folios[0]?.postings).toMatchObject([{ businessDate: "2026-11-22" }]);
});
