import { liveTags } from "@funduq/shared-types/contracts/live";
import { USER_HEADER } from "@funduq/shared-types/contracts/session";
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  QueryStatus,
} from "@reduxjs/toolkit/query/react";
import {
  type ApiFailure,
  clientFailure,
  isApiFailure,
  leavesDoubt,
  toApiFailure,
} from "./api-failure.ts";
import { noteServerDate } from "./clock-offset.ts";
import { dropFirstAnswers, takeFirstAnswer } from "./first-answers.ts";
import { type Attempt, KEY_HEADER, KeyKeeper } from "./idempotency.ts";
import { drawLastKnown } from "./kept-reads.ts";
import { isShown, type KeptMeta } from "./last-known-slice.ts";
import { type KeptRead, noteAnswer } from "./new-answers.ts";
import { ReadPause } from "./read-pause.ts";
import type { RootState } from "./root-reducer.ts";
import { type SessionState, sessionSlice } from "./session-slice.ts";

/** Longer than the API's own limits, so that its answer wins over our giving up. */
const ANSWER_WITHIN_MS = 20_000;

const callApi = fetchBaseQuery({
  baseUrl: new URL("/api/", window.location.origin).href,
  credentials: "same-origin",
  timeout: ANSWER_WITHIN_MS,
  headers: { accept: "application/json, application/problem+json" },
  fetchFn: (request) => takeFirstAnswer(request as Request) ?? window.fetch(request),
});

/** How long the server may take before an answer of earlier is shown in place of its own. */
const PATIENCE_MS = 4_000;

/** Write keys whose outcome is unknown. Forgotten with the tab. */
export const keyKeeper = new KeyKeeper();

const readPause = new ReadPause();

/**
 * Does something that ends the session, and reads nothing meanwhile: between the end and our hearing of
 * it, the API would answer as to somebody whose session has lapsed.
 */
export function withoutReads(deed: () => Promise<void>): Promise<void> {
  return readPause.during(deed);
}

/** An endpoint's `extraOptions`. */
export type EndpointOptions = {
  /**
   * Keeps the query's last answer in this browser, for the same person with the same rights, until they log out. A page
   * that is opened while the server can't be reached shows it. Never for an answer that names guests.
   *
   * For the shell: `for-anybody` is found before it is known who is here, whatever the parameters are; `by-hand` is found
   * as early, by its parameters, and kept by `keepAnswer`.
   */
  keepLastKnown?: boolean | "for-anybody" | "by-hand";
};

type AnswerMeta = {
  /** What a write was sent as, for the key that an equal one takes up when this one's outcome is unknown. */
  write?: { attempt: Attempt; key: string };
} & KeptMeta;

const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiFailure,
  EndpointOptions,
  AnswerMeta
> = async (args, api, options) => {
  const request: FetchArgs = typeof args === "string" ? { url: args } : args;
  if (!isRead(request, api)) return write(request, api, options);
  const { keepLastKnown = false } = options ?? {};
  const isStrangers = keepLastKnown === true && !stateOf(api).session;
  if (!keepLastKnown || isStrangers) return read(request, api);
  return readAndKeep(request, api, keepLastKnown);
};

/**
 * The suite's only API slice. Every department injects its endpoints here, so that a payment
 * taken in the restaurant also refreshes the folio open at the front desk. The shell shares
 * this module as a federation singleton; a second copy would be a second cache.
 */
export const baseApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: liveTags,
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  refetchOnFocus: false,
  catchSchemaFailure: () => clientFailure("response.unreadable"),
  endpoints: () => ({}),
});

/** A search that is sent as a POST, for what must not be in an address, is a query. */
function isRead({ method = "GET" }: FetchArgs, { type }: BaseQueryApi): boolean {
  return type === "query" || ["GET", "HEAD"].includes(method.toUpperCase());
}

function read(request: FetchArgs, api: BaseQueryApi) {
  return readPause.read((signal) => call(request, { ...api, signal }, {}), api.signal);
}

/**
 * Returns the server's answer. If the server can't be reached or takes long, returns the last answer that this browser has
 * kept, or the failure if none is kept. A kept answer never replaces one that the cache already has.
 */
async function readAndKeep(request: FetchArgs, api: BaseQueryApi, how: KeptRead["how"]) {
  const { queryCacheKey: key = request.url, dispatch } = api;
  const kept: KeptRead = { ...request, params: request.params, how, session: stateOf(api).session };
  const asked = read(request, api).then((answer) => {
    if (answer.error === undefined) noteAnswer(key, kept, answer.data, isInStep(api));
    return answer;
  });
  if (cacheOf(api).api.queries[key]?.data !== undefined) return asked;
  const soon = await Promise.race([asked, after(PATIENCE_MS)]);
  if (soon && !isLost(soon)) return soon;
  const known = await drawLastKnown(kept, api);
  if (!known) return asked;
  void asked.then((late) => {
    if (!isLost(late)) dispatch(baseApi.util.invalidateTags([...liveTags]));
  });
  return { ...known, meta: { isKept: true as const } };
}

function cacheOf({ getState }: BaseQueryApi) {
  return getState() as Pick<RootState, "api" | "lastKnown" | "live">;
}

/**
 * Whether a query's answer is still the server's, now that the server has answered another one: it is on the screen, and the
 * live stream has each change of it read again. A hidden tab has no stream.
 */
function isInStep(baseQueryApi: BaseQueryApi): (key: string) => boolean {
  const { api, lastKnown, live } = cacheOf(baseQueryApi);
  const isFollowing = live.status === "live" && !document.hidden;
  return (key) =>
    isFollowing &&
    isShown(api, key) &&
    !(key in lastKnown) &&
    api.queries[key]?.status === QueryStatus.fulfilled;
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** No answer, or one of a server that does not work; a refusal is an answer. */
function isLost({ error }: { error?: ApiFailure | undefined }): boolean {
  return error !== undefined && leavesDoubt(error);
}

/** A write that brings its key, as those of the outbox do, keeps it by itself. */
async function write(request: FetchArgs, api: BaseQueryApi, options: EndpointOptions) {
  const own = headersOf(request).get(KEY_HEADER);
  if (own) return call(withKey(request, own), api, options);
  const attempt = { method: request.method ?? "", url: request.url, body: request.body };
  const key = keyKeeper.take(attempt);
  const answer = await call(withKey(request, key), api, options);
  return { ...answer, meta: { write: { attempt, key } } };
}

/**
 * Keeps the key of each write whose outcome is unknown. It listens to the outcome of the whole
 * mutation: an answer of the API that this build's schema can't read is no answer either.
 */
export const keepKeysInDoubt: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action) && isApiFailure(action.payload)) {
    const { write } = (action.meta as { baseQueryMeta?: AnswerMeta }).baseQueryMeta ?? {};
    if (write && leavesDoubt(action.payload)) keyKeeper.keep(write.attempt, write.key);
  }
  return next(action);
};

const headersOf = ({ headers }: FetchArgs) => new Headers(headers as HeadersInit | undefined);

function withKey(request: FetchArgs, key: string): FetchArgs {
  const headers = headersOf(request);
  headers.set(KEY_HEADER, key);
  // A write always declares JSON, body or not: the API refuses anything else as cross-site.
  headers.set("content-type", "application/json");
  return { ...request, headers };
}

async function call(request: FetchArgs, api: BaseQueryApi, options: EndpointOptions) {
  if (stateOf(api).status !== "unknown") dropFirstAnswers();
  const user = userOf(api);
  const sent = withoutEmptyParams(withUser(request, user));
  const { data, error, meta } = await callApi(sent, api, options);
  noteServerDate(meta?.response?.headers.get("date"));
  if (!error) return { data };
  const failure = toApiFailure(error);
  if (failure.code === "session.required") api.dispatch(sessionSlice.actions.lapsed());
  // Once for all calls that were under way: by the next answer the tab may be the other person's.
  const isNews = failure.code === "session.changed" && user === userOf(api);
  if (isNews) api.dispatch(sessionSlice.actions.changedHands());
  return { error: failure };
}

/** `fetchBaseQuery` ends the address in a bare `?` when no parameter has a value. */
function withoutEmptyParams({ params, ...request }: FetchArgs): FetchArgs {
  const isEmpty = Object.values(params ?? {}).every((value) => value === undefined);
  return isEmpty ? request : { ...request, params };
}

/** Says whom this tab shows: the API refuses a call in the name of somebody who signed in in another tab. */
function withUser(request: FetchArgs, user: string | undefined): FetchArgs {
  if (!user) return request;
  const headers = headersOf(request);
  headers.set(USER_HEADER, user);
  return { ...request, headers };
}

function userOf(api: BaseQueryApi): string | undefined {
  return stateOf(api).session?.user.id;
}

function stateOf({ getState }: BaseQueryApi): SessionState {
  return (getState() as { session: SessionState }).session;
}
