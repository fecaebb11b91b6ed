import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database } = api;
const { close, violations } = nightDesk(api);
const { current } = bookingSteps(api);
const { changeRoom, otherTypeRoom } = stayChanges(api);

const DEARER = 1_500_000;

it("NA-03 BK-13 BK-17 six nights with a dearer room from the third on come to the stay's total, and the guest leaves without another charge", async () => {
  const made = await makeBooking(database, { checkInNow: true, nights: 6 });
  const suite = await otherTypeRoom(made, { baseRateCentimes: DEARER });
  const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
  const as = made.staff;
  for (let night = 1; night <= 6; night += 1) {
    if (night === 3) {
      const seen = { ...made, booking: await current(made) };
      const rate = { ratePlan: "base", rateCentimes: DEARER };
      expect((await changeRoom(seen, suite, { rate })).status).toBe(200);
    }
    expect((await close(as)).statistics).toMatchObject({
      roomRevenueCentimes: night < 3 ? NIGHTLY_RATE : DEARER,
      sold: 1,
    });
    expect(await violations(made.hotelId)).toEqual([]);
  }

  const booking: Booking = await current(made);
  expect(booking.totalCentimes).toBe(2 * NIGHTLY_RATE + 4 * DEARER);
  const owed = booking.folios.map(folioBalance);
  expect(owed).toEqual([booking.totalCentimes * 1.02]);
  const open = await request("GET", `${at}/room-charges`, { as });
  expect(await open.json()).toEqual({ charges: [] });
  const paid = { folioId: booking.folios[0]?.id, method: "Cash", amountCentimes: owed[0] };
  await request("POST", `${at}/payments`, { as, body: paid });
  const left = await request("POST", `${at}/check-out`, { as, body: { version: booking.version } });
  expect(left.status).toBe(200);
  expect((await close(as)).statistics).toMatchObject({ departures: 1, sold: 0 });
  expect(await violations(made.hotelId)).toEqual([]);
});
