import {
  type LiveChange,
  liveChangeSchema,
  liveTags,
  type Tag,
} from "@funduq/shared-types/contracts/live";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { QueryStatus } from "@reduxjs/toolkit/query/react";
import { useEffect } from "react";
import * as z from "zod";
import { isApiFailure, leavesDoubt } from "./api-failure.ts";
import { baseApi } from "./base-api.ts";
import { type LiveStatus, liveSlice } from "./live-slice.ts";
import type { RootState } from "./root-reducer.ts";
import { sessionSlice } from "./session-slice.ts";
import { type Dispatch, useDispatch, useSelector } from "./store.ts";

/** After a refused stream (signed out, too many screens) the browser gives up; we ask again. */
const REOPEN_AFTER_MS = 5_000;

const closedSchema = z.object({ reason: z.string() });

type Listener = (change: LiveChange) => void;
const listeners = new Set<Listener>();

type Connection = { hotelId: HotelId; dispatch: Dispatch };

/** What a late beginning may have missed: all but who we are and which modules there are. */
const hotelTags = liveTags.filter((tag) => tag !== "Session" && tag !== "Modules");

/**
 * Listens to one hotel's changes and refetches what they touch. A burst of changes makes one
 * invalidation per frame. The browser resumes by itself after a cut; when it has given up,
 * the stream is opened anew after the last sequence that was seen.
 */
export function openLiveChanges({ hotelId, dispatch }: Connection): () => void {
  let source: EventSource | undefined;
  let lastSeq: number | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const stale = staleTags(dispatch);
  const report = (status: LiveStatus) => dispatch(liveSlice.actions.statusChanged(status));

  function open() {
    document.removeEventListener("visibilitychange", open);
    source?.close();
    const after = lastSeq === undefined ? "" : `?after=${lastSeq}`;
    source = new EventSource(`/api/hotels/${hotelId}/live${after}`);
    source.addEventListener("open", () => report("live"));
    source.addEventListener("error", handleCut);
    source.addEventListener("message", handleChange);
    source.addEventListener("ready", handleReady);
    source.addEventListener("reset", handleReset);
    source.addEventListener("closed", handleClosed);
  }

  function handleChange({ data }: MessageEvent<string>) {
    const change = liveChangeSchema.safeParse(readJson(data)).data;
    if (!change || change.seq <= (lastSeq ?? 0)) return;
    lastSeq = change.seq;
    stale.add(change.tags);
    for (const listener of listeners) listener(change);
  }

  /**
   * What was read before the stream stood may already be out of date. After a cut the server goes on
   * where we were; but what we were told before it may have been asked for in vain.
   */
  function handleReady({ lastEventId }: MessageEvent<string>) {
    if (lastSeq === undefined) stale.add(hotelTags);
    else if (dispatch(anyReadInDoubt())) stale.add(liveTags);
    lastSeq = Math.max(lastSeq ?? 0, Number(lastEventId) || 0);
  }

  function handleReset({ lastEventId }: MessageEvent<string>) {
    lastSeq = Number(lastEventId) || 0;
    stale.add(liveTags);
  }

  /** The server's goodbye. After `stopping` and `slow` the browser comes back by itself. */
  function handleClosed({ data }: MessageEvent<string>) {
    const reason = closedSchema.safeParse(readJson(data)).data?.reason;
    if (reason === "hotel-removed") return leaveRemoved();
    if (reason !== "signed-out" && reason !== "replaced") return;
    source?.close();
    report("offline");
    if (reason === "signed-out") dispatch(sessionSlice.actions.lapsed());
    // Another tab of the same person took our place; we take one again when they look at us.
    else document.addEventListener("visibilitychange", open);
  }

  /** The hotel is no more; who is signed in stays so, and learns which hotels are left. */
  function leaveRemoved() {
    source?.close();
    stale.add(["Session"]);
  }

  function handleCut() {
    report(navigator.onLine ? "connecting" : "offline");
    if (source?.readyState !== EventSource.CLOSED) return;
    report("offline");
    clearTimeout(reopening);
    reopening = setTimeout(open, REOPEN_AFTER_MS);
  }

  report("connecting");
  open();
  return () => {
    clearTimeout(reopening);
    document.removeEventListener("visibilitychange", open);
    stale.cancel();
    source?.close();
  };
}

/** Keeps this tab in step with the selected hotel. The shell calls it once. */
export function useLiveChanges(hotelId: HotelId | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (hotelId) return openLiveChanges({ hotelId, dispatch });
  }, [hotelId, dispatch]);
}

/** Hears every change of the selected hotel, for announcing what somebody else just did. */
export function useOnLiveChange(listener: Listener): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}

export function useLiveStatus(): LiveStatus {
  return useSelector(({ live }) => live.status);
}

/** Whether something was read in vain, or is still being asked for and may yet be. */
function anyReadInDoubt() {
  return (_: Dispatch, getState: () => RootState): boolean =>
    Object.values(getState().api.queries).some((read) => {
      if (read?.status === QueryStatus.pending) return true;
      return isApiFailure(read?.error) && leavesDoubt(read.error);
    });
}

function staleTags(dispatch: Dispatch) {
  const tags = new Set<Tag>();
  let frame = 0;
  function flush() {
    frame = 0;
    const changed = [...tags];
    tags.clear();
    dispatch(baseApi.util.invalidateTags(changed));
  }
  return {
    add(more: readonly Tag[]) {
      for (const tag of more) tags.add(tag);
      // A hidden tab paints no frames, and it must stay fresh too.
      if (document.hidden) flush();
      else frame ||= requestAnimationFrame(flush);
    },
    cancel: () => cancelAnimationFrame(frame),
  };
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
