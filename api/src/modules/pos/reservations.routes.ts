import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import {
  changeReservationSchema,
  findReservationsSchema,
  foundReservationsSchema,
  reservationListSchema,
  reservationRefSchema,
  reservationsQuerySchema,
  savedReservationSchema,
  savedReservationSettingsSchema,
  saveReservationSchema,
  saveReservationSettingsSchema,
  seatedReservationSchema,
  seatReservationSchema,
  unseatedReservationSchema,
} from "@funduq/shared-types/contracts/pos-reservation";
import { defineRoute, type HotelCall } from "../../platform/route.ts";
import { saveReservationSettings } from "./reservation-settings.service.ts";
import {
  type BookedStep,
  seatReservation,
  stepReservation,
  unseatReservation,
} from "./reservation-states.service.ts";
import { findReservations, listReservations, saveReservation } from "./reservations.service.ts";

const RESTAURANT = "/hotels/{hotelId}/restaurants/{restaurantId}";
const RESERVATIONS = `${RESTAURANT}/reservations` as const;
const RESERVATION = `${RESERVATIONS}/{reservationId}` as const;

const contextOf = ({ actor, now, hotel }: Pick<HotelCall, "actor" | "now" | "hotel">) => ({
  by: actor,
  now,
  timeZone: hotel.timeZone,
});

const list = defineRoute(
  {
    id: "pos.reservations",
    method: "GET",
    path: RESERVATIONS,
    permission: "pos.sell",
    summary: "The reservations of a restaurant's day, the small hours after it included.",
    params: restaurantRefSchema,
    query: reservationsQuerySchema,
    response: reservationListSchema,
    cache: "hotel-version",
  },
  ({ tx, params, query, hotel }) =>
    listReservations(tx, params, { date: query.date, timeZone: hotel.timeZone }),
);

const find = defineRoute(
  {
    id: "pos.find-reservations",
    method: "POST",
    path: `${RESERVATIONS}/search`,
    permission: "pos.sell",
    summary: "The first reservations from a day on, by the guest's name or phone.",
    params: restaurantRefSchema,
    body: findReservationsSchema,
    response: foundReservationsSchema,
    isSearch: true,
  },
  ({ tx, params, body, hotel }) => findReservations(tx, params, body, hotel.timeZone),
);

const save = defineRoute(
  {
    id: "pos.save-reservation",
    method: "PUT",
    path: RESERVATION,
    permission: "pos.sell",
    summary: "Reserves tables under the client's id, or changes a reservation by its version.",
    params: reservationRefSchema,
    body: saveReservationSchema,
    response: savedReservationSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, announce, ...call }) => {
    const { saved, facts } = await saveReservation(tx, params, body, contextOf(call));
    announce({ facts });
    return saved;
  },
);

const seat = defineRoute(
  {
    id: "pos.seat-reservation",
    method: "POST",
    path: `${RESERVATION}/seat`,
    permission: "pos.sell",
    summary: "Seats the guests on an open bill of their tables, or on a new one.",
    params: reservationRefSchema,
    body: seatReservationSchema,
    response: seatedReservationSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, announce, ...call }) => {
    const { bill, facts, isUnchanged } = await seatReservation(tx, params, body, contextOf(call));
    announce({ facts, isUnchanged });
    return { bill };
  },
);

const unseat = defineRoute(
  {
    id: "pos.unseat-reservation",
    method: "POST",
    path: `${RESERVATION}/unseat`,
    permission: "pos.sell",
    summary: "Takes a seating back while nothing is ordered.",
    params: reservationRefSchema,
    body: changeReservationSchema,
    response: unseatedReservationSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, announce, ...call }) => {
    const unseated = await unseatReservation(tx, params, body, contextOf(call));
    const { saved, facts, isBillDeleted } = unseated;
    announce({ facts });
    return { ...saved, isBillDeleted };
  },
);

const stepRoute = <const Id extends string>(
  step: BookedStep,
  { id, summary }: { id: Id; summary: string },
) =>
  defineRoute(
    {
      id,
      method: "POST",
      path: `${RESERVATION}/${step}`,
      permission: "pos.sell",
      summary,
      params: reservationRefSchema,
      body: changeReservationSchema,
      response: savedReservationSchema,
      changes: ["Bill"],
    },
    async ({ tx, params, body, announce, ...call }) => {
      const { saved, facts } = await stepReservation(tx, params, step, body, contextOf(call));
      announce({ facts });
      return saved;
    },
  );

const cancel = stepRoute("cancel", {
  id: "pos.cancel-reservation",
  summary: "Cancels a reservation, which frees its tables.",
});
const markNoShow = stepRoute("mark-no-show", {
  id: "pos.mark-reservation-no-show",
  summary: "Marks guests who did not come, which frees their tables.",
});
const restore = stepRoute("restore", {
  id: "pos.restore-reservation",
  summary: "Takes up a cancelled reservation or a no-show again, while its tables are free.",
});

const settings = defineRoute(
  {
    id: "pos.save-reservation-settings",
    method: "PUT",
    path: `${RESTAURANT}/reservation-settings`,
    permission: "pos.manage",
    summary: "How long tables are reserved, and how long before they are shown as reserved.",
    params: restaurantRefSchema,
    body: saveReservationSettingsSchema,
    response: savedReservationSettingsSchema,
    changes: ["Bill"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await saveReservationSettings(tx, params, body);
    announce({ facts });
    return saved;
  },
);

export const reservationRoutes = [
  list,
  find,
  save,
  seat,
  unseat,
  cancel,
  markNoShow,
  restore,
  settings,
];
