import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "../app.ts";

/** How long load balancers get to notice that the process takes no more requests. */
const DRAIN_MS = 300;
const STOP_WITHIN_MS = 7_000;

export type RunningServer = { port: number; stop(): Promise<void> };

/** What stands before the API on the same port, such as the gateway of a whole installation. */
export type Front = (api: RequestListener) => RequestListener;

/** Opens the port and the live connection. `stop` lets everything begun end, within ten seconds. */
export async function serve(app: App, front: Front = (api) => api): Promise<RunningServer> {
  const { env } = app.runtime;
  await app.runtime.live.start();
  const server = createServer(front(getRequestListener(app.hono.fetch)));
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : env.PORT;
  return { port, stop: () => stop(app, server) };
}

/**
 * First the readiness turns red, then the streams are sent away, then what was begun is finished,
 * then the database is left.
 */
async function stop({ readiness, runtime }: App, server: Server): Promise<void> {
  readiness.accepting = false;
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await runtime.live.stop().catch(() => {});
  // A connection kept alive by its client becomes idle with its last answer, and is closed then.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const impatient = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(impatient);
  await runtime.database.close();
}
