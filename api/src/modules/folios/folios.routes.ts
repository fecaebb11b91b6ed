import { bookingRefSchema, savedBookingSchema } from "@funduq/shared-types/contracts/booking";
import {
  chargeNightsSchema,
  movePostingSchema,
  openFolioSchema,
  openNightsSchema,
  postChargeSchema,
  postingRefSchema,
  postPaymentSchema,
  refundPaymentSchema,
  reversePostingSchema,
  splitPostingSchema,
} from "@funduq/shared-types/contracts/folio";
import { fact, moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import { defineRoute } from "../../platform/route.ts";
import { openGuestFolio } from "./guest-folios.service.ts";
import { chargeOpenNights, listOpenNights } from "./nights.service.ts";
import { movePosting, postCharge, postPayment } from "./postings.service.ts";
import { refundPayment } from "./refunds.service.ts";
import { reversePosting } from "./reversals.service.ts";
import { splitPosting } from "./splits.service.ts";

const open = defineRoute(
  {
    id: "folios.open",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/folios",
    permission: "folios.post",
    summary: "Opens a folio for another guest of a stay.",
    params: bookingRefSchema,
    body: openFolioSchema,
    missing: { code: "folio.name-missing", fields: ["name"] },
    response: savedBookingSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: [fact("folio", "folio", { after: body.name })] });
    return openGuestFolio(tx, params, body, { by: actor, now });
  },
);

const charge = defineRoute(
  {
    id: "folios.post-charge",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/charges",
    permission: "folios.post",
    summary: "Puts a charge on a folio of a booking.",
    params: bookingRefSchema,
    body: postChargeSchema,
    response: savedBookingSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: moneyFacts(body) });
    return postCharge(tx, params, body, { by: actor, now });
  },
);

const payment = defineRoute(
  {
    id: "folios.post-payment",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/payments",
    permission: "folios.post",
    summary: "Takes a payment on a folio of a booking.",
    params: bookingRefSchema,
    body: postPaymentSchema,
    response: savedBookingSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: moneyFacts(body) });
    return postPayment(tx, params, body, { by: actor, now });
  },
);

const refund = defineRoute(
  {
    id: "folios.refund",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/refunds",
    permission: "folios.post",
    summary: "Gives back what a folio was paid too much, by a method that it was paid with.",
    params: bookingRefSchema,
    body: refundPaymentSchema,
    missing: { code: "folio.refund-reason-missing", fields: ["reason"] },
    response: savedBookingSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: moneyFacts(body) });
    return refundPayment(tx, params, body, { by: actor, now });
  },
);

const move = defineRoute(
  {
    id: "folios.move",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/postings/{postingId}/move",
    permission: "folios.post",
    summary: "Moves a posting to another folio of its booking.",
    params: postingRefSchema,
    body: movePostingSchema,
    response: savedBookingSchema,
    changes: ["Folio", "Booking"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts = [], ...saved } = await movePosting(tx, params, body, { by: actor, now });
    announce({ facts });
    return saved;
  },
);

const reverse = defineRoute(
  {
    id: "folios.reverse",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/postings/{postingId}/reversal",
    permission: "folios.post",
    summary: "Takes the whole of a posting back, with a reason.",
    params: postingRefSchema,
    body: reversePostingSchema,
    missing: { code: "folio.reversal-reason-missing", fields: ["reason"] },
    response: savedBookingSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts = [], ...saved } = await reversePosting(tx, params, body, { by: actor, now });
    announce({ facts });
    return saved;
  },
);

const openNights = defineRoute(
  {
    id: "folios.open-nights",
    method: "GET",
    path: "/hotels/{hotelId}/bookings/{bookingId}/room-charges",
    permission: "folios.view",
    summary: "The nights that a guest who leaves now was not charged for yet.",
    params: bookingRefSchema,
    response: openNightsSchema,
  },
  ({ tx, params, hotel }) => listOpenNights(tx, params, hotel.businessDate),
);

const chargeNights = defineRoute(
  {
    id: "folios.charge-nights",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/room-charges",
    permission: "folios.post",
    summary: "Charges a guest who is about to leave for the nights not charged yet.",
    params: bookingRefSchema,
    body: chargeNightsSchema,
    response: savedBookingSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  ({ tx, params, body, actor, now, announce }) => {
    announce({ facts: moneyFacts({ amountCentimes: body.totalCentimes }) });
    return chargeOpenNights(tx, params, body, { by: actor, now });
  },
);

const split = defineRoute(
  {
    id: "folios.split",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/{bookingId}/postings/{postingId}/split",
    permission: "folios.post",
    summary: "Splits a posting in two, with a reason: a part goes to a folio, the rest stays.",
    params: postingRefSchema,
    body: splitPostingSchema,
    missing: { code: "folio.split-reason-missing", fields: ["reason"] },
    response: savedBookingSchema,
    status: 201,
    changes: ["Folio", "Booking"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts = [], ...saved } = await splitPosting(tx, params, body, { by: actor, now });
    announce({ facts });
    return saved;
  },
);

export const folioRoutes = [
  open,
  charge,
  payment,
  refund,
  move,
  reverse,
  openNights,
  chargeNights,
  split,
];
