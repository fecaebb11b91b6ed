import type { HotelId } from "@funduq/shared-types/values/ids";
import { LIVE_CHANNEL } from "./changes.ts";
import type { Database } from "./db/database.ts";
import { BATCH, latestSeq, listChangesAfter } from "./live-changes.ts";
import {
  deliver,
  type Feed,
  hasUser,
  type LiveReader,
  type LiveStream,
  surplusFor,
} from "./live-feed.ts";
import {
  type ClosingReason,
  changeFrame,
  closingFrame,
  heartbeatFrame,
  positionFrame,
  releasedFrame,
} from "./live-frames.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { SessionStore } from "./session-store.ts";

const HEARTBEAT_MS = 15_000;
/** The unsent bytes at which a slow reader is disconnected; it reconnects and resumes. */
const MAX_UNSENT_BYTES = 256 * 1024;
/** With more missed changes, a full refetch is cheaper than sending them. */
const MAX_REPLAYED = 2 * BATCH;

export type LiveHubDeps = {
  database: Database;
  log: Log;
  metrics: Metrics;
  checkListeners: SessionStore["checkListeners"];
};

/**
 * Sends every committed change of a hotel to its open screens, in order, exactly once. The change log is
 * authoritative: a notification only triggers reading after the last number, so lost and duplicate
 * notifications do no harm.
 */
export class LiveHub {
  readonly #deps: LiveHubDeps;
  readonly #feeds = new Map<HotelId, Feed>();
  #heartbeat: NodeJS.Timeout | undefined;
  #unlisten: (() => Promise<void>) | undefined;
  #stopped = false;
  #isChecking = false;
  #opened = 0;

  constructor(deps: LiveHubDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#deps.database.listen(
      LIVE_CHANNEL,
      (message) => this.#hear(message),
      () => void this.#checkAll(),
    );
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  /** Opens a stream from the change `after`, or from now. */
  async open(reader: LiveReader, after: number | undefined): Promise<LiveStream> {
    this.#opened += 1;
    const place = this.#opened;
    const stream: LiveStream = {
      ...reader,
      principal: undefined,
      place,
      seq: 0,
      joined: false,
      open: true,
    };
    const feed = this.#feedOf(reader.hotelId);
    feed.streams.add(stream);
    this.#deps.metrics.liveStreams.inc();
    const surplus = surplusFor(stream, this.#streams());
    for (const each of surplus) this.#close(each, "replaced");
    if (this.#stopped) this.#close(stream, "stopping");
    try {
      await this.#begin(stream, feed, after);
    } catch (error) {
      this.leave(stream);
      throw error;
    }
    // Checks changes and rights again, which may have changed while the stream was opening.
    void this.#pump(feed);
    return stream;
  }

  /** Removes a stream whose client has disconnected. */
  leave(stream: LiveStream): void {
    if (!stream.open) return;
    stream.open = false;
    this.#deps.metrics.liveStreams.dec();
    const feed = this.#feeds.get(stream.hotelId);
    feed?.streams.delete(stream);
    if (feed?.streams.size === 0) this.#feeds.delete(stream.hotelId);
  }

  /** Closes every stream and tells the browsers when to reconnect. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams()) this.#close(stream, "stopping");
    await this.#unlisten?.();
  }

  streamCount(): number {
    return this.#streams().length;
  }

  #streams(): LiveStream[] {
    return [...this.#feeds.values()].flatMap((feed) => [...feed.streams]);
  }

  #feedOf(hotelId: HotelId): Feed {
    const known = this.#feeds.get(hotelId);
    if (known) return known;
    const feed = { hotelId, seq: -1, streams: new Set<LiveStream>(), reading: false, again: false };
    this.#feeds.set(hotelId, feed);
    return feed;
  }

  async #begin(stream: LiveStream, feed: Feed, after: number | undefined): Promise<void> {
    const latest = await latestSeq(this.#deps.database, stream.hotelId);
    if (feed.seq < 0) feed.seq = latest;
    stream.seq = after ?? latest;
    const lost = stream.seq > latest || latest - stream.seq > MAX_REPLAYED;
    if (lost) return this.#reset(stream, feed);
    this.#send(stream, positionFrame("ready", stream.seq));
    return this.#catchUp(stream, feed);
  }

  /** Sends a stream the changes up to the feed's position, and adds it to the feed without a gap. */
  async #catchUp(stream: LiveStream, feed: Feed): Promise<void> {
    while (stream.open && !stream.joined) {
      const changes = await listChangesAfter(this.#deps.database, stream.hotelId, stream.seq);
      const next = changes[0]?.seq ?? Math.max(stream.seq, feed.seq) + 1;
      // The next change was deleted: the stream was disconnected for longer than changes are kept.
      if (next !== stream.seq + 1) return this.#reset(stream, feed);
      if (changes.length > 0) {
        await this.#dismissWithoutAccess([stream]);
        const frames = changes.map((change) => changeFrame(change, stream));
        this.#send(stream, Buffer.concat(frames));
      }
      stream.seq = changes.at(-1)?.seq ?? stream.seq;
      stream.joined = stream.seq >= feed.seq && changes.length < BATCH;
    }
  }

  async #reset(stream: LiveStream, feed: Feed): Promise<void> {
    stream.seq = await latestSeq(this.#deps.database, stream.hotelId);
    this.#send(stream, positionFrame("reset", stream.seq));
    return this.#catchUp(stream, feed);
  }

  #close(stream: LiveStream, reason: ClosingReason): void {
    if (!stream.open) return;
    this.leave(stream);
    stream.outlet.end(closingFrame(reason));
  }

  #send(stream: LiveStream, frame: Buffer): void {
    if (stream.outlet.writableLength > MAX_UNSENT_BYTES) this.#close(stream, "slow");
    else if (stream.open) stream.outlet.write(frame);
  }

  #hear(message: string): void {
    const [kind, id] = message.split(":");
    if (kind === "removed") {
      this.#dismissAll(id);
      return;
    }
    if (kind === "released") {
      this.#tellReleased(id);
      return;
    }
    for (const feed of this.#feeds.values()) {
      const concerned = kind === "user" ? hasUser(feed, id) : feed.hotelId === id;
      if (concerned) void this.#pump(feed);
    }
  }

  /** Tells the pages of one hotel, or of all, that a department has another release. */
  #tellReleased(hotelId: string | undefined): void {
    for (const stream of this.#streams())
      if (!hotelId || stream.hotelId === hotelId) this.#send(stream, releasedFrame);
  }

  /** Does not sign the user out, who may have access to other hotels. */
  #dismissAll(hotelId: string | undefined): void {
    const ended = this.#streams().filter((stream) => stream.hotelId === hotelId);
    for (const stream of ended) this.#close(stream, "hotel-removed");
  }

  #beat(): void {
    for (const stream of this.#streams()) this.#send(stream, heartbeatFrame);
    void this.#checkAll();
  }

  /** One query for the streams of all hotels: which rights have ended, and which hotels have unread changes. */
  async #checkAll(): Promise<void> {
    const streams = this.#streams();
    if (this.#isChecking || streams.length === 0) return;
    this.#isChecking = true;
    try {
      const latest = await this.#dismissWithoutAccess(streams);
      for (const feed of this.#feeds.values())
        if ((latest.get(feed.hotelId) ?? 0) > feed.seq) void this.#pump(feed);
    } catch (err) {
      this.#deps.log.warn({ err }, "the live streams could not be checked");
    } finally {
      this.#isChecking = false;
    }
  }

  /** Reads a hotel's new changes and sends them to its streams. A concurrent call triggers one more read. */
  async #pump(feed: Feed): Promise<void> {
    feed.again = true;
    if (feed.reading || feed.seq < 0) return;
    feed.reading = true;
    const heard = performance.now();
    try {
      while (feed.again) {
        feed.again = false;
        await this.#deliverNew(feed);
      }
      this.#deps.metrics.liveDelay.observe((performance.now() - heard) / 1000);
    } catch (err) {
      // The next notification or heartbeat continues from the same number.
      this.#deps.log.warn({ err, hotelId: feed.hotelId }, "live changes could not be read");
    } finally {
      feed.reading = false;
    }
  }

  /**
   * Checks rights after reading the changes: a user who lost access by one of these changes, or before, no
   * longer receives them.
   */
  async #deliverNew(feed: Feed): Promise<void> {
    const changes = await listChangesAfter(this.#deps.database, feed.hotelId, feed.seq);
    await this.#dismissWithoutAccess([...feed.streams]);
    deliver(feed, changes, (stream, frame) => this.#send(stream, frame));
    if (changes.length === BATCH && feed.streams.size > 0) feed.again = true;
  }

  /** Closes the streams whose session, right to see the hotel, or hotel has ended, and keeps what rights the others have. Returns each hotel's last number. */
  async #dismissWithoutAccess(streams: readonly LiveStream[]): Promise<Map<HotelId, number>> {
    const latest = new Map<HotelId, number>();
    const checks = await this.#deps.checkListeners(streams);
    for (const [index, { lost, principal, changeSeq }] of checks.entries()) {
      const stream = streams[index];
      if (!stream) continue;
      stream.principal = principal;
      if (lost) this.#close(stream, lost);
      latest.set(stream.hotelId, changeSeq);
    }
    return latest;
  }
}
