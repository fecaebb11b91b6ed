import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { OpenNights } from "@funduq/shared-types/contracts/folio";
import { makeBooking, NIGHTLY_RATE, type TestBooking } from "./factories-bookings.ts";
import { bookingSteps } from "./steps.ts";
import type { TestApp } from "./test-app.ts";

/** The tourism tax of a night. */
export const NIGHTLY_TAX = NIGHTLY_RATE / 50;

/** The steps of a desk that charges nights which no audit has charged. */
export function openNightsDesk(api: TestApp) {
  const { request, owner, database } = api;
  const { bookingAfter, current } = bookingSteps(api);
  const at = ({ hotelId, bookingId }: TestBooking) =>
    `/hotels/${hotelId}/bookings/${bookingId}/room-charges`;
  const charge = (made: TestBooking, totalCentimes: number) =>
    request("POST", at(made), { as: made.staff, body: { totalCentimes } });

  return {
    at,
    charge,
    async open(made: TestBooking): Promise<OpenNights["charges"]> {
      const answer: OpenNights = await (await request("GET", at(made), { as: made.staff })).json();
      return answer.charges;
    },
    async codeOf(response: Response) {
      const { code, params } = await response.json();
      return { status: response.status, code, params };
    },
    onDay: ({ hotelId }: TestBooking, day: string) =>
      owner`update hotels set business_date = ${day} where id = ${hotelId}`,
    /** A guest whose first night was charged, and its room taken back. */
    async takenBack(): Promise<TestBooking> {
      const made = await makeBooking(database, { checkInNow: true });
      const total = NIGHTLY_RATE + NIGHTLY_TAX;
      const booking: Booking = await bookingAfter(await charge(made, total), made.staff);
      const postingId = booking.folios[0]?.postings[0]?.id;
      const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/postings/${postingId}/reversal`;
      await request("POST", path, { as: made.staff, body: { reason: "The wrong guest" } });
      return { ...made, booking: await current(made) };
    },
  };
}
