import type { PoliceReport } from "@funduq/shared-types/contracts/police";
import { expect } from "vitest";
import type { TestBooking } from "./factories-bookings.ts";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

/** The path of a hotel's police report. */
export const reportAt = ({ hotelId }: { hotelId: string }) => `/hotels/${hotelId}/police-report`;

/** The form of a stay's first guest. */
export const formOf = ({ bookingId, booking }: TestBooking) => ({
  bookingId,
  guestId: booking.guests[0]?.guestId,
});

/** The requests of a desk about police forms, and their answers. */
export function policeDesk({ request, owner }: Pick<TestApp, "request" | "owner">) {
  const stayAt = ({ hotelId, bookingId }: TestBooking) =>
    `/hotels/${hotelId}/bookings/${bookingId}`;

  return {
    async reportOf(staff: TestStaff): Promise<PoliceReport> {
      const response = await request("GET", reportAt(staff), { as: staff });
      expect(response.status).toBe(200);
      return (await response.json()) as PoliceReport;
    },
    countsOf: async (staff: TestStaff) =>
      (await request("GET", `${reportAt(staff)}/counts`, { as: staff })).json(),
    mark: (staff: TestStaff, ...forms: object[]) =>
      request("POST", `${reportAt(staff)}/sent`, { as: staff, body: { forms } }),
    undo: (stay: TestBooking, reason = "Wrong page") =>
      request("POST", `${stayAt(stay)}/guests/${formOf(stay).guestId}/police-report/undo`, {
        as: stay.staff,
        body: { reason },
      }),
    addOccupant: (stay: TestBooking, guest: object) =>
      request("POST", `${stayAt(stay)}/occupants`, { as: stay.staff, body: { guest } }),
    /** The entries of a stay's history after the check-in. */
    async historyOf(stay: TestBooking) {
      const response = await request("GET", stayAt(stay), { as: stay.staff });
      const { history } = await response.json();
      return history.filter(
        ({ action }: { action: string }) => !/^(created|checked-in)$/.test(action),
      );
    },
    nextDay: ({ hotelId }: { hotelId: string }) =>
      owner`update hotels set business_date = '2026-11-22' where id = ${hotelId}`,
  };
}

/** The status, code and parameters of a refusal. */
export async function refusalOf(response: Response) {
  const { code, params } = await response.json();
  return { status: response.status, code, params };
}
