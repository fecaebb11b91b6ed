import { endedSessionsSchema } from "@funduq/shared-types/contracts/session";
import { defineRoute } from "../../platform/route.ts";
import { browserOf } from "./browser.ts";
import { endOtherSessions } from "./end-sessions.service.ts";

const endOthers = defineRoute(
  {
    id: "session.end-others",
    method: "DELETE",
    path: "/session/others",
    permission: "signed-in",
    summary: "Signs out of all other devices at once. This one stays signed in.",
    response: endedSessionsSchema,
  },
  (call) => endOtherSessions(call.runtime, call.actor.userId, browserOf(call)),
);

export const endSessionsRoutes = [endOthers];
