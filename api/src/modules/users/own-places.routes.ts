import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { leaveHotel, markHotelSeen } from "./own-places.service.ts";

const hotelRefSchema = z.object({ hotelId: hotelIdSchema });

const leave = defineRoute(
  {
    id: "users.leave",
    method: "DELETE",
    path: "/hotels/{hotelId}/own-place",
    permission: "signed-in",
    summary: "Ends one's own place in a hotel. The last hotel admin stays.",
    params: hotelRefSchema,
    changes: ["User"],
    endsOwnRights: true,
  },
  async ({ tx, hotelId, actor, announce }) => {
    const { hotelUserId, rights } = await leaveHotel(tx, hotelId, actor.userId);
    announce({ entityId: hotelUserId, details: { rights } });
    return undefined;
  },
);

const markSeen = defineRoute(
  {
    id: "session.see-hotel",
    method: "PUT",
    path: "/session/hotels/{hotelId}/seen",
    permission: "signed-in",
    summary: "Keeps that one has seen a hotel that was added, so that no device tells it again.",
    params: hotelRefSchema,
  },
  async ({ runtime, actor, params }) => {
    await markHotelSeen(runtime, { userId: actor.userId, hotelId: params.hotelId });
    return undefined;
  },
);

export const ownPlaceRoutes = [leave, markSeen];
