import { freeRoomListSchema } from "@funduq/shared-types/contracts/availability";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  assignableRoomsQuerySchema,
  assignRoomSchema,
  createdGroupSchema,
  createGroupSchema,
  editBlocksSchema,
  groupBlockRefSchema,
  groupListSchema,
  groupRefSchema,
  groupSchema,
  groupStepSchema,
  importedRoomingSchema,
  importRoomingSchema,
  roomingEntryRefSchema,
  savedGroupSchema,
} from "@funduq/shared-types/contracts/group";
import { setPurchaseOrderSchema } from "@funduq/shared-types/contracts/purchase-order";
import { defineRoute } from "../../platform/route.ts";
import { createGroup } from "./create-group.service.ts";
import { cancelGroup, editBlocks } from "./edit-blocks.service.ts";
import { getGroup, listGroups } from "./groups.service.ts";
import { setGroupPurchaseOrder } from "./purchase-order.service.ts";
import { assignRoom, importRooming, listAssignableRooms, removeEntry } from "./rooming.service.ts";

const list = defineRoute(
  {
    id: "groups.list",
    method: "GET",
    path: "/hotels/{hotelId}/groups",
    permission: "groups.view",
    summary:
      "The groups that are in the house or to come, or whose account isn't settled, 200 at most.",
    params: hotelRefSchema,
    response: groupListSchema,
  },
  ({ tx, hotelId }) => listGroups(tx, hotelId),
);

const read = defineRoute(
  {
    id: "groups.read",
    method: "GET",
    path: "/hotels/{hotelId}/groups/{groupId}",
    permission: "groups.view",
    summary: "A group with its blocks and its rooming list.",
    params: groupRefSchema,
    response: groupSchema,
  },
  ({ tx, params }) => getGroup(tx, params),
);

const create = defineRoute(
  {
    id: "groups.create",
    method: "POST",
    path: "/hotels/{hotelId}/groups",
    permission: "groups.write",
    summary: "Books blocks of rooms for a group; all of them or none.",
    params: hotelRefSchema,
    body: createGroupSchema,
    missing: { code: "group.block-incomplete", fields: ["blocks"] },
    response: createdGroupSchema,
    status: 201,
    changes: ["Booking", "Availability"],
  },
  ({ tx, hotelId, body, actor, now }) => createGroup(tx, hotelId, body, { by: actor, now }),
);

const edit = defineRoute(
  {
    id: "groups.edit-blocks",
    method: "PUT",
    path: "/hotels/{hotelId}/groups/{groupId}/blocks",
    permission: "groups.write",
    summary: "Changes a group's contract as a whole; the rooms are asked for again.",
    params: groupRefSchema,
    body: editBlocksSchema,
    missing: { code: "group.block-incomplete", fields: ["blocks"] },
    response: savedGroupSchema,
    changes: ["Booking", "Availability"],
  },
  ({ tx, params, body }) => editBlocks(tx, params, body),
);

const purchaseOrder = defineRoute(
  {
    id: "groups.purchase-order",
    method: "PUT",
    path: "/hotels/{hotelId}/groups/{groupId}/purchase-order",
    permission: "purchase-orders.write",
    summary: "Sets the number and the link of the purchase order of a company's group.",
    params: groupRefSchema,
    body: setPurchaseOrderSchema,
    response: savedGroupSchema,
    changes: ["Booking"],
  },
  async ({ tx, params, body, announce }) => {
    const { facts, ...saved } = await setGroupPurchaseOrder(tx, params, body);
    // The list of debtors shows it.
    announce({ facts, tags: ["Company"] });
    return saved;
  },
);

const cancel = defineRoute(
  {
    id: "groups.cancel",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/cancel",
    permission: "groups.write",
    summary: "Calls a group off; rooms that it holds without a booking are for sale again.",
    params: groupRefSchema,
    body: groupStepSchema,
    response: savedGroupSchema,
    changes: ["Booking", "Availability"],
  },
  ({ tx, params, body }) => cancelGroup(tx, params, body),
);

const assignable = defineRoute(
  {
    id: "groups.assignable-rooms",
    method: "GET",
    path: "/hotels/{hotelId}/groups/{groupId}/blocks/{blockId}/free-rooms",
    permission: "groups.view",
    summary: "The rooms that a unit of a block can have, of its type and of others.",
    params: groupBlockRefSchema,
    query: assignableRoomsQuerySchema,
    response: freeRoomListSchema,
  },
  ({ tx, params, query, hotel }) => listAssignableRooms(tx, params, query, hotel.businessDate),
);

const assign = defineRoute(
  {
    id: "groups.assign-room",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/blocks/{blockId}/assign",
    permission: "bookings.write",
    summary: "Gives a guest of the group a room: a booking at the block's rate.",
    params: groupBlockRefSchema,
    body: assignRoomSchema,
    missing: { code: "group.assignment-incomplete", fields: ["guest", "roomId"] },
    response: savedGroupSchema,
    status: 201,
    changes: ["Booking", "Room", "Availability", "Guest"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts, ...saved } = await assignRoom(tx, params, body, { by: actor, now });
    announce({ facts });
    return saved;
  },
);

const importList = defineRoute(
  {
    id: "groups.import-rooming-list",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/rooming-list",
    permission: "bookings.write",
    summary: "Puts the lines of a rooming list on it and answers what became of each.",
    params: groupRefSchema,
    body: importRoomingSchema,
    response: importedRoomingSchema,
    changes: ["Booking"],
  },
  ({ tx, params, body }) => importRooming(tx, params, body),
);

const remove = defineRoute(
  {
    id: "groups.remove-entry",
    method: "DELETE",
    path: "/hotels/{hotelId}/groups/{groupId}/rooming-list/{entryId}",
    permission: "bookings.write",
    summary: "Takes a name off the rooming list that has no room yet.",
    params: roomingEntryRefSchema,
    response: savedGroupSchema,
    changes: ["Booking"],
  },
  ({ tx, params }) => removeEntry(tx, params),
);

export const groupRoutes = [
  list,
  read,
  create,
  edit,
  purchaseOrder,
  cancel,
  assignable,
  assign,
  importList,
  remove,
];
