import { releaseRoutes } from "./modules/releases/releases.routes.ts";
import { sessionRoutes } from "./modules/sessions/sessions.routes.ts";
import { userRoutes } from "./modules/users/users.routes.ts";
import { liveStreamRoute } from "./platform/live-stream.ts";
import type { Route } from "./platform/route.ts";

/** Every operation of the API: what the router serves, the permissions guard and the tests walk through. */
export const allRoutes: readonly Route[] = [
  liveStreamRoute,
  ...sessionRoutes,
  ...userRoutes,
  ...releaseRoutes,
];
