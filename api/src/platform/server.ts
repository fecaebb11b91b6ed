import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { App } from "../app.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { securityHeadersFor } from "./security-headers.ts";

/** How long load balancers get to notice that the process takes no more requests. */
const DRAIN_MS = 300;
const STOP_WITHIN_MS = 7_000;

export type RunningServer = { port: number; stop(): Promise<void> };

/** A handler before the API on the same port, such as the static gateway. */
export type Front = (api: RequestListener) => RequestListener;

/** How long a client may take to send a request; Node checks this every `checkMs`. */
type RequestTimeouts = { headersMs: number; requestMs: number; checkMs: number };
const ordinaryTimeouts: RequestTimeouts = { headersMs: 15_000, requestMs: 60_000, checkMs: 5_000 };

/** Opens the port and the LISTEN connection. `stop` waits for running requests, for at most ten seconds. */
export async function serve(
  app: App,
  front: Front = (api) => api,
  timeouts = ordinaryTimeouts,
): Promise<RunningServer> {
  const { env } = app.runtime;
  await app.runtime.live.start();
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkMs,
    keepAliveTimeout: 65_000,
    // Refused by `answerBrokenRequests`, with the headers that Node's own answer lacks.
    requireHostHeader: false,
  });
  const headers = {
    ...securityHeadersFor(env.PUBLIC_ORIGIN),
    "Cache-Control": "no-store",
    "Content-Length": "0",
  };
  const errorHandler = (error: unknown) =>
    new Response(null, { status: error instanceof RequestError ? 400 : 500, headers });
  const api = getRequestListener(app.hono.fetch, { errorHandler });
  answerBrokenRequests(server, front(api), headers);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : env.PORT;
  return { port, stop: () => stop(app, server) };
}

/**
 * In this order: readiness becomes 503, streams are closed, running requests end, the process that makes a PDF
 * is killed, the database connections are closed.
 */
async function stop({ readiness, runtime }: App, server: Server): Promise<void> {
  readiness.accepting = false;
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await runtime.live.stop().catch(() => {});
  // A keep-alive connection becomes idle after its last answer, and is closed then.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const stopTimer = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(stopTimer);
  runtime.pdf.stop();
  runtime.ticketRenderer.stop();
  await runtime.database.close();
}
