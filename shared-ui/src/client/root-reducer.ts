import { combineSlices } from "@reduxjs/toolkit";
import { baseApi } from "./base-api.ts";
import { liveSlice } from "./live-slice.ts";
import { outboxSlice } from "./outbox-slice.ts";
import { sessionSlice } from "./session-slice.ts";

export const rootReducer = combineSlices(baseApi, sessionSlice, liveSlice, outboxSlice);
export type RootState = ReturnType<typeof rootReducer>;
