import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { roomRefSchema } from "@funduq/shared-types/contracts/room";
import {
  addFacilitySchema,
  addRoomsSchema,
  facilityRefSchema,
  hotelSetupSchema,
  saveFacilitySchema,
  saveFloorsSchema,
  saveRestaurantsSchema,
  saveRoomSchema,
  saveRoomTypesSchema,
} from "@funduq/shared-types/contracts/setup";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { tellSetupApart } from "./setup-facts.ts";
import { saveFloors, saveRestaurants, saveRoomTypes } from "./setup-lists.service.ts";
import {
  addFacility,
  addRooms,
  removeFacility,
  removeRoom,
  saveFacility,
  saveRoom,
} from "./setup-rooms.service.ts";

/**
 * Common to these routes: only a super admin may call them, and they return the whole set-up as saved. Other writes
 * return an id and a version. Here the screen merges what was typed during the save into the saved set-up; a later
 * read may already have another admin's next change. Few users write it, and it has no guest data.
 */
const setup = { permission: "super-admin", response: hotelSetupSchema } as const;
const none = z.strictObject({});

const floors = defineRoute(
  {
    ...setup,
    id: "setup.floors",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/floors",
    summary: "Saves all floors in their order; one that is missing goes, unless it is in use.",
    params: hotelRefSchema,
    body: saveFloorsSchema,
    changes: ["Hotel", "Room"],
  },
  (call) => tellSetupApart(call, () => saveFloors(call.tx, call.hotelId, call.body)),
);

const roomTypes = defineRoute(
  {
    ...setup,
    id: "setup.room-types",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/room-types",
    summary: "Saves all room types; one that is missing goes, unless it is in use.",
    params: hotelRefSchema,
    body: saveRoomTypesSchema,
    changes: ["Hotel", "Room", "Rate", "Availability"],
  },
  (call) => tellSetupApart(call, () => saveRoomTypes(call.tx, call.hotelId, call.body)),
);

const newRooms = defineRoute(
  {
    ...setup,
    id: "setup.add-rooms",
    method: "POST",
    path: "/hotels/{hotelId}/setup/rooms",
    summary: "Adds one room or many to a floor, all or none.",
    params: hotelRefSchema,
    body: addRoomsSchema,
    status: 201,
    changes: ["Hotel", "Room", "Availability"],
  },
  (call) => tellSetupApart(call, () => addRooms(call.tx, call.hotelId, call.body)),
);

const room = defineRoute(
  {
    ...setup,
    id: "setup.save-room",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/rooms/{roomId}",
    summary: "Changes a room's number, floor or type.",
    params: roomRefSchema,
    body: saveRoomSchema,
    changes: ["Hotel", "Room", "Availability"],
  },
  (call) => {
    const { tx, hotelId, params, body, announce } = call;
    announce({ entityId: params.roomId });
    return tellSetupApart(call, () => saveRoom(tx, { hotelId, roomId: params.roomId }, body));
  },
);

const roomGone = defineRoute(
  {
    ...setup,
    id: "setup.remove-room",
    method: "DELETE",
    path: "/hotels/{hotelId}/setup/rooms/{roomId}",
    summary: "Takes away a room that never had a stay.",
    params: roomRefSchema,
    body: none,
    changes: ["Hotel", "Room", "Availability"],
  },
  (call) => {
    const { tx, hotelId, params, announce } = call;
    announce({ entityId: params.roomId });
    return tellSetupApart(call, () => removeRoom(tx, { hotelId, roomId: params.roomId }));
  },
);

const newFacility = defineRoute(
  {
    ...setup,
    id: "setup.add-facility",
    method: "POST",
    path: "/hotels/{hotelId}/setup/facilities",
    summary: "Adds a facility to a floor.",
    params: hotelRefSchema,
    body: addFacilitySchema,
    status: 201,
    changes: ["Hotel"],
  },
  (call) => tellSetupApart(call, () => addFacility(call.tx, call.hotelId, call.body)),
);

const facility = defineRoute(
  {
    ...setup,
    id: "setup.save-facility",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/facilities/{facilityId}",
    summary: "Renames a facility.",
    params: facilityRefSchema,
    body: saveFacilitySchema,
    changes: ["Hotel"],
  },
  (call) => {
    const { tx, hotelId, params, body, announce } = call;
    announce({ entityId: params.facilityId });
    return tellSetupApart(call, () =>
      saveFacility(tx, { hotelId, facilityId: params.facilityId }, body),
    );
  },
);

const facilityGone = defineRoute(
  {
    ...setup,
    id: "setup.remove-facility",
    method: "DELETE",
    path: "/hotels/{hotelId}/setup/facilities/{facilityId}",
    summary: "Takes away a facility.",
    params: facilityRefSchema,
    body: none,
    changes: ["Hotel"],
  },
  (call) => {
    const { tx, hotelId, params, announce } = call;
    announce({ entityId: params.facilityId });
    return tellSetupApart(call, () =>
      removeFacility(tx, { hotelId, facilityId: params.facilityId }),
    );
  },
);

const restaurants = defineRoute(
  {
    ...setup,
    id: "setup.restaurants",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/restaurants",
    summary: "Saves all restaurants; one that is missing goes, unless it is in use.",
    params: hotelRefSchema,
    body: saveRestaurantsSchema,
    changes: ["Hotel", "Restaurant"],
  },
  (call) => tellSetupApart(call, () => saveRestaurants(call.tx, call.hotelId, call.body)),
);

export const setupHouseRoutes = [
  floors,
  roomTypes,
  newRooms,
  room,
  roomGone,
  newFacility,
  facility,
  facilityGone,
  restaurants,
];
