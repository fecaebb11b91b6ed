import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  housekeepingBoardSchema,
  setHousekeepingStatusSchema,
} from "@funduq/shared-types/contracts/housekeeping";
import { roomRefSchema, savedRoomSchema } from "@funduq/shared-types/contracts/room";
import { discardedChangeSchema } from "@funduq/shared-types/contracts/unsent-change";
import { defineRoute } from "../../platform/route.ts";
import { factsOfDiscarded, getBoard, setHousekeepingStatus } from "./housekeeping.service.ts";

const board = defineRoute(
  {
    id: "housekeeping.board",
    method: "GET",
    path: "/hotels/{hotelId}/housekeeping",
    permission: "housekeeping.view",
    summary: "The rooms by floor with their status and what is expected of them today.",
    params: hotelRefSchema,
    response: housekeepingBoardSchema,
    cache: "hotel-version",
  },
  ({ tx, hotelId }) => getBoard(tx, hotelId),
);

const setStatus = defineRoute(
  {
    id: "housekeeping.set-status",
    method: "PUT",
    path: "/hotels/{hotelId}/rooms/{roomId}/housekeeping-status",
    permission: "housekeeping.write",
    summary: "Sets a room's status, its housekeeper and its out-of-order period.",
    params: roomRefSchema,
    body: setHousekeepingStatusSchema,
    response: savedRoomSchema,
    isFromOutbox: true,
    changes: ["Room", "Availability"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await setHousekeepingStatus(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const discardStatus = defineRoute(
  {
    id: "housekeeping.discard-status",
    method: "POST",
    path: "/hotels/{hotelId}/rooms/{roomId}/discarded-status",
    permission: "housekeeping.write",
    summary:
      "Records that a status set without a network was refused and discarded, with the reason.",
    params: roomRefSchema,
    body: discardedChangeSchema,
    isFromOutbox: true,
    changes: ["Room"],
  },
  async ({ tx, params, body, announce }) => {
    announce({ facts: await factsOfDiscarded(tx, params, body) });
    return undefined;
  },
);

export const housekeepingRoutes = [board, setStatus, discardStatus];
