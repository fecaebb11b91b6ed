import { combineSlices } from "@reduxjs/toolkit";
import { baseApi } from "./base-api.ts";
import { liveSlice } from "./live-slice.ts";
import { sessionSlice } from "./session-slice.ts";

/**
 * What departments add to the state when their code arrives. Each one declares its slices:
 *
 * `declare module "@funduq/shared-ui/state" { interface LazySlices extends WithSlice<typeof mySlice> {} }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: departments augment it
export interface LazySlices {}

export const rootReducer = combineSlices(
  baseApi,
  sessionSlice,
  liveSlice,
).withLazyLoadedSlices<LazySlices>();
export type RootState = ReturnType<typeof rootReducer>;
