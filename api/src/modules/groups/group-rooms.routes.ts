import { groupBlockRefSchema, groupRefSchema } from "@funduq/shared-types/contracts/group";
import {
  assignAllSchema,
  checkInAllSchema,
  groupProposalSchema,
  groupRowsSchema,
  undoAllSchema,
} from "@funduq/shared-types/contracts/group-rooms";
import { savedRows } from "@funduq/shared-types/rules/group-rows";
import { defineRoute } from "../../platform/route.ts";
import { assignAll } from "./assign-all.service.ts";
import { checkInAll, undoCheckIns } from "./check-in-all.service.ts";
import { proposeRooms } from "./proposal.service.ts";

const proposal = defineRoute(
  {
    id: "groups.proposal",
    method: "GET",
    path: "/hotels/{hotelId}/groups/{groupId}/blocks/{blockId}/proposal",
    permission: "groups.view",
    summary: "A room for each unit of a block that has none yet; nothing is saved.",
    params: groupBlockRefSchema,
    response: groupProposalSchema,
  },
  ({ tx, params, hotel }) => proposeRooms(tx, params, hotel.businessDate),
);

const assign = defineRoute(
  {
    id: "groups.assign-all",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/blocks/{blockId}/assign-all",
    permission: "bookings.write",
    summary: "Assigns rooms to many units of a block and answers what became of each.",
    params: groupBlockRefSchema,
    body: assignAllSchema,
    response: groupRowsSchema,
    changes: ["Booking", "Room", "Availability", "Guest"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts, ...answer } = await assignAll(tx, params, body, { by: actor, now });
    announce({ facts, isUnchanged: savedRows(answer) === 0 });
    return answer;
  },
);

const arrive = defineRoute(
  {
    id: "groups.check-in-all",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/check-in-all",
    permission: "bookings.write",
    summary: "Checks in the stays of a group that are ready and answers why others are not.",
    params: groupRefSchema,
    body: checkInAllSchema,
    response: groupRowsSchema,
    changes: ["Booking", "Room"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts, ...answer } = await checkInAll(tx, params, body, { by: actor, now });
    announce({ facts, isUnchanged: savedRows(answer) === 0 });
    return answer;
  },
);

const undo = defineRoute(
  {
    id: "groups.undo-check-ins",
    method: "POST",
    path: "/hotels/{hotelId}/groups/{groupId}/undo-check-ins",
    permission: "bookings.write",
    summary: "Undoes today's check-ins of a group with one reason.",
    params: groupRefSchema,
    body: undoAllSchema,
    missing: { code: "booking.undo-reason-missing", fields: ["reason"] },
    response: groupRowsSchema,
    changes: ["Booking", "Room", "Availability", "Folio"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts, ...answer } = await undoCheckIns(tx, params, body, { by: actor, now });
    announce({ facts, isUnchanged: savedRows(answer) === 0 });
    return answer;
  },
);

export const groupRoomsRoutes = [proposal, assign, arrive, undo];
