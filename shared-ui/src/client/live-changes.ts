import {
  type LiveChange,
  liveChangeSchema,
  liveTags,
  type Tag,
} from "@funduq/shared-types/contracts/live";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useEffect } from "react";
import { baseApi } from "./base-api.ts";
import { type LiveStatus, liveSlice } from "./live-slice.ts";
import { type Dispatch, useDispatch, useSelector } from "./store.ts";

/** After a refused stream (signed out, too many screens) the browser gives up; we ask again. */
const REOPEN_AFTER_MS = 5_000;

type Listener = (change: LiveChange) => void;
const listeners = new Set<Listener>();

type Connection = { hotelId: HotelId; dispatch: Dispatch };

/**
 * Listens to one hotel's changes and refetches what they touch. A burst of changes makes one
 * invalidation per frame. The browser resumes by itself after a cut; when it has given up,
 * the stream is opened anew after the last sequence that was seen.
 */
export function openLiveChanges({ hotelId, dispatch }: Connection): () => void {
  let source: EventSource | undefined;
  let lastSeq = 0;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const stale = staleTags(dispatch);
  const report = (status: LiveStatus) => dispatch(liveSlice.actions.statusChanged(status));

  function open() {
    const after = lastSeq > 0 ? `?after=${lastSeq}` : "";
    source = new EventSource(`/api/hotels/${hotelId}/live${after}`);
    source.addEventListener("open", () => report("live"));
    source.addEventListener("error", handleCut);
    source.addEventListener("message", handleChange);
    source.addEventListener("change", handleChange);
    source.addEventListener("reset", handleReset);
  }

  function handleChange({ data }: MessageEvent<string>) {
    const change = readChange(data);
    if (!change || change.seq <= lastSeq) return;
    lastSeq = change.seq;
    stale.add(change.tags);
    for (const listener of listeners) listener(change);
  }

  function handleReset({ lastEventId }: MessageEvent<string>) {
    lastSeq = Number(lastEventId) || 0;
    stale.add(liveTags);
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

function readChange(data: string): LiveChange | undefined {
  try {
    return liveChangeSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
