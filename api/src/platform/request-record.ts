import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod";
import type { AppEnv, Runtime } from "./app-env.ts";
import { isUnsafe } from "./cross-site.ts";
import { requestIdFrom } from "./request-id.ts";
import { securityHeadersFor } from "./security-headers.ts";

const SLOW_MS = 1_000;
const uuid = z.uuid();

/** Adds the request id and the response headers, then counts and logs the request. */
export function requestRecord(runtime: Runtime): MiddlewareHandler<AppEnv> {
  const { PUBLIC_ORIGIN } = runtime.env;
  return async (c, next) => {
    const started = performance.now();
    c.set("requestId", requestIdFrom(c.req.header("x-request-id")));
    c.set("routeId", "none");
    c.header("X-Request-Id", c.var.requestId);
    c.header("Cache-Control", "no-store");
    const headers = securityHeadersFor(PUBLIC_ORIGIN, c.req.header("x-forwarded-proto"));
    for (const name in headers) c.header(name, headers[name]);
    await next();
    record(runtime, c, performance.now() - started);
  };
}

function record({ metrics, log }: Runtime, c: Context<AppEnv>, ms: number): void {
  const { method } = c.req;
  const { status } = c.res;
  const route = c.var.routeId;
  metrics.requests.observe({ route, method, status }, ms / 1000);
  const noted = isUnsafe(method) || status >= 400 || ms >= SLOW_MS;
  if (!noted && !log.isLevelEnabled("debug")) return;
  const { requestId, actor } = c.var;
  const line = { requestId, route, method, status, ms: Math.round(ms), user: actor?.userId };
  const named = c.req.param("hotelId") ?? "";
  // An address can hold anything, but the log holds ids only.
  const hotel = uuid.safeParse(named).data;
  log[noted ? "info" : "debug"](hotel ? { ...line, hotel } : line, "request");
}
