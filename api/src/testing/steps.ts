import type { Booking } from "@funduq/shared-types/contracts/booking";
import { makeBooking, type TestBooking } from "./factories-bookings.ts";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

export type StepName = "check-in" | "check-out" | "cancel" | "no-show" | "reactivate" | "undo";
type Body = Record<string, unknown>;
/** Of a check-out: tests of other things let guests leave without the charge of their nights. */
export const LET_GO = { waive: { reason: "Of the test" } };

/** Reads the booking that an accepted write answers with. */
export const bookingReader =
  ({ request }: Pick<TestApp, "request">) =>
  async (
    response: Response,
    { hotelId, ...as }: Pick<TestStaff, "hotelId" | "userId">,
  ): Promise<Booking> => {
    const answer = await response.json();
    if (!response.ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
    const read = await request("GET", `/hotels/${hotelId}/bookings/${answer.id}`, { as });
    const booking = await read.json();
    if (booking.version !== answer.version) throw new Error("the answer names another version");
    return booking;
  };

/** The status changes of a booking, each sent with the version that the desk has read. */
export function bookingSteps({
  request,
  owner,
  database,
}: Pick<TestApp, "request" | "owner" | "database">) {
  const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;

  const step = (made: TestBooking, name: StepName, more: Body = {}) =>
    request("POST", `${at(made)}/${name}`, {
      as: made.staff,
      body: { version: made.booking.version, ...(name === "check-out" && LET_GO), ...more },
    });

  const bookingAfter = bookingReader({ request });

  return {
    step,
    bookingAfter,
    /** Makes a booking, sends the steps, and returns the booking after them. */
    async after(
      names: readonly StepName[],
      traits: Parameters<typeof makeBooking>[1] = {},
    ): Promise<TestBooking> {
      let made = await makeBooking(database, traits);
      for (const name of names) {
        const reason = name === "cancel" || name === "undo" ? { reason: "Of the test" } : {};
        made = { ...made, booking: await bookingAfter(await step(made, name, reason), made.staff) };
      }
      return made;
    },
    async refusal(made: TestBooking, name: StepName, more?: Body) {
      const response = await step(made, name, more);
      const { code, params, detail } = await response.json();
      return { status: response.status, code, params, detail };
    },
    async current(made: TestBooking): Promise<Booking> {
      return (await request("GET", at(made), { as: made.staff })).json();
    },
    violations: ({ hotelId }: Pick<TestBooking, "hotelId">) =>
      owner`select * from check_invariants(${hotelId})`,
    /** The sold rooms of each night in the hotel's inventory, in order. */
    async soldNights({ hotelId }: Pick<TestBooking, "hotelId">): Promise<number[]> {
      const nights = await owner<{ sold: number }[]>`
        select sold from night_inventory where hotel_id = ${hotelId} order by night`;
      return nights.map(({ sold }) => sold);
    },
  };
}
