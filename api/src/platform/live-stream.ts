import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import * as z from "zod";
import type { Runtime } from "./app-env.ts";
import { defineStream, type Route } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";
import { parseParts, queryOf } from "./validate.ts";

const liveQuerySchema = z.strictObject({
  /** The last change already seen, for a reader that cannot send `Last-Event-ID`. */
  after: z.coerce.number().int().min(0).optional(),
});

const streamHeaders = {
  ...securityHeaders,
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Disables buffering in proxies, which would delay the changes.
  "X-Accel-Buffering": "no",
};

/**
 * The hotel's changes as they are committed (server-sent events).
 *
 * The frames go straight to the socket: encoded once, and the socket says how much of them is
 * still unsent.
 */
export const liveStreamRoute: Route = defineStream(
  {
    id: "live.stream",
    method: "GET",
    path: "/hotels/{hotelId}/live",
    permission: "hotel.view",
    query: liveQuerySchema,
    summary: "The hotel's changes as they are committed, as server-sent events.",
  },
  async ({ c, runtime, hotel, actor, sessionToken }) => {
    const outlet = c.env.outgoing;
    if (!outlet) throw new Error("a live stream needs the server's own response");
    const after = startingPoint(c.req.header("last-event-id"), c.req.url);
    outlet.writeHead(200, { ...streamHeaders, "X-Request-Id": c.var.requestId });
    outlet.flushHeaders();
    const reader = { hotelId: hotel.id, userId: actor.userId, sessionToken, outlet };
    await hold(runtime, reader, after);
    return RESPONSE_ALREADY_SENT;
  },
);

type Reader = Parameters<Runtime["live"]["open"]>[0] & {
  outlet: {
    once(event: "close" | "error", listener: () => void): unknown;
    destroy(): unknown;
    readonly destroyed: boolean;
  };
};

/** Opens the stream; on failure, closes the connection, and the browser reconnects. */
async function hold({ live, log }: Runtime, reader: Reader, after: number | undefined) {
  const { outlet } = reader;
  // The client may have disconnected during the rights check; no further event reports that.
  let gone = outlet.destroyed;
  let forget = () => {};
  const left = () => {
    gone = true;
    forget();
  };
  outlet.once("close", left);
  outlet.once("error", left);
  if (gone) return;
  try {
    const stream = await live.open(reader, after);
    forget = () => live.leave(stream);
    if (gone) forget();
  } catch (err) {
    log.warn({ err, hotelId: reader.hotelId }, "a live stream could not be opened");
    outlet.destroy();
  }
}

/** The position to resume from. The `Last-Event-ID` header is newer than the query parameter and wins. */
function startingPoint(lastEventId: string | undefined, url: string): number | undefined {
  const [query] = parseParts({
    schema: liveQuerySchema,
    input: queryOf(new URL(url).searchParams),
  });
  const seen = Number(lastEventId);
  if (lastEventId && Number.isSafeInteger(seen) && seen >= 0) return seen;
  return (query as z.output<typeof liveQuerySchema>).after;
}
