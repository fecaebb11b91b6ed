import type { HotelId } from "@funduq/shared-types/values/ids";
import { serverTime } from "../client/clock-offset.ts";
import { outboxSlice, rememberOutbox } from "../client/outbox-slice.ts";
import type { Store } from "../client/store.ts";
import type { NewEntry, OutboxEntry } from "./entry.ts";
import { EntryStore } from "./entry-store.ts";
import { idFor, type Queue, withAdded, withDiscarded, withRetry } from "./queue.ts";
import { Sender } from "./sender.ts";
import { statusFor } from "./senders.ts";

type Edit = (queue: Queue) => Queue;
type Sent = (entry: OutboxEntry, answer: unknown) => void;

/**
 * The changes that were made in this browser and that the server has not got yet. It reads and sends them while
 * somebody is subscribed; the shell is, wherever something is in it.
 */
export function createOutbox(store: Store) {
  const entries = new EntryStore();
  const listeners = new Set<() => void>();
  const sentListeners = new Set<Sent>();
  const sender = new Sender({ store, entries, onSent, onChange: changed });
  /** What is on the disk, and what is shown already and on its way there. */
  let kept: Queue = [];
  const underway = new Set<Edit>();
  let queue: Queue = [];
  let channel: BroadcastChannel | undefined;
  let unsubscribe: (() => void) | undefined;

  async function refresh() {
    kept = await entries.read();
    show();
  }

  /** Draws the queue here and in the other tabs. */
  async function changed() {
    await refresh();
    channel?.postMessage("changed");
  }

  function show() {
    queue = [...underway].reduce((now, change) => change(now), kept);
    publish();
    for (const listener of listeners) listener();
  }

  function publish() {
    const status = statusFor(store.getState().session, queue, entries.isKept);
    store.dispatch(outboxSlice.actions.statusChanged(status));
  }

  function onSent(entry: OutboxEntry, answer: unknown) {
    for (const listener of sentListeners) listener(entry, answer);
  }

  async function edit(change: Edit) {
    underway.add(change);
    show();
    await entries.edit(change);
    underway.delete(change);
    await changed();
    void sender.send();
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
    channel.onmessage = () => void refresh();
    const unfollow = followStore();
    const online = () => void sender.send();
    window.addEventListener("online", online);
    void refresh().then(() => sender.start());
    unsubscribe = () => {
      channel?.close();
      channel = undefined;
      unfollow();
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
    /** Hears in this tab what the server answered to each change that was sent. */
    onSent(listener: Sent): () => void {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    /** Shows the change at once, and resolves when it is kept: only then the screen may say that it is done. */
    async add(change: NewEntry, hotelId: HotelId): Promise<void> {
      void navigator.storage?.persist?.();
      const origin = { id: idFor(queue), hotelId, ...madeNow(store) };
      await edit((now) => withAdded(now, change, origin));
    },
    /** Sends a refused change again. */
    retry: (id: string) => edit((now) => withRetry(now, id)),
    /** Gives a refused change up. The reason goes to the audit trail, as the next change of the queue. */
    discard: (id: string, reason: string) =>
      edit((now) => withDiscarded(now, id, { reason, ...madeNow(store) })),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

function madeNow(store: Store): Pick<OutboxEntry, "by" | "at"> {
  const { session } = store.getState().session;
  if (!session) throw new Error("nobody is signed in");
  const { id: userId, displayName, email } = session.user;
  return { by: { userId, name: displayName || email }, at: serverTime().toISOString() };
}
