import {
  bookingRefSchema,
  bookingSchema,
  bookingStepSchema,
  cancelBookingSchema,
  createBookingSchema,
  undoStepSchema,
} from "@funduq/shared-types/contracts/booking";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getBooking } from "./bookings.service.ts";
import { cancelBooking, markNoShow, reactivate } from "./call-off.service.ts";
import { checkOut } from "./check-out.service.ts";
import { createBooking } from "./create-booking.service.ts";
import { checkIn } from "./receive-guest.service.ts";
import { undoLastStep } from "./undo.service.ts";

const create = defineRoute(
  {
    id: "bookings.create",
    method: "POST",
    path: "/hotels/{hotelId}/bookings",
    permission: "bookings.write",
    summary: "Sells a room for a stay, or takes a walk-in straight in.",
    params: hotelRefSchema,
    body: createBookingSchema,
    missing: { code: "booking.data-missing", fields: ["checkInDate", "checkOutDate", "roomId"] },
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

const cancel = defineRoute(
  {
    id: "bookings.cancel",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/cancel",
    permission: "bookings.write",
    summary: "Calls a stay off, with a reason, and gives its nights back for sale.",
    params: bookingRefSchema,
    body: cancelBookingSchema,
    missing: { code: "booking.cancel-reason-missing", fields: ["reason"] },
    response: bookingSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  ({ tx, params, body, actor, now }) => cancelBooking(tx, params, body, { by: actor, now }),
);

const stayAway = defineRoute(
  {
    id: "bookings.no-show",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/no-show",
    permission: "bookings.write",
    summary: "Notes that an expected guest did not come.",
    params: bookingRefSchema,
    body: bookingStepSchema,
    response: bookingSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  ({ tx, params, body, actor, now }) => markNoShow(tx, params, body.version, { by: actor, now }),
);

const expectAgain = defineRoute(
  {
    id: "bookings.reactivate",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/reactivate",
    permission: "bookings.write",
    summary: "Expects a no-show again, where the room is still free.",
    params: bookingRefSchema,
    body: bookingStepSchema,
    response: bookingSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  ({ tx, params, body, actor, now }) => reactivate(tx, params, body.version, { by: actor, now }),
);

const undo = defineRoute(
  {
    id: "bookings.undo",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/undo",
    permission: "bookings.write",
    summary: "Takes today's check-in, check-out or cancellation back, with a reason.",
    params: bookingRefSchema,
    body: undoStepSchema,
    missing: { code: "booking.undo-reason-missing", fields: ["reason"] },
    response: bookingSchema,
    changes: ["Booking", "Room", "Availability", "Folio"],
  },
  ({ tx, params, body, actor, now }) => undoLastStep(tx, params, body, { by: actor, now }),
);

export const bookingRoutes = [create, read, arrive, leave, cancel, stayAway, expectAgain, undo];
