import {
  bookingRefSchema,
  bookingSchema,
  bookingStepSchema,
  createBookingSchema,
} from "@funduq/shared-types/contracts/booking";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getBooking } from "./bookings.service.ts";
import { checkOut } from "./check-out.service.ts";
import { createBooking } from "./create-booking.service.ts";
import { checkIn } from "./receive-guest.service.ts";

const create = defineRoute(
  {
    id: "bookings.create",
    method: "POST",
    path: "/hotels/{hotelId}/bookings",
    permission: "bookings.write",
    summary: "Sells a room for a stay, or takes a walk-in straight in.",
    params: hotelRefSchema,
    body: createBookingSchema,
    response: bookingSchema,
    status: 201,
    changes: ["Booking", "Room", "Availability", "Guest"],
  },
  ({ tx, hotelId, body, actor, now }) => createBooking(tx, hotelId, body, { by: actor, now }),
);

const read = defineRoute(
  {
    id: "bookings.read",
    method: "GET",
    path: "/hotels/{hotelId}/bookings/{bookingId}",
    permission: "bookings.view",
    summary: "A booking with its guests, folios and history.",
    params: bookingRefSchema,
    response: bookingSchema,
  },
  ({ tx, params }) => getBooking(tx, params),
);

const arrive = defineRoute(
  {
    id: "bookings.check-in",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/check-in",
    permission: "bookings.write",
    summary: "Lets an expected guest into the room.",
    params: bookingRefSchema,
    body: bookingStepSchema,
    response: bookingSchema,
    changes: ["Booking", "Room"],
  },
  ({ tx, params, body, actor, now }) => checkIn(tx, params, body.version, { by: actor, now }),
);

const leave = defineRoute(
  {
    id: "bookings.check-out",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/check-out",
    permission: "bookings.write",
    summary: "Ends a stay whose folios are all at zero.",
    params: bookingRefSchema,
    body: bookingStepSchema,
    response: bookingSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  ({ tx, params, body, actor, now }) => checkOut(tx, params, body.version, { by: actor, now }),
);

export const bookingRoutes = [create, read, arrive, leave];
