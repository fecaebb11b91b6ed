import { combineSlices } from "@reduxjs/toolkit";
import { baseApi } from "./base-api.ts";
import { lastKnownSlice } from "./last-known-slice.ts";
import { liveSlice } from "./live-slice.ts";
import { outboxSlice } from "./outbox-slice.ts";
import { sessionSlice } from "./session-slice.ts";

export const rootReducer = combineSlices(
  baseApi,
  sessionSlice,
  liveSlice,
  outboxSlice,
  lastKnownSlice,
);
export type RootState = ReturnType<typeof rootReducer>;
