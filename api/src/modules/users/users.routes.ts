import { hotelUserStatusSchema, setUserStatusSchema } from "@funduq/shared-types/contracts/user";
import { hotelIdSchema, hotelUserIdSchema } from "@funduq/shared-types/values/ids";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { changeStatus } from "./users.service.ts";

const hotelUserRefSchema = z.object({ hotelId: hotelIdSchema, hotelUserId: hotelUserIdSchema });

const setStatus = defineRoute(
  {
    id: "users.set-status",
    method: "PUT",
    path: "/hotels/{hotelId}/users/{hotelUserId}/status",
    permission: "users.manage",
    summary: "Enables or disables a user in a hotel. Disabling ends the user's sessions at once.",
    params: hotelUserRefSchema,
    body: setUserStatusSchema,
    response: hotelUserStatusSchema,
    changes: ["User"],
  },
  ({ tx, params, body, actor }) => changeStatus(tx, params, body.status, actor),
);

export const userRoutes = [setStatus];
