import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useStore as useAnyStore } from "react-redux";
import { useHotel } from "../client/session-hooks.ts";
import type { Store } from "../client/store.ts";
import type { NewEntry, OutboxEntry } from "./entry.ts";
import { type Alone, createOutbox, type Outbox } from "./outbox.ts";

const useStore = useAnyStore.withTypes<Store>();

/** One per store: the shell makes one store for its page. */
const outboxes = new WeakMap<Store, Outbox>();

export function useOutboxOfPage(): Outbox {
  const store = useStore();
  const known = outboxes.get(store) ?? createOutbox(store);
  outboxes.set(store, known);
  return known;
}

export function useQueue(outbox: Outbox): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, () => outbox.queue);
}

export type DepartmentOutbox = {
  /** The department's changes in the selected hotel that the server has not got, the oldest first. */
  entries: readonly OutboxEntry[];
  /** Keeps a change and sends it as soon as possible. Resolves when it is kept: then say that it is done. */
  add: (change: Omit<NewEntry, "department">) => Promise<void>;
  /** Tries to send everything at once; resolves when everything was tried that can be sent now. */
  send: () => Promise<void>;
  /** Sends a refused change again. */
  retry: (id: string) => Promise<void>;
  /** Puts another change in place of refused ones, in the name of who made the first of them. */
  replace: (ids: readonly string[], change: Omit<NewEntry, "department">) => Promise<void>;
  /**
   * Does something after all changes of the subject, and while none of them is sent: what needs the version that they lead
   * to. Where one can't be sent now, it is not done, and the reason is answered.
   */
  alone: <Result>(subject: string, act: () => PromiseLike<Result>) => Promise<Alone<Result>>;
};

/** A department's part of the outbox, in the selected hotel. */
export function useOutbox(department: ModuleName): DepartmentOutbox {
  const outbox = useOutboxOfPage();
  const queue = useQueue(outbox);
  const hotelId = useHotel()?.hotelId;
  return useMemo(
    () => ({
      entries: queue.filter((each) => each.department === department && each.hotelId === hotelId),
      async add(change) {
        if (hotelId) await outbox.add({ ...change, department }, hotelId);
      },
      send: outbox.send,
      retry: outbox.retry,
      replace: (ids, change) => outbox.replace(ids, { ...change, department }),
      alone(subject, act) {
        if (!hotelId) throw new Error("no hotel is selected");
        return outbox.alone({ hotelId, subject }, act);
      },
    }),
    [outbox, queue, department, hotelId],
  );
}

/**
 * Hears what the server answered to each change of the department, before it leaves the queue: the place to draw the
 * answer into the cache, so that the screen never shows what was before.
 */
export function useOnSent(
  department: ModuleName,
  listener: (entry: OutboxEntry, answer: unknown) => void,
): void {
  const outbox = useOutboxOfPage();
  useEffect(
    () =>
      outbox.onSent((entry, answer) => {
        if (entry.department === department) listener(entry, answer);
      }),
    [outbox, department, listener],
  );
}
