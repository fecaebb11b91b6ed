import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  createHotelSchema,
  hotelSetupSchema,
  saveInformationSchema,
} from "@funduq/shared-types/contracts/setup";
import { defineRoute } from "../../platform/route.ts";
import { createHotel, getSetup, saveInformation } from "./setup.service.ts";
import { tellSetupApart } from "./setup-facts.ts";

const create = defineRoute(
  {
    id: "hotels.create",
    method: "POST",
    path: "/hotels",
    permission: "super-admin",
    summary: "Makes a hotel; the same request once more answers the same hotel.",
    body: createHotelSchema,
    response: hotelSetupSchema,
    status: 201,
  },
  ({ runtime, body, actor: { userId: by }, now, requestId }) =>
    createHotel(runtime.database, body, { by, now, requestId }),
);

const read = defineRoute(
  {
    id: "setup.read",
    method: "GET",
    path: "/hotels/{hotelId}/setup",
    permission: "super-admin",
    summary: "Everything that makes a hotel: information, floors, types, rooms, restaurants.",
    params: hotelRefSchema,
    response: hotelSetupSchema,
  },
  ({ tx, hotelId }) => getSetup(tx, hotelId),
);

const information = defineRoute(
  {
    id: "setup.information",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/information",
    permission: "super-admin",
    summary: "Saves the hotel's name, address, taxes and registrations.",
    params: hotelRefSchema,
    body: saveInformationSchema,
    response: hotelSetupSchema,
    changes: ["Hotel"],
  },
  (call) => tellSetupApart(call, () => saveInformation(call.tx, call.hotelId, call.body)),
);

export const setupRoutes = [create, read, information];
