import {
  nameSuperAdminSchema,
  superAdminListSchema,
  superAdminSchema,
} from "@funduq/shared-types/contracts/super-admin";
import { userIdSchema } from "@funduq/shared-types/values/ids";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { grantSuperAdmin, readSuperAdmins, revokeSuperAdmin } from "./super-admins.service.ts";

const list = defineRoute(
  {
    id: "super-admins.list",
    method: "GET",
    path: "/super-admins",
    permission: "super-admin",
    summary: "Everybody who stands above all hotels, by name.",
    response: superAdminListSchema,
  },
  ({ runtime }) => readSuperAdmins(runtime),
);

const name = defineRoute(
  {
    id: "super-admins.name",
    method: "POST",
    path: "/super-admins",
    permission: "super-admin",
    summary:
      "Makes the account of an email a super admin. Without a password yet, it gets a sign-in link.",
    body: nameSuperAdminSchema,
    response: superAdminSchema,
    status: 201,
  },
  ({ runtime, actor, body }) => grantSuperAdmin(runtime, actor, body.email),
);

const revoke = defineRoute(
  {
    id: "super-admins.take-back",
    method: "DELETE",
    path: "/super-admins/{userId}",
    permission: "super-admin",
    summary: "Makes somebody no super admin any more. The last one who can sign in stays.",
    params: z.object({ userId: userIdSchema }),
  },
  async ({ runtime, actor, params }) => {
    await revokeSuperAdmin(runtime, actor, params.userId);
    return undefined;
  },
);

export const superAdminRoutes = [list, name, revoke];
