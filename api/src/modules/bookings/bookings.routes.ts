import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import {
  bookingRefSchema,
  bookingSchema,
  bookingStepSchema,
  type CheckOut,
  cancelBookingSchema,
  checkOutSchema,
  createBookingSchema,
  createdBookingSchema,
  reactivateSchema,
  undoStepSchema,
} from "@funduq/shared-types/contracts/booking";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { fact, moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import { COMPANY_ACCOUNT, GROUP_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { defineRoute } from "../../platform/route.ts";
import { saleFacts } from "./booking-facts.service.ts";
import { defineBookingWrite } from "./booking-write.ts";
import { getBooking } from "./bookings.service.ts";
import { cancelBooking, markNoShow, reactivate } from "./cancel-booking.service.ts";
import { checkIn } from "./check-in.service.ts";
import { checkOut } from "./check-out.service.ts";
import { createBooking } from "./create-booking.service.ts";
import { undoLastStep } from "./undo.service.ts";

/** The amounts paid and transferred at check-out, and the methods or the accounts that took them. */
function settlingFacts(body: CheckOut): AuditFact[] {
  const { toCompanyAccount = [], toGroupAccount = [], payments = [] } = body;
  return [
    ...payments.flatMap(moneyFacts),
    ...toCompanyAccount.flatMap((sent) => moneyFacts({ ...sent, method: COMPANY_ACCOUNT })),
    ...toGroupAccount.flatMap((sent) => moneyFacts({ ...sent, method: GROUP_ACCOUNT })),
  ];
}

const reasonFacts = ({ reason }: { reason: string }) => [fact("reason", "text", { after: reason })];

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
    response: createdBookingSchema,
    status: 201,
    changes: ["Booking", "Room", "Availability", "Guest"],
  },
  ({ tx, hotelId, body, actor, now, announce }) => {
    announce({ facts: saleFacts(body) });
    return createBooking(tx, hotelId, body, { by: actor, now });
  },
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

const arrive = defineBookingWrite(
  {
    id: "bookings.check-in",
    step: "check-in",
    summary: "Lets an expected guest into the room.",
    body: bookingStepSchema,
    changes: ["Booking", "Room"],
  },
  checkIn,
);

const leave = defineBookingWrite(
  {
    id: "bookings.check-out",
    step: "check-out",
    summary: "Ends a stay whose folios are all at zero, are paid with it, or go to an account.",
    body: checkOutSchema,
    facts: settlingFacts,
    changes: ["Booking", "Room", "Availability", "Folio"],
  },
  checkOut,
);

const cancel = defineBookingWrite(
  {
    id: "bookings.cancel",
    step: "cancel",
    summary: "Calls a stay off, with a reason, and gives its nights back for sale.",
    body: cancelBookingSchema,
    facts: reasonFacts,
    missing: { code: "booking.cancel-reason-missing", fields: ["reason"] },
    changes: ["Booking", "Room", "Availability"],
  },
  cancelBooking,
);

const stayAway = defineBookingWrite(
  {
    id: "bookings.no-show",
    step: "no-show",
    summary: "Notes that an expected guest did not come.",
    body: bookingStepSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  markNoShow,
);

const reactivateLocked = defineBookingWrite(
  {
    id: "bookings.reactivate",
    step: "reactivate",
    summary: "Expects a no-show again, where the room is still free, or in another one.",
    body: reactivateSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  reactivate,
);

const undo = defineBookingWrite(
  {
    id: "bookings.undo",
    step: "undo",
    summary: "Takes today's check-in, check-out or cancellation back, with a reason.",
    body: undoStepSchema,
    facts: reasonFacts,
    missing: { code: "booking.undo-reason-missing", fields: ["reason"] },
    changes: ["Booking", "Room", "Availability", "Folio"],
  },
  undoLastStep,
);

export const bookingRoutes = [
  create,
  read,
  arrive,
  leave,
  cancel,
  stayAway,
  reactivateLocked,
  undo,
];
