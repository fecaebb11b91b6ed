import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export type LiveStatus = "live" | "connecting" | "offline";

/** Whether changes made elsewhere reach this screen at the moment. */
export const liveSlice = createSlice({
  name: "live",
  initialState: { status: "connecting" as LiveStatus },
  reducers: {
    statusChanged(state, { payload }: PayloadAction<LiveStatus>) {
      state.status = payload;
    },
  },
});
