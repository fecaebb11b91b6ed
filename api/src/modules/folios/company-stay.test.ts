import type { Booking, CreateBooking } from "@funduq/shared-types/contracts/booking";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { bookingRequest, makeBooking, makeCompany } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { current, bookingAfter } = bookingSteps(api);

const room = { department: "Room", limitCentimes: 0, frequency: "perStay" as const };
const meals = (limitCentimes: number) => ({
  department: "Restaurant",
  limitCentimes,
  frequency: "perTransaction" as const,
});

it.each([
  [1, 0, "company-1", 700_000],
  [2, 0, "company-2", 800_000],
  [2, 1, "company-3", 900_000],
  [3, 1, "company-4", 950_000],
] as const)(
  "BK-03 %d adults and %d children of a company are sold a room at its rate for so many: %s",
  async (adults, children, ratePlan, rate) => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, {
      rates: [700_000, 800_000, 900_000, 950_000],
    });
    const free = await makeRoom(database, staff.hotelId);
    await owner`update room_types set max_occupancy = 4 where hotel_id = ${staff.hotelId}`;
    const asked = bookingRequest(free, { companyId, adults, children, nights: 2 });
    const at = `/hotels/${staff.hotelId}/bookings`;
    const book = (change: Partial<CreateBooking>) =>
      request("POST", at, { as: staff, body: { ...asked, ...change } });

    const guessed = await book({ ratePlan, rateCentimes: (rate - 1) as never });
    expect([guessed.status, (await guessed.json()).code]).toEqual([409, "booking.rate-changed"]);
    const response = await book({ ratePlan, rateCentimes: rate as never });
    expect(await bookingAfter(response, staff)).toMatchObject({
      ratePlan,
      rateCentimes: rate,
      totalCentimes: 2 * rate,
    });
  },
);

it("FOL-01 keeps the rules of the day it was booked on, whatever the company agrees later", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId, { rules: [room, meals(5_000)] });
  const made = await makeBooking(database, { staff, companyId });
  await owner`delete from billing_rules where hotel_id = ${staff.hotelId} and department = 'Room'`;
  await owner`update billing_rules set limit_centimes = 1 where hotel_id = ${staff.hotelId}`;

  expect((await current(made)).folios[1]?.rules).toEqual([meals(5_000), room]);
});

it("FOL-01 takes the rules of another company when that one pays, and none without one", async () => {
  const staff = await makeStaff(database);
  const former = await makeCompany(database, staff.hotelId, { rules: [room] });
  const next = await makeCompany(database, staff.hotelId, { rules: [meals(9_000)] });
  const made = await makeBooking(database, { staff, companyId: former });
  const pays = async (booking: Booking, companyId: CompanyId | null): Promise<Booking> => {
    const { adults, children, comments, version, ratePlan, rateCentimes } = booking;
    const guests = booking.guests.map(({ guestId, isPrimary }) => ({
      guest: { guestId },
      isPrimary,
    }));
    const rate = { ratePlan, rateCentimes };
    const body = { adults, children, comments, version, companyId, guests, rate };
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/details`;
    return bookingAfter(await request("PUT", path, { as: staff, body }), staff);
  };
  const rulesOf = ({ folios }: Booking) => folios.map(({ rules }) => rules);

  const changed = await pays(made.booking, next);
  expect(rulesOf(changed)).toEqual([[], [], [meals(9_000)]]);
  const alone = await pays(changed, null);
  expect(rulesOf(alone)).toEqual([[], [], []]);
  const back = await pays(alone, former);
  expect(rulesOf(back)).toEqual([[], [room], []]);
});
