import type { Context, Hono } from "hono";
import { apiReferencePage, apiReferenceStyle } from "./api-reference.ts";
import type { AppEnv, Runtime } from "./app-env.ts";
import { clientAddress, isLoopback } from "./client-address.ts";
import { openApiDocument } from "./openapi.ts";
import type { Route } from "./route.ts";

/** Whether the process may be given requests: set to false before it stops. */
export type Readiness = { accepting: boolean };

const PING_MS = 2_000;

/** The routes that are about the process itself: health, metrics and the API's own description. */
export function mountOperations(
  app: Hono<AppEnv>,
  runtime: Runtime,
  routes: readonly Route[],
  readiness: Readiness,
): void {
  app.get("/api/health/live", (c) => c.json({ status: "live" }));
  app.get("/api/health/ready", async (c) => {
    const ready = readiness.accepting && (await answers(runtime));
    return ready ? c.json({ status: "ready" }) : c.json({ status: "not-ready" }, 503);
  });
  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(runtime, c)) return c.notFound();
    const { registry } = runtime.metrics;
    return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  let document: string | undefined;
  app.get("/api/openapi.json", (c) => {
    document ??= JSON.stringify(openApiDocument(routes, runtime.env.RELEASE));
    return c.body(document, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  app.get("/api/docs", (c) => c.html(apiReferencePage(routes)));
  app.get("/api/docs.css", (c) => c.body(apiReferenceStyle, 200, { "Content-Type": "text/css" }));
}

async function answers({ database, log }: Runtime): Promise<boolean> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), PING_MS).unref();
  });
  try {
    await Promise.race([database.ping(), late]);
    return true;
  } catch (err) {
    log.warn({ err }, "the database does not answer");
    return false;
  }
}

/** Metrics are for the machine itself, or for whoever has the token. */
function mayReadMetrics({ env }: Runtime, c: Context<AppEnv>): boolean {
  if (env.METRICS_TOKEN) return c.req.header("authorization") === `Bearer ${env.METRICS_TOKEN}`;
  const peer = c.env?.incoming?.socket.remoteAddress;
  if (peer === undefined) return false;
  return isLoopback(clientAddress(peer, c.req.header("x-forwarded-for"), env.TRUSTED_PROXIES));
}
