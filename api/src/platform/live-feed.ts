import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { RecordedChange } from "./live-changes.ts";
import { changeFrame, type Receiver } from "./live-frames.ts";

/** The output of a stream: a server response, or a test double. */
export type LiveOutlet = {
  write(frame: Buffer): unknown;
  end(frame: Buffer): unknown;
  readonly writableLength: number;
};

export type LiveReader = {
  hotelId: HotelId;
  userId: UserId;
  sessionToken: string;
  outlet: LiveOutlet;
};

export type LiveStream = LiveReader &
  Receiver & {
    /** When it was opened, by the order of this process. */
    place: number;
    /** The last change it was told. */
    seq: number;
    /** Caught up, and fed by its hotel's feed from now on. */
    joined: boolean;
    open: boolean;
  };

/** The open streams of one hotel in this process, and the last change read; -1 before the first read. */
export type Feed = {
  hotelId: HotelId;
  seq: number;
  streams: Set<LiveStream>;
  reading: boolean;
  again: boolean;
};

/** Sends changes to the feed's streams, each from its own position. */
export function deliver(
  feed: Feed,
  changes: readonly RecordedChange[],
  send: (stream: LiveStream, frame: Buffer) => void,
): void {
  const last = changes.at(-1);
  if (!last) return;
  feed.seq = last.seq;
  for (const stream of feed.streams) {
    // A stream that is catching up reads these itself before it joins.
    if (!stream.joined || stream.seq >= last.seq) continue;
    const missed = changes.filter(({ seq }) => seq > stream.seq);
    stream.seq = last.seq;
    send(stream, Buffer.concat(missed.map((change) => changeFrame(change, stream))));
  }
}

/** The maximum per browser: every window of a reception PC, and recently hidden tabs. */
const STREAMS_PER_SESSION = 12;
/** The maximum per user: enough for one account on every PC of a hotel, and a limit for a stolen account. */
const STREAMS_PER_USER = 60;

/** The streams to close for a new one: the oldest of its browser and of its user. */
export function surplusFor(
  { sessionToken, userId }: LiveStream,
  open: readonly LiveStream[],
): LiveStream[] {
  const byAge = [...open].sort((one, other) => one.place - other.place);
  const ofSession = byAge.filter((stream) => stream.sessionToken === sessionToken);
  const ofUser = byAge.filter((stream) => stream.userId === userId);
  return [...beyond(ofSession, STREAMS_PER_SESSION), ...beyond(ofUser, STREAMS_PER_USER)];
}

const beyond = (streams: readonly LiveStream[], most: number) =>
  streams.slice(0, Math.max(0, streams.length - most));

export function hasUser(feed: Feed, userId: string | undefined): boolean {
  return [...feed.streams].some((stream) => stream.userId === userId);
}
