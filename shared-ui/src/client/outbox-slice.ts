import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { deviceStorage } from "./storage.ts";

const USED = "funduq.outbox";

export type OutboxStatus = {
  /** Changes that this person may send and that are not sent yet. */
  waiting: number;
  /** Changes that this person may send and that the server refused. */
  refused: number;
  /** Whether changes wait that this person may not see: of another hotel, or of a department that is closed to them. */
  hasOthers: boolean;
  /** Whether they outlive this page. */
  isKept: boolean;
  /** Whether the last one that was sent from this page had no answer. */
  isUnreachable: boolean;
};

/** How many changes of this person the server has not got: the one figure of the dot, the list and the log-out. */
export function unsentIn({ waiting, refused }: Pick<OutboxStatus, "waiting" | "refused">): number {
  return waiting + refused;
}

/** The queue of changes that the server has not got yet, as far as every screen must know of it. */
export const outboxSlice = createSlice({
  name: "outbox",
  initialState: () => ({
    /** Whether the outbox's code is needed: a department has used it in this browser, so something may be left in it. */
    isUsed: deviceStorage.get(USED) !== null,
    waiting: 0,
    refused: 0,
    hasOthers: false,
    isKept: true,
    isUnreachable: false,
  }),
  reducers: {
    used(state) {
      state.isUsed = true;
    },
    statusChanged: (_state, { payload }: PayloadAction<OutboxStatus>) => ({
      ...payload,
      isUsed: true,
    }),
  },
});

/**
 * Tells the other tabs and the next start that this browser has an outbox. It stays: a browser writes it to the disk
 * some seconds later, so a mark that comes and goes with the queue could be lost when the browser is killed.
 */
export function rememberOutbox(): void {
  if (deviceStorage.get(USED) === null) deviceStorage.set(USED, "1");
}

/** Calls `onUsed` when a department has used the outbox in another tab. */
export function onOutboxUsed(onUsed: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === USED && newValue !== null) onUsed();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
