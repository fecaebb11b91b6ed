import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { RootState } from "./root-reducer.ts";
import { sessionSlice } from "./session-slice.ts";

/** The answers of earlier that the cache has in place of the server's: by the query's cache key, when the server gave them. */
export const lastKnownSlice = createSlice({
  name: "lastKnown",
  initialState: {} as Record<string, string>,
  reducers: {
    drawn(state, { payload }: PayloadAction<{ key: string; at: string }>) {
      state[payload.key] = payload.at;
    },
    /** The server has answered the query. */
    answered(state, { payload }: PayloadAction<string>) {
      delete state[payload];
    },
  },
  extraReducers: (build) => {
    build.addCase(sessionSlice.actions.signedOut, () => ({}));
    build.addCase(sessionSlice.actions.changedHands, () => ({}));
  },
});

type Read = Pick<RootState, "lastKnown" | "api">;

/** When the oldest answer of earlier that is still in use was given; undefined while all answers are the server's. */
export function asOfIn({ lastKnown, api }: Read): string | undefined {
  const used = Object.entries(lastKnown).filter(([key]) => api.queries[key] !== undefined);
  return used.map(([, at]) => at).sort()[0];
}
