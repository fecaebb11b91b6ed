import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import {
  type BookingRef,
  bookingRefSchema,
  savedBookingSchema,
} from "@funduq/shared-types/contracts/booking";
import type * as z from "zod";
import type { HotelTx } from "../../platform/db/database.ts";
import { defineRoute, type HotelCall, type Route, type RouteSpec } from "../../platform/route.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { WrittenBooking } from "./booking-facts.service.ts";

type BookingWrite<Body extends z.core.$ZodType> = Pick<
  RouteSpec,
  "id" | "summary" | "missing" | "status" | "changes"
> & {
  /** The last part of the path, after the booking: `check-in`. */
  step: string;
  method?: "POST" | "PUT";
  body: Body;
  /** Audit facts from the request. */
  facts?: (body: HotelCall<undefined, undefined, Body>["body"]) => AuditFact[];
};

/** A write on one booking. The facts and tags that the service returns are announced, and are not in the answer. */
export function defineBookingWrite<Body extends z.core.$ZodType>(
  { step, method = "POST", facts, ...spec }: BookingWrite<Body>,
  write: (
    tx: HotelTx,
    ref: BookingRef,
    body: HotelCall<undefined, undefined, Body>["body"],
    context: WriteContext,
  ) => Promise<WrittenBooking>,
): Route {
  return defineRoute(
    {
      ...spec,
      method,
      path: `/hotels/{hotelId}/bookings/{bookingId}/${step}`,
      permission: "bookings.write",
      params: bookingRefSchema,
      response: savedBookingSchema,
    },
    async ({ tx, params, body, actor, now, announce }) => {
      if (facts) announce({ facts: facts(body) });
      const written = await write(tx, params, body, { by: actor, now });
      const { id, version, facts: found = [], tags = [] } = written;
      announce({ facts: found, tags });
      return { id, version };
    },
  );
}
