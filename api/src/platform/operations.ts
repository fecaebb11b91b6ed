import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import type { AppEnv, Runtime } from "./app-env.ts";

/** Readiness of the process: set to false before it stops. */
export type Readiness = { accepting: boolean };

/** How long the result of one probe of the database is shared between requests. */
const PROBE_HOLDS_MS = 5_000;

/** The routes that are about the process itself: health and metrics. */
export function mountOperations(app: Hono<AppEnv>, runtime: Runtime, readiness: Readiness): void {
  const mayWrite = sharedProbe(runtime);
  app.get("/api/health/live", (c) => c.json({ status: "live" }));
  app.get("/api/health/ready", async (c) => {
    const ready = readiness.accepting && (await mayWrite());
    return ready ? c.json({ status: "ready" }) : c.json({ status: "not-ready" }, 503);
  });
  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(runtime, c)) return c.notFound();
    const { registry } = runtime.metrics;
    return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
}

/**
 * Whether the database can be written. Requests share one probe for some seconds: the endpoint is public,
 * and must not become a way to overload the database.
 */
function sharedProbe({ database, log }: Runtime): () => Promise<boolean> {
  const look = () =>
    database.probe().then(
      () => true,
      (err: unknown) => {
        log.warn({ err }, "the database does not answer, or can't write");
        return false;
      },
    );
  let shared: Promise<boolean> | undefined;
  return () => {
    if (shared) return shared;
    const current = look();
    shared = current;
    void current.then(() => setTimeout(() => (shared = undefined), PROBE_HOLDS_MS).unref());
    return current;
  };
}

/** Metrics are refused until the operator sets a token; then a request needs that token. */
function mayReadMetrics({ env }: Runtime, c: Context<AppEnv>): boolean {
  if (!env.METRICS_TOKEN) return false;
  const given = digestOf(c.req.header("authorization") ?? "");
  return timingSafeEqual(given, digestOf(`Bearer ${env.METRICS_TOKEN}`));
}

/** Hashes to a fixed length, so that the comparison takes constant time. */
function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
