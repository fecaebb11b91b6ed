import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Tag } from "@funduq/shared-types/contracts/live";
import type { Runtime } from "./app-env.ts";
import { changeStatement } from "./changes.ts";
import type { HotelTx } from "./db/database.ts";
import { assertRightsHold } from "./held-rights.ts";
import { type Claim, claimKey, hashRequest, keepAnswer } from "./idempotency.ts";
import type { EnteredHotel, HotelActor } from "./identity.ts";
import { makerOf, type RecordedChange, recordedFacts } from "./recorded-change.ts";
import { type HotelCall, isWrite, type Route } from "./route.ts";
import { answerOf, type RouteAnswer } from "./route-answer.ts";
import { approvalFacts, type TillTurn, useApproval } from "./till-turn.ts";

type HotelRoute = Extract<Route, { kind: "hotel" }>;

export type HotelRequest = Pick<HotelCall, "params" | "query" | "body" | "now" | "requestId"> & {
  hotel: EnteredHotel;
  actor: HotelActor;
  address: string;
  bodyText: string;
  /** The client's `Idempotency-Key`; a read has none. */
  key: string;
  /** Who made the change and when, where it waited in a browser to be sent. */
  recorded: RecordedChange | undefined;
  /** The turn at a till by which the actor makes the request. */
  turn: TillTurn | undefined;
};

/** Runs a hotel route's handler in one transaction; a write with its key, its log row and its answer. */
export async function runInHotel(
  runtime: Runtime,
  route: HotelRoute,
  request: HotelRequest,
): Promise<RouteAnswer> {
  const { withHotel } = runtime.database;
  const { id } = request.hotel;
  const { limits } = route.spec;
  if (isWrite(route.spec)) {
    const hashes = hashesOf(runtime, route, request);
    return withHotel(id, (tx) => write(runtime, route, request, hashes, tx), limits);
  }
  const read = (tx: HotelTx) => route.handle(callOf(runtime, request, { tx, announce: () => {} }));
  const result = await withHotel(id, read, limits);
  return answerOf(runtime, route.spec, result);
}

type Hashes = Pick<Claim, "requestHash" | "formerHashes">;

function hashesOf({ masterKeys }: Runtime, { spec }: HotelRoute, request: HotelRequest): Hashes {
  const { address, bodyText } = request;
  const [requestHash = "", ...formerHashes] = masterKeys
    .all()
    .map((masterKey) => hashRequest(masterKey, spec.id, address, bodyText));
  return { requestHash, formerHashes };
}

type Announced = {
  tags: Tag[];
  entityId?: string;
  facts: AuditFact[];
  isUnchanged: boolean;
  details?: Record<string, unknown>;
};

async function write(
  runtime: Runtime,
  route: HotelRoute,
  request: HotelRequest,
  hashes: Hashes,
  tx: HotelTx,
): Promise<RouteAnswer> {
  const { hotel, actor, key, recorded, turn } = request;
  const made = recorded && (await makerOf(tx, hotel.id, recorded, actor.userId));
  // The key belongs to the person who made the change: what another one sends for them, after an answer that was lost,
  // is still the same request.
  // An approved one is that of who asked for the approval: asked again, after a lost answer, it may be another manager's.
  const userId = turn?.askedBy?.userId ?? made?.by ?? actor.userId;
  const claim = { hotelId: hotel.id, userId, key, ...hashes };
  if (turn?.purpose === "approval") await useApproval(tx, hotel.id, turn, key);
  const earlier = await claimKey(tx, claim);
  if (earlier) {
    await tx.execute(assertRightsHold(claim.hotelId, request.actor));
    return { ...earlier, replayed: true };
  }

  const announced: Announced = {
    tags: [...(route.spec.changes ?? [])],
    facts: [],
    isUnchanged: false,
  };
  const announce: HotelCall["announce"] = (more) => {
    const { tags = [], entityId, details, facts } = more;
    announced.tags.push(...tags);
    if (details !== undefined) announced.details = { ...announced.details, ...details };
    announced.facts.push(...(facts ?? []));
    announced.isUnchanged ||= more.isUnchanged ?? false;
    if (entityId !== undefined) announced.entityId = entityId;
  };
  const result = await route.handle(callOf(runtime, request, { tx, announce, recorded: made }));
  const answer = answerOf(runtime, route.spec, result);
  announced.facts.push(...recordedFacts(made, request.now), ...approvalFacts(turn));
  const change = {
    hotelId: claim.hotelId,
    action: route.spec.id,
    tags: [...new Set(announced.tags)],
    entityId: announced.entityId ?? entityOf(result, request.params),
    by: request.actor.userId,
    at: request.now,
    requestId: request.requestId,
    details: detailsOf(announced),
  };
  // The first one locks the hotel's change counter until the commit, so both are sent at once.
  const kept = keepAnswer(claim, answer);
  const final = [announced.isUnchanged ? kept : changeStatement(change, kept)];
  if (!route.spec.endsOwnRights) final.push(assertRightsHold(claim.hotelId, request.actor));
  await Promise.all(final.map((statement) => tx.execute(statement)));
  return answer;
}

function detailsOf({ details, facts }: Announced): Announced["details"] {
  return facts.length > 0 ? { ...details, facts } : details;
}

function callOf(
  { masterKeys, env }: Runtime,
  { params, query, body, now, requestId, hotel, actor }: HotelRequest,
  work: Pick<HotelCall, "tx" | "announce"> & Partial<Pick<HotelCall, "recorded">>,
): HotelCall {
  const input = { params, query, body, now, requestId, hotel, actor };
  return { recorded: undefined, ...work, ...input, hotelId: hotel.id, masterKeys, env };
}

/** The id of a write's change unless the handler sets one: the id in the answer, else the last id of the path. */
function entityOf(result: unknown, params: unknown): string | null {
  const answered = idIn(result);
  if (answered !== undefined) return answered;
  const named = Object.entries((params ?? {}) as object).filter(([name]) => name !== "hotelId");
  return (named.at(-1)?.[1] as string | undefined) ?? null;
}

function idIn(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null || !("id" in result)) return undefined;
  return typeof result.id === "string" ? result.id : undefined;
}
