import {
  changeUserSchema,
  correctEmailSchema,
  hotelUserListQuerySchema,
  hotelUserListSchema,
  hotelUserStatusSchema,
  inviteUserSchema,
  savedUserSchema,
  setUserStatusSchema,
} from "@funduq/shared-types/contracts/user";
import { hotelIdSchema, hotelUserIdSchema } from "@funduq/shared-types/values/ids";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import {
  changeStatus,
  changeUser,
  correctEmail,
  inviteUser,
  listHotelUsers,
  removeTillPin,
  sendLinkAgain,
} from "./users.service.ts";

const hotelRefSchema = z.object({ hotelId: hotelIdSchema });
const hotelUserRefSchema = z.object({ hotelId: hotelIdSchema, hotelUserId: hotelUserIdSchema });

const setStatus = defineRoute(
  {
    id: "users.set-status",
    method: "PUT",
    path: "/hotels/{hotelId}/users/{hotelUserId}/status",
    permission: "users.manage",
    summary:
      "Enables or disables a user in a hotel. Disabling ends the user's rights in this hotel at once.",
    params: hotelUserRefSchema,
    body: setUserStatusSchema,
    response: hotelUserStatusSchema,
    changes: ["User"],
  },
  async ({ tx, params, body, actor, announce }) => {
    const { answer, rights } = await changeStatus(tx, params, body.status, actor);
    announce({ details: { rights } });
    return answer;
  },
);

const change = defineRoute(
  {
    id: "users.change",
    method: "PUT",
    path: "/hotels/{hotelId}/users/{hotelUserId}",
    permission: "users.manage",
    summary: "Saves someone's name, role, sections and status in a hotel. It holds at once.",
    params: hotelUserRefSchema,
    body: changeUserSchema,
    response: savedUserSchema,
    changes: ["User"],
  },
  async ({ tx, params, body, actor, announce }) => {
    const { saved, rights } = await changeUser(tx, params, body, actor);
    announce({ details: { rights } });
    return saved;
  },
);

const list = defineRoute(
  {
    id: "users.list",
    method: "GET",
    path: "/hotels/{hotelId}/users",
    permission: "users.manage",
    summary: "Everybody who has a place in the hotel, a page at a time, in the order of their ids.",
    params: hotelRefSchema,
    query: hotelUserListQuerySchema,
    response: hotelUserListSchema,
  },
  ({ tx, hotelId, query }) => listHotelUsers(tx, hotelId, query),
);

const invite = defineRoute(
  {
    id: "users.invite",
    method: "POST",
    path: "/hotels/{hotelId}/users",
    permission: "users.manage",
    summary:
      "Gives someone a place in the hotel and mails them: a sign-in link, or to an account with a password a notice.",
    params: hotelRefSchema,
    body: inviteUserSchema,
    response: savedUserSchema,
    status: 201,
    changes: ["User"],
  },
  ({ tx, hotel, body, actor }) => inviteUser(tx, hotel, body, actor),
);

const sendLink = defineRoute(
  {
    id: "users.send-link",
    method: "POST",
    path: "/hotels/{hotelId}/users/{hotelUserId}/sign-in-link",
    permission: "users.manage",
    summary: "Mails a new sign-in link. The one before opens nothing any more.",
    params: hotelUserRefSchema,
    changes: ["User"],
  },
  async ({ tx, params, hotel, actor }) => {
    await sendLinkAgain(tx, params, hotel, actor);
    return undefined;
  },
);

const correct = defineRoute(
  {
    id: "users.correct-email",
    method: "PUT",
    path: "/hotels/{hotelId}/users/{hotelUserId}/email",
    permission: "users.manage",
    summary:
      "Corrects the address of an open invitation and mails a link there. The one before is dead.",
    params: hotelUserRefSchema,
    body: correctEmailSchema,
    response: savedUserSchema,
    changes: ["User"],
  },
  async ({ tx, params, hotel, body, actor, announce }) => {
    const { saved, before } = await correctEmail(tx, params, { ...body, name: hotel.name }, actor);
    announce({ details: { email: { before, after: body.email } } });
    return saved;
  },
);

const removePin = defineRoute(
  {
    id: "users.remove-till-pin",
    method: "DELETE",
    path: "/hotels/{hotelId}/users/{hotelUserId}/till-pin",
    permission: "users.manage",
    summary: "Removes somebody's PIN and ends their turns. They set another one themselves.",
    params: hotelUserRefSchema,
    body: z.strictObject({}),
    changes: ["User"],
  },
  async ({ tx, params, actor, announce }) => {
    announce({ isUnchanged: !(await removeTillPin(tx, params, actor)) });
    return undefined;
  },
);

export const userRoutes = [list, invite, change, setStatus, sendLink, correct, removePin];
