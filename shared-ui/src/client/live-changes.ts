import {
  type LiveChange,
  liveChangeSchema,
  liveTags,
  type Tag,
} from "@funduq/shared-types/contracts/live";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { QueryStatus } from "@reduxjs/toolkit/query/react";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { hasLastKnown } from "./last-known-slice.ts";
import { type LiveStatus, liveSlice } from "./live-slice.ts";
import type { RootState } from "./root-reducer.ts";
import { hasUnanswered } from "./server-away.ts";
import { sessionSlice } from "./session-slice.ts";
import { staleTags } from "./stale-tags.ts";
import { type Dispatch, useDispatch, useSelector } from "./store.ts";
import { openTabStream } from "./tab-stream.ts";

/** How long after a lost hotel the stream is tried again, unless the session was read without the hotel. */
const LOST_AFTER_MS = 5_000;
/** The server serves fewer streams than there are visible tabs: a replaced tab reconnects after this time. */
const REPLACED_AFTER_MS = 60_000;

const closedSchema = z.object({ reason: z.string() });

type Listener = (change: LiveChange) => void;
const listeners = new Set<Listener>();

type Connection = {
  hotelId: HotelId;
  dispatch: Dispatch;
  /** The change after which everything on the screen was read; unknown when something may be older. */
  since?: number | undefined;
};

/** What a late beginning may have missed: all but who we are and which modules there are. */
const hotelTags = liveTags.filter((tag) => tag !== "Session" && tag !== "Modules");

/**
 * Listens to one hotel's changes and refetches what they touch. A burst of changes makes one
 * invalidation per frame. A stream that is opened anew goes on after the last sequence that was seen.
 */
export function openLiveChanges({ hotelId, dispatch, since }: Connection): () => void {
  let lastSeq = since;
  let hasOpened = false;
  const stale = staleTags(dispatch);
  const report = (status: LiveStatus) => dispatch(liveSlice.actions.statusChanged(status));
  const after = () => (lastSeq === undefined ? "" : `?after=${lastSeq}`);

  const stream = openTabStream({
    address: () => `/api/hotels/${hotelId}/live${after()}`,
    handlers: {
      message: handleChange,
      ready: handleReady,
      reset: handleReset,
      released: () => stale.add(["Modules"]),
      closed: handleClosed,
    },
    report,
    onCut: handleCut,
  });

  /** What this build can't read, such as a tag that a newer API sends, may concern anything on the screen. */
  function handleChange(event: MessageEvent<string>) {
    const change = liveChangeSchema.safeParse(readJson(event.data)).data;
    if (!change) return handleReset(event);
    hasOpened = true;
    if (change.seq <= (lastSeq ?? 0)) return;
    lastSeq = change.seq;
    stale.add(change.tags);
    for (const listener of listeners) listener(change);
  }

  function handleReady({ lastEventId }: MessageEvent<string>) {
    const missed = missedTags();
    if (missed.length > 0) stale.add(missed);
    hasOpened = true;
    lastSeq = Math.max(lastSeq ?? 0, Number(lastEventId) || 0);
  }

  /**
   * Without a known position, what was read before the stream opened may be out of date. With one, the server
   * sends what came after it. After a cut, a release may have been missed, because releases have no number, and
   * reads may have failed. Where answers of earlier are shown, everything is read.
   */
  function missedTags(): readonly Tag[] {
    if (dispatch(anyLastKnown())) return liveTags;
    if (lastSeq === undefined) return hotelTags;
    if (!hasOpened) return [];
    return dispatch(anyReadInDoubt()) ? liveTags : ["Modules"];
  }

  /** A stream that did not open was refused or had no network: nothing is known of that time. */
  function handleCut() {
    if (!hasOpened) lastSeq = undefined;
  }

  function handleReset({ lastEventId }: MessageEvent<string>) {
    hasOpened = true;
    lastSeq = Number(lastEventId) || 0;
    stale.add(liveTags);
  }

  /** The server's goodbye. After `stopping` and `slow` the browser comes back by itself. */
  function handleClosed({ data }: MessageEvent<string>) {
    const reason = closedSchema.safeParse(readJson(data)).data?.reason;
    if (reason === "hotel-removed") dispatch(sessionSlice.actions.hotelRemoved(hotelId));
    if (reason === "hotel-removed" || reason === "no-access") leaveHotel();
    if (reason === "signed-out") endSession();
    if (reason === "replaced") stream.closeFor(REPLACED_AFTER_MS);
  }

  /**
   * The hotel was removed, or the user's access to it has ended. The session is read again and no longer
   * lists the hotel; selecting another one closes this stream. Where the reading fails, it is repeated
   * after each attempt to open the stream.
   */
  function leaveHotel() {
    stream.closeFor(LOST_AFTER_MS);
    stale.add(["Session"]);
  }

  function endSession() {
    stream.close();
    report("offline");
    dispatch(sessionSlice.actions.ended());
  }

  return () => {
    stale.cancel();
    stream.close();
  };
}

/** Keeps this tab in step with the selected hotel. The shell calls it once. */
export function useLiveChanges(hotelId: HotelId | undefined): void {
  const dispatch = useDispatch();
  const hasListened = useRef(false);
  useEffect(() => {
    if (!hotelId) return;
    // Screens read nothing of a hotel before the session, so the first stream continues from it.
    const since = hasListened.current ? undefined : dispatch(changeSeqInSession(hotelId));
    hasListened.current = true;
    return openLiveChanges({ hotelId, dispatch, since });
  }, [hotelId, dispatch]);
}

function changeSeqInSession(hotelId: HotelId) {
  return (dispatch: Dispatch, getState: () => RootState): number | undefined =>
    // What is shown of earlier may be older than this session.
    dispatch(anyLastKnown())
      ? undefined
      : getState().session.session?.hotels.find((hotel) => hotel.hotelId === hotelId)?.changeSeq;
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

function anyLastKnown() {
  return (_: Dispatch, getState: () => RootState): boolean => hasLastKnown(getState());
}

/** Whether something was read in vain, or is still being asked for and may yet be. */
function anyReadInDoubt() {
  return (_: Dispatch, getState: () => RootState): boolean =>
    hasUnanswered(getState()) ||
    Object.values(getState().api.queries).some((read) => read?.status === QueryStatus.pending);
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
