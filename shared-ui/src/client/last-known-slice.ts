import { createSlice, isFulfilled, type PayloadAction } from "@reduxjs/toolkit";
import type { RootState } from "./root-reducer.ts";
import { sessionSlice } from "./session-slice.ts";

/** What is noted with a query's answer. */
export type KeptMeta = {
  /** The answer is the kept one, not the server's. */
  isKept?: true;
};

type FulfilledMeta = {
  arg?: { queryCacheKey?: string } | undefined;
  baseQueryMeta?: KeptMeta | undefined;
};

/** The answers of earlier that the cache has in place of the server's: by the query's cache key, until when they were the server's. */
export const lastKnownSlice = createSlice({
  name: "lastKnown",
  initialState: {} as Record<string, string>,
  reducers: {
    drawn(state, { payload }: PayloadAction<{ key: string; at: string }>) {
      state[payload.key] = payload.at;
    },
  },
  extraReducers: (build) => {
    build.addCase(sessionSlice.actions.signedOut, () => ({}));
    build.addCase(sessionSlice.actions.changedHands, () => ({}));
    // In the action that brings the server's answer into the cache, not before. A refusal leaves the answer of earlier there.
    build.addMatcher(isFulfilled, (state, { meta }) => {
      const { arg, baseQueryMeta } = meta as FulfilledMeta;
      if (arg?.queryCacheKey && !baseQueryMeta?.isKept) delete state[arg.queryCacheKey];
    });
  },
});

type Read = Pick<RootState, "lastKnown" | "api">;

/** Whether the cache has answers of earlier in place of the server's. */
export function hasLastKnown({ lastKnown, api }: Read): boolean {
  return Object.keys(lastKnown).some((key) => api.queries[key] !== undefined);
}

/**
 * Until when the oldest answer of earlier that a screen shows was the server's; undefined while all answers are the server's.
 * What a former screen has left in the cache does not count, unless nothing is shown yet.
 */
export function asOfIn({ lastKnown, api }: Read): string | undefined {
  const used = Object.keys(lastKnown).filter((key) => api.queries[key] !== undefined);
  const shown = used.filter((key) => isShown(api, key));
  return (shown.length > 0 ? shown : used).map((key) => lastKnown[key] ?? "").sort()[0];
}

/** Whether something on the page uses the query. */
export function isShown({ subscriptions }: Read["api"], key: string): boolean {
  return Object.keys(subscriptions[key] ?? {}).length > 0;
}
