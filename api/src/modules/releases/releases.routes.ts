import { loadFailureSchema } from "@funduq/shared-types/contracts/load-failure";
import { moduleListSchema } from "@funduq/shared-types/contracts/module";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import * as z from "zod";
import { defineRoute } from "../../platform/route.ts";
import { keepLoadFailure } from "./load-failures.ts";
import { listModules } from "./releases.service.ts";

const current = defineRoute(
  {
    id: "modules.list",
    method: "GET",
    path: "/modules",
    permission: "public",
    summary: "The current release of every module with a screen that the caller may open.",
    query: z.strictObject({ hotelId: z.optional(hotelIdSchema) }),
    response: moduleListSchema,
    cache: "content",
  },
  ({ runtime, actor, query }) => listModules(runtime.database, actor, query.hotelId),
);

const failed = defineRoute(
  {
    id: "modules.report-failure",
    method: "POST",
    path: "/load-failures",
    permission: "public",
    summary: "A browser reports a department whose files could not be loaded, or that broke.",
    body: loadFailureSchema,
  },
  ({ runtime, address, body }) => {
    keepLoadFailure(runtime, address, body);
    return undefined;
  },
);

export const releaseRoutes = [current, failed];
