import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Hono } from "hono";
import { answerRoute } from "./answer-route.ts";
import type { AppEnv, Runtime } from "./app-env.ts";
import { problemResponse } from "./problem.ts";
import { type Route, routerPath } from "./route.ts";

/** Registers every route of the table. Another method on a known address is 405, not 404. */
export function mountRoutes(app: Hono<AppEnv>, runtime: Runtime, routes: readonly Route[]): void {
  for (const route of routes) {
    const { method, path } = route.spec;
    app.on(method, routerPath(path), (c) => answerRoute(runtime, route, c));
  }
  for (const [path, methods] of methodsByPath(routes)) {
    app.all(path, (c) => {
      c.header("Allow", methods.join(", "));
      return problemResponse(new AppError("request.method"), c);
    });
  }
}

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { spec } of routes) {
    const path = routerPath(spec.path);
    methods.set(path, [...(methods.get(path) ?? []), spec.method]);
  }
  return methods;
}
