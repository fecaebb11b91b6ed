import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Tag } from "@funduq/shared-types/contracts/live";
import type { Action } from "@funduq/shared-types/rules/permissions";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Context } from "hono";
import type * as z from "zod";
import type { Env } from "../env.ts";
import type { AppEnv, Runtime } from "./app-env.ts";
import type { HotelTx } from "./db/database.ts";
import type { WorkLimits } from "./db/work-limits.ts";
import type { Actor, EnteredHotel, HotelActor } from "./identity.ts";
import type { MasterKeys } from "./identity-keys.ts";
import type { MadeChange } from "./recorded-change.ts";
import type { TillTurn } from "./till-turn.ts";
import type { MissingData } from "./validate.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call a route: an action of the permission table, or one of the other words. */
export type RoutePermission = Action | "public" | "signed-in" | "super-admin";

type Schema = z.core.$ZodType | undefined;
type Parsed<S extends Schema> = S extends z.core.$ZodType ? z.output<S> : undefined;
/** What a handler returns: the contract's type, or nothing (204) for a route without one. */
type Returned<S extends Schema> = S extends z.core.$ZodType ? z.input<S> : undefined;

export type RouteSpec<
  Path extends string = string,
  Permission extends RoutePermission = RoutePermission,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  /** `bookings.check-out`: the action's name in the change log, the metrics and the OpenAPI document. */
  id: string;
  method: Method;
  /** Below `/api`, parameters in braces: `/hotels/{hotelId}/bookings/{bookingId}`. */
  path: Path;
  permission: Permission;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The refusal, in place of `request.invalid`, where one of these fields of the body is missing or blank. */
  missing?: MissingData;
  /** The success body. Without one the answer is 204. */
  response?: Response;
  /** What a stream sends, where it is not events. */
  mediaType?: string;
  /** The success status, where it is neither 200 nor 204. */
  status?: number;
  /**
   * A POST that only reads: the search text is in the body, as proxies log addresses. It needs no
   * idempotency key and adds no change.
   */
  isSearch?: true;
  /** A write that browsers keep in their outbox: it may name who made it and when (`Funduq-Recorded-By`). */
  isFromOutbox?: true;
  /** The cache tags that a committed write makes stale on open screens. */
  changes?: readonly Tag[];
  /**
   * The write ends the actor's own rights in the hotel. Its handler must lock their place and read it again: at
   * the end of the write there are no rights left to compare.
   */
  endsOwnRights?: boolean;
  /**
   * Answers 304 to who has the answer already. `hotel-version`: while nothing in the hotel has changed, without
   * computing it; it must depend on the hotel's data and the caller alone. `content`: while it is the same.
   */
  cache?: "hotel-version" | "content";
  /** The time that a hotel route's transaction may take, where that is more than a request's ordinary limit. */
  limits?: WorkLimits;
};

type CallOf<Params extends Schema, Query extends Schema, Body extends Schema> = {
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
  now: Date;
  requestId: string;
};

/** The argument of a hotel route's handler: one transaction that sees only this hotel. */
export type HotelCall<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> = CallOf<Params, Query, Body> & {
  tx: HotelTx;
  masterKeys: MasterKeys;
  env: Env;
  hotelId: HotelId;
  /** As the gate read it, before the transaction: lock and read again everything that a write depends on. */
  hotel: EnteredHotel;
  actor: HotelActor;
  /** Who made the change and when, of a write that waited in a browser's outbox. */
  recorded: MadeChange | undefined;
  /** Adds to the change of this write: more tags, the id of the changed thing, its former values. */
  announce(more: {
    tags?: readonly Tag[];
    entityId?: string;
    details?: Record<string, unknown>;
    /** Values before and after, line by line, for the audit trail. Never numbers of identity documents. */
    facts?: readonly AuditFact[];
    /** The request changed nothing: no change is recorded in the audit trail or sent to open screens. */
    isUnchanged?: boolean;
  }): void;
};

/** The argument of any other route's handler, which opens its own transactions. */
export type SystemCall<
  Permission extends RoutePermission = RoutePermission,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> = CallOf<Params, Query, Body> & {
  runtime: Runtime;
  actor: Permission extends "public" ? Actor | undefined : Actor;
  /** The client's address, for limits. */
  address: string;
  /** The request's session token, if it has one. */
  sessionToken: string | undefined;
  /** The `Cookie` header. */
  cookies: string | undefined;
  setHeader(name: string, value: string): void;
};

type HotelPath = `/hotels/{hotelId}/${string}`;

type CallFor<
  Path extends string,
  Permission extends RoutePermission,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
> = Path extends HotelPath ? HotelCall<P, Q, B> : SystemCall<Permission, P, Q, B>;

/** A stream keeps its connection: it gets the open request and no transaction. */
export type StreamCall = {
  c: Context<AppEnv>;
  runtime: Runtime;
  hotel: EnteredHotel;
  actor: HotelActor;
  sessionToken: string;
};

/** The argument of a hotel route's handler that opens its own transactions. */
export type UnstoredCall<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> = CallOf<Params, Query, Body> &
  Pick<SystemCall, "runtime" | "address" | "cookies"> & {
    sessionToken: string;
    hotel: EnteredHotel;
    actor: HotelActor;
    /** Who is signed in; the actor is another person where the request comes with a turn. */
    signedIn: Actor;
    turn: TillTurn | undefined;
  };

export type Route = { spec: RouteSpec } & (
  | { kind: "hotel"; handle: (call: HotelCall) => Promise<unknown> }
  | { kind: "unstored"; handle: (call: UnstoredCall) => Promise<unknown> }
  | { kind: "system"; handle: (call: SystemCall) => Promise<unknown> }
  | { kind: "stream"; handle: (call: StreamCall) => Promise<Response> }
);

/**
 * Defines one operation of the API, for the router, the permission check, the OpenAPI document and the tests.
 *
 * A path below `/hotels/{hotelId}/` runs inside one transaction of that hotel. A write there needs
 * an `Idempotency-Key` and adds one row to the change log, in the same transaction.
 */
export function defineRoute<
  const Path extends string,
  const Permission extends RoutePermission,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Response extends Schema = undefined,
>(
  spec: RouteSpec<Path, Permission, Params, Query, Body, Response>,
  handler: (
    call: CallFor<Path, Permission, Params, Query, Body>,
  ) => Promise<Returned<Response>> | Returned<Response>,
): Route {
  const kind = isHotelPath(spec.path) ? "hotel" : "system";
  const handle = async (call: unknown) =>
    // The runner builds `call` from this very spec, so its shape is the one the handler declares.
    handler(call as CallFor<Path, Permission, Params, Query, Body>);
  return { spec, kind, handle };
}

/**
 * Defines a write in a hotel that checks or answers a secret. Its answer is stored under no idempotency key, and no
 * transaction is open while a secret is hashed: it opens its own, and records its change itself where it makes one.
 */
export function defineUnstoredRoute<
  const Permission extends RoutePermission,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Response extends Schema = undefined,
>(
  spec: RouteSpec<HotelPath, Permission, Params, Query, Body, Response>,
  handler: (
    call: UnstoredCall<Params, Query, Body>,
  ) => Promise<Returned<Response>> | Returned<Response>,
): Route {
  // The runner builds `call` from this very spec, as for `defineRoute`.
  const handle = async (call: unknown) => handler(call as UnstoredCall<Params, Query, Body>);
  return { spec, kind: "unstored", handle };
}

/** A hotel route that makes its own response: an open stream, or a file. No transaction is open meanwhile. */
export function defineStream(
  spec: RouteSpec<HotelPath, Action> & { method: "GET" },
  handle: (call: StreamCall) => Promise<Response>,
): Route {
  return { spec, kind: "stream", handle };
}

export function isHotelPath(path: string): boolean {
  return path.startsWith("/hotels/{hotelId}/");
}

/** Whether the request may have a body, and so must prove that it comes from our own page. */
export function hasBody({ method }: Pick<RouteSpec, "method">): boolean {
  return method !== "GET";
}

/** Whether the request changes something. */
export function isWrite({ method, isSearch }: Pick<RouteSpec, "method" | "isSearch">): boolean {
  return method !== "GET" && !isSearch;
}

/** `/hotels/{hotelId}/rooms` as the router and the browser write it: `/api/hotels/:hotelId/rooms`. */
export function routerPath(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
}
