import { createHash } from "node:crypto";
import { USER_HEADER } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { TILL_TURN_HEADER } from "@funduq/shared-types/values/till-turn";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv, Runtime } from "./app-env.ts";
import { authorizeHotel, authorizeSystem } from "./authorize.ts";
import { clientAddress } from "./client-address.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { retryOnChangedRights } from "./held-rights.ts";
import { holds, hotelVersionTag } from "./hotel-version.ts";
import { idempotencyKey } from "./idempotency.ts";
import { type Actor, type EnteredHotel, type HotelActor, hotelActor } from "./identity.ts";
import { recordedIn } from "./recorded-change.ts";
import { parseJson, readBody, refuseOtherTypes } from "./request-body.ts";
import { hasBody, isWrite, type Route, type RouteSpec } from "./route.ts";
import { answerOf, type RouteAnswer } from "./route-answer.ts";
import { runInHotel } from "./run-in-hotel.ts";
import { authorizeTurn, findTurn, type TillTurn } from "./till-turn.ts";
import { parseParts, queryOf } from "./validate.ts";

/** Runs the checks before a handler: origin, authentication, permission, contract. */
export async function answerRoute(
  runtime: Runtime,
  route: Route,
  c: Context<AppEnv>,
): Promise<Response> {
  const { spec } = route;
  c.set("routeId", spec.id);
  if (hasBody(spec)) {
    refuseCrossSite(c.req.raw.headers, runtime.env.PUBLIC_ORIGIN);
    refuseOtherTypes(c.req.raw.headers);
  }
  const token = runtime.sessions.tokenFrom(c.req.header("cookie"));
  const entering = route.kind === "system" ? undefined : c.req.param("hotelId");
  const callers = await identifyCallers(runtime, c, token, entering);
  const { signedIn } = callers;
  c.set("actor", signedIn);
  if (token !== undefined && !signedIn) clearCache(c);
  refuseOtherPerson(c.req.header(USER_HEADER), signedIn);
  return route.kind === "system"
    ? answerSystemRoute(runtime, route, c, signedIn, token)
    : answerHotelRoute(runtime, route, c, callers, token);
}

/** Has a browser whose session has ended forget what it cached of it, such as photos, as a log-out does (AUTH-01). */
function clearCache(c: Context<AppEnv>): void {
  c.header("Clear-Site-Data", '"cache"');
}

/** Who is signed in, and whose turn it is at a till: then that person makes the request. */
type Callers = { signedIn: Actor | undefined; turn: TillTurn | undefined };

/** Reads the session, and the turn of a request that names one, at once. */
async function identifyCallers(
  runtime: Runtime,
  c: Context<AppEnv>,
  sessionToken: string | undefined,
  hotelId: string | undefined,
): Promise<Callers> {
  if (sessionToken === undefined) return { signedIn: undefined, turn: undefined };
  const token = c.req.header(TILL_TURN_HEADER);
  const key = c.req.header("idempotency-key");
  const [signedIn, turn] = await Promise.all([
    runtime.sessions.identify(sessionToken, hotelId),
    token ? findTurn(runtime.database.system, { token, sessionToken, hotelId, key }) : undefined,
  ]);
  return { signedIn, turn };
}

/** A tab sends the user it shows. If another user has signed in in the browser since, the request is refused. */
function refuseOtherPerson(shown: string | undefined, actor: Actor | undefined): void {
  if (shown !== undefined && actor && shown !== actor.userId) throw new AppError("session.changed");
}

type HotelRoute = Exclude<Route, { kind: "system" }>;

async function answerHotelRoute(
  runtime: Runtime,
  route: HotelRoute,
  c: Context<AppEnv>,
  callers: Callers,
  sessionToken = "",
): Promise<Response> {
  const entered = enterHotel(runtime, route, c, callers);
  const { hotel, actor } = entered;
  if (route.kind === "stream") return route.handle({ c, runtime, hotel, actor, sessionToken });
  if (route.kind === "unstored") {
    const { params, query, body } = await parseRequest(route.spec, c);
    const client = { ...clientOf(runtime, c), params, query, body, requestId: c.var.requestId };
    const result = await route.handle({ ...client, ...entered, runtime, sessionToken });
    return respond(c, answerOf(runtime, route.spec, result));
  }

  const isVersioned = route.spec.cache === "hotel-version";
  const tag = isVersioned && hotelVersionTag(runtime.env.RELEASE, hotel, actor, addressOf(c));
  if (tag) {
    c.header("ETag", tag);
    c.header("Cache-Control", "private, no-cache");
    if (holds(c.req.header("if-none-match"), tag)) return c.body(null, 304);
  }
  const key = isWrite(route.spec) ? idempotencyKey(c.req.header("idempotency-key")) : "";
  const parsed = await parseRequest(route.spec, c);
  const recorded = recordedIn(c.req.raw.headers, route.spec);
  const request = { ...parsed, key, recorded, requestId: c.var.requestId, address: addressOf(c) };
  const answer = await retryOnChangedRights(
    entered,
    (caller) => runInHotel(runtime, route, { ...request, ...caller }),
    async () =>
      enterHotel(runtime, route, c, await identifyCallers(runtime, c, sessionToken, hotel.id)),
  );
  return respond(c, answer);
}

type Entered = {
  hotel: EnteredHotel;
  actor: HotelActor;
  signedIn: Actor;
  turn: TillTurn | undefined;
  now: Date;
};

/** Authorizes the caller for the hotel of the path with current rights, or throws the refusal. */
function enterHotel(
  { clock }: Runtime,
  { spec }: HotelRoute,
  c: Context<AppEnv>,
  { signedIn, turn }: Callers,
): Entered {
  const now = clock.now();
  const hotelId = c.req.param("hotelId") ?? "";
  const hasTurn = c.req.header(TILL_TURN_HEADER) !== undefined;
  const { actor, membership } = hasTurn
    ? authorizeTurn(spec, { signedIn, turn }, hotelId, now)
    : authorizeHotel(spec, signedIn, hotelId, now);
  const { hotel } = membership;
  return { hotel, actor: hotelActor(actor, membership), signedIn: signedIn ?? actor, turn, now };
}

async function answerSystemRoute(
  runtime: Runtime,
  route: Extract<Route, { kind: "system" }>,
  c: Context<AppEnv>,
  actor: Actor | undefined,
  sessionToken: string | undefined,
): Promise<Response> {
  authorizeSystem(route.spec.permission, actor);
  if (c.req.header(TILL_TURN_HEADER) !== undefined) throw new AppError("till-turn.not-here");
  const { params, query, body } = await parseRequest(route.spec, c);
  const call = {
    ...clientOf(runtime, c),
    runtime,
    params,
    query,
    body,
    actor,
    sessionToken,
    now: runtime.clock.now(),
    requestId: c.var.requestId,
    setHeader: (name: string, value: string) => c.header(name, value, { append: true }),
  };
  // `authorizeSystem` has refused a missing actor on routes that need one.
  const result = await route.handle(call);
  const answer = answerOf(runtime, route.spec, result);
  if (route.spec.cache === "content") {
    const tag = contentTag(answer);
    c.header("ETag", tag);
    c.header("Cache-Control", "private, no-cache");
    if (holds(c.req.header("if-none-match"), tag)) return c.body(null, 304);
  }
  return respond(c, answer);
}

/** The client's address and cookies, for limits and known devices. */
function clientOf({ env }: Runtime, c: Context<AppEnv>) {
  const peer = c.env?.incoming?.socket.remoteAddress;
  const forwardedFor = c.req.header("x-forwarded-for");
  const address = clientAddress(peer, forwardedFor, env.TRUSTED_PROXIES);
  return { address, cookies: c.req.header("cookie") };
}

/** The ETag of an answer: the hash of its content, weak because it is sent compressed too. */
function contentTag({ body }: RouteAnswer): string {
  return `W/"${createHash("sha1")
    .update(body ?? "")
    .digest("base64url")}"`;
}

/** Parses and validates path parameters, query and body. Reports all faults together. */
async function parseRequest(spec: RouteSpec, c: Context<AppEnv>) {
  const bodyText = hasBody(spec) ? await readBody(c.req.raw) : "";
  const input = spec.body ? parseJson(bodyText, c.req.raw.headers) : undefined;
  const [params, query, body] = parseParts(
    { schema: spec.params, input: c.req.param() },
    { schema: spec.query, input: queryOf(new URL(c.req.url).searchParams) },
    { schema: spec.body, input, missing: spec.missing },
  );
  return { params, query, body, bodyText } as {
    params: undefined;
    query: undefined;
    body: undefined;
    bodyText: string;
  };
}

function respond(c: Context<AppEnv>, { status, body, replayed }: RouteAnswer): Response {
  if (replayed) c.header("Idempotency-Replayed", "true");
  if (body === null) return c.body(null, status === 200 ? 204 : (status as 204));
  return c.body(body, status as ContentfulStatusCode, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
  });
}

/** The request's path and query, unchanged. */
function addressOf(c: Context<AppEnv>): string {
  return c.req.url.slice(c.req.url.indexOf("/api/"));
}
