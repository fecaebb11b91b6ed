import {
  alternativesSchema,
  bookingAlternativesQuerySchema,
} from "@funduq/shared-types/contracts/availability";
import { bookingRefSchema, createdBookingSchema } from "@funduq/shared-types/contracts/booking";
import {
  changeDatesPreviewQuerySchema,
  changeDatesPreviewSchema,
  changeDatesSchema,
  changeRoomPreviewQuerySchema,
  changeRoomPreviewSchema,
  changeRoomSchema,
  editDetailsSchema,
  resolveConflictSchema,
} from "@funduq/shared-types/contracts/booking-changes";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { listAlternatives } from "./booking-alternatives.service.ts";
import { defineBookingWrite } from "./booking-write.ts";
import { changeDates, previewDates } from "./change-dates.service.ts";
import { changeRoom, previewRoomChange } from "./change-room.service.ts";
import { editDetails } from "./edit-details.service.ts";
import { resolveConflict } from "./resolve-conflict.service.ts";

const moveRoom = defineBookingWrite(
  {
    id: "bookings.change-room",
    step: "change-room",
    summary: "Puts a stay into another room, at the agreed rate or at one that is offered now.",
    body: changeRoomSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  changeRoom,
);

const roomPreview = defineRoute(
  {
    id: "bookings.change-room-preview",
    method: "GET",
    path: "/hotels/{hotelId}/bookings/{bookingId}/change-room/preview",
    permission: "bookings.view",
    summary: "Whether a stay can move to a room, and what it costs at each rate.",
    params: bookingRefSchema,
    query: changeRoomPreviewQuerySchema,
    response: changeRoomPreviewSchema,
  },
  ({ tx, params, query, hotel }) => previewRoomChange(tx, params, query.roomId, hotel.businessDate),
);

const moveInTime = defineBookingWrite(
  {
    id: "bookings.dates",
    step: "dates",
    summary: "Extends, shortens or moves a stay; nights it no longer needs return to sale.",
    body: changeDatesSchema,
    changes: ["Booking", "Room", "Availability"],
  },
  changeDates,
);

const datesPreview = defineRoute(
  {
    id: "bookings.dates-preview",
    method: "GET",
    path: "/hotels/{hotelId}/bookings/{bookingId}/dates/preview",
    permission: "bookings.view",
    summary: "Whether a stay can have other dates, and what it costs before and after.",
    params: bookingRefSchema,
    query: changeDatesPreviewQuerySchema,
    response: changeDatesPreviewSchema,
  },
  ({ tx, params, query, hotel }) => previewDates(tx, params, query, hotel.businessDate),
);

const edit = defineBookingWrite(
  {
    id: "bookings.edit-details",
    method: "PUT",
    step: "details",
    summary: "Saves who stays, at whose expense and at which rate, with the comments.",
    body: editDetailsSchema,
    changes: ["Booking", "Guest", "Folio"],
  },
  editDetails,
);

const resolve = defineRoute(
  {
    id: "bookings.resolve-conflict",
    method: "POST",
    path: "/hotels/{hotelId}/bookings/resolve-conflict",
    permission: "bookings.write",
    summary: "Moves the bookings that are in the way and does what they stood in the way of.",
    params: hotelRefSchema,
    body: resolveConflictSchema,
    response: createdBookingSchema,
    changes: ["Booking", "Room", "Availability", "Guest"],
  },
  async ({ tx, hotelId, body, actor, now, announce }) => {
    const { saved, facts } = await resolveConflict(tx, hotelId, body, { by: actor, now });
    announce({ facts });
    return saved;
  },
);

const alternatives = defineRoute(
  {
    id: "bookings.alternatives",
    method: "GET",
    path: "/hotels/{hotelId}/bookings/{bookingId}/alternatives",
    permission: "bookings.view",
    summary: "Other rooms that a stay could move to: the same type first, each with its price.",
    params: bookingRefSchema,
    query: bookingAlternativesQuerySchema,
    response: alternativesSchema,
  },
  ({ tx, params, query, hotel }) => listAlternatives(tx, params, query, hotel.businessDate),
);

export const bookingChangeRoutes = [
  alternatives,
  moveRoom,
  roomPreview,
  moveInTime,
  datesPreview,
  edit,
  resolve,
];
