import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type ApiFailure, clientFailure } from "../client/api-failure.ts";
import { serverTime } from "../client/clock-offset.ts";
import { outboxSlice, rememberOutbox } from "../client/outbox-slice.ts";
import type { Store } from "../client/store.ts";
import { type NewEntry, type OutboxEntry, subjectKey } from "./entry.ts";
import { EntryStore } from "./entry-store.ts";
import { idFor, type Queue, withAdded, withDiscarded, withReplaced, withRetry } from "./queue.ts";
import { Sender } from "./sender.ts";
import { statusFor } from "./senders.ts";
import { onSendingRules, sendingRulesOf } from "./sending-rules.ts";
import { SubjectLocks } from "./subject-lock.ts";

type Edit = (queue: Queue) => Queue;
type Sent = (entry: OutboxEntry, answer: unknown) => void;
/** What tabs of a browser tell each other: that the queue has changed, what was answered to a change, and what was given up. */
type News = {
  sent?: { entry: OutboxEntry; answer: unknown };
  lost?: { department: ModuleName; givenUp: object };
};

/** What became of something that has to wait for the changes of a subject: done, or why one of them can't be sent. */
export type Alone<Result> = { done: Result; failure?: undefined } | { failure: ApiFailure };

/**
 * The changes that were made in this browser and that the server has not got yet. It reads and sends them while
 * somebody is subscribed; the shell is, wherever something is in it.
 */
export function createOutbox(store: Store) {
  const entries = new EntryStore();
  const locks = new SubjectLocks();
  const listeners = new Set<() => void>();
  const sentListeners = new Set<Sent>();
  const sender = new Sender({ store, entries, locks, onSent, onGivenUp, onChange: changed });
  /** What is on the disk, and what is shown already and on its way there. */
  let kept: Queue = [];
  const underway = new Map<Edit, Promise<Queue>>();
  let queue: Queue = [];
  let channel: BroadcastChannel | undefined;
  let unsubscribe: (() => void) | undefined;

  async function refresh() {
    kept = await entries.read();
    show();
  }

  /** Draws the queue here and in the other tabs. */
  function changed(now: Queue) {
    kept = now;
    show();
    tell({});
  }

  function tell(news: News) {
    channel?.postMessage(news);
  }

  function show() {
    queue = [...underway.keys()].reduce((now, change) => change(now), kept);
    publish();
    for (const listener of listeners) listener();
  }

  function publish() {
    const way = { isKept: entries.isKept, isUnreachable: sender.isUnreachable };
    const status = statusFor(store.getState().session, queue, way);
    store.dispatch(outboxSlice.actions.statusChanged(status));
  }

  function onSent(entry: OutboxEntry, answer: unknown) {
    tell({ sent: { entry, answer } });
    hear(entry, answer);
  }

  function hear(entry: OutboxEntry, answer: unknown) {
    sendingRulesOf(entry).onSent?.(entry, answer);
    for (const listener of sentListeners) listener(entry, answer);
  }

  function onGivenUp(department: ModuleName, givenUp: object) {
    tell({ lost: { department, givenUp } });
    sendingRulesOf({ department }).onGivenUp?.(givenUp);
  }

  async function edit(change: Edit) {
    const written = entries.edit(change);
    underway.set(change, written);
    show();
    const now = await written;
    underway.delete(change);
    changed(now);
    void sender.send();
  }

  /** Tries to send all that was made until now. */
  async function send(): Promise<void> {
    await Promise.all(underway.values());
    await sender.send();
  }

  /** Sends when somebody has signed in, and when the network or the live stream is back. */
  function followStore() {
    let { session, live } = store.getState();
    return store.subscribe(() => {
      const now = store.getState();
      const isOtherVisitor = now.session !== session;
      const isBack = now.live !== live && now.live.status === "live";
      ({ session, live } = now);
      if (isOtherVisitor) publish();
      if (isOtherVisitor || isBack) void sender.send();
    });
  }

  function start() {
    rememberOutbox();
    channel = new BroadcastChannel("funduq.outbox");
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.sent) hear(data.sent.entry, data.sent.answer);
      else if (data.lost) sendingRulesOf(data.lost).onGivenUp?.(data.lost.givenUp);
      else void refresh();
    };
    const unfollow = followStore();
    const online = () => void sender.send();
    const unfollowRules = onSendingRules(online);
    window.addEventListener("online", online);
    void refresh().then(() => sender.start());
    unsubscribe = () => {
      channel?.close();
      channel = undefined;
      unfollow();
      unfollowRules();
      window.removeEventListener("online", online);
      sender.stop();
    };
  }

  return {
    get queue(): Queue {
      return queue;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unsubscribe?.();
      };
    },
    /** Hears what the server answered to each change that was sent from this browser. */
    onSent(listener: Sent): () => void {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    /** Shows the change at once, and resolves when it is kept: only then the screen may say that it is done. */
    async add(change: NewEntry, hotelId: HotelId): Promise<void> {
      void navigator.storage?.persist?.();
      const origin = { id: idFor(queue), hotelId, ...madeNow(change.department, hotelId) };
      await edit((now) => withAdded(now, change, origin));
    },
    send,
    /**
     * Does something that needs the answer to all changes of a subject, and that no later one may overtake: holds the subject,
     * sends its changes, and acts. Other subjects are not waited for.
     */
    async alone<Result>(
      subject: Pick<OutboxEntry, "hotelId" | "subject">,
      act: () => PromiseLike<Result>,
    ): Promise<Alone<Result>> {
      if (!navigator.onLine) return { failure: clientFailure("network.unreachable") };
      const key = subjectKey(subject);
      await Promise.all(underway.values());
      const result = await locks.holding(key, async (): Promise<Alone<Result>> => {
        const failure = await sender.sendHeld(key);
        return failure ? { failure } : { done: await act() };
      });
      void sender.send();
      return result;
    },
    /** Sends a refused change again. */
    retry: (id: string) => edit((now) => withRetry(now, id)),
    /** Puts another change in place of refused ones. */
    async replace(ids: readonly string[], change: NewEntry) {
      const id = idFor(queue);
      await edit((now) => withReplaced(now, ids, change, id));
    },
    /** Gives a refused change up. The reason goes to the audit trail, as the next change of the queue. */
    async discard(id: string, reason: string) {
      const entry = queue.find((each) => each.id === id);
      if (!entry) return;
      const { department, hotelId } = entry;
      const report = { reason, ...madeNow(department, hotelId) };
      await edit((now) => withDiscarded(now, id, report, sendingRulesOf(entry).without));
    },
  };

  function madeNow(department: ModuleName, hotelId: HotelId): Pick<OutboxEntry, "by" | "at"> {
    const { session } = store.getState().session;
    if (!session) throw new Error("nobody is signed in");
    const { id: userId, displayName, email } = session.user;
    const own = { userId, name: displayName || email };
    const by = sendingRulesOf({ department }).maker?.(hotelId) ?? own;
    return { by, at: serverTime().toISOString() };
  }
}

export type Outbox = ReturnType<typeof createOutbox>;
