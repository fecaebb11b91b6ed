import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxEntry } from "./entry.ts";
import type { Queue } from "./queue.ts";

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry };
}

type Edit = (queue: Queue) => Queue;

/**
 * The queue in IndexedDB, shared by the tabs of this browser. Where the browser refuses to keep it (site data
 * blocked, disk full) it is in this page's memory, and lost with the page.
 */
export class EntryStore {
  #opening: Promise<IDBPDatabase<OutboxSchema>> | undefined;
  #memory: Queue | undefined;

  /** Whether the queue outlives the page. */
  get isKept(): boolean {
    return this.#memory === undefined;
  }

  async read(): Promise<Queue> {
    return this.#tried(
      async (db) => db.getAll("entries"),
      (memory) => memory,
    );
  }

  /**
   * Changes the queue in one transaction, and resolves when it is on the disk (`durability: strict`): a browser
   * that is killed afterwards, or a power cut, loses nothing of it.
   */
  async edit(change: Edit): Promise<Queue> {
    return this.#tried(
      (db) => editIn(db, change),
      (memory) => change(memory),
    );
  }

  async #tried(
    act: (db: IDBPDatabase<OutboxSchema>) => Promise<Queue>,
    inMemory: (memory: Queue) => Queue,
  ): Promise<Queue> {
    if (this.#memory === undefined) {
      try {
        return await act(await this.#open());
      } catch {
        // The browser closes a database when it has been idle or its files were cleared: it is opened anew once.
        this.#opening = undefined;
      }
      try {
        return await act(await this.#open());
      } catch {
        this.#memory = await this.#lastRead();
      }
    }
    this.#memory = inMemory(this.#memory);
    return this.#memory;
  }

  /** A full disk refuses writes only: what waits is sent all the same. */
  async #lastRead(): Promise<Queue> {
    try {
      return await (await this.#open()).getAll("entries");
    } catch {
      return [];
    }
  }

  #open(): Promise<IDBPDatabase<OutboxSchema>> {
    this.#opening ??= openDB<OutboxSchema>("funduq.outbox", 1, {
      upgrade: (db) => void db.createObjectStore("entries", { keyPath: "id" }),
      // Another tab has a newer release: it must not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        this.#opening = undefined;
      },
    });
    return this.#opening;
  }
}

async function editIn(db: IDBPDatabase<OutboxSchema>, change: Edit): Promise<Queue> {
  const transaction = db.transaction("entries", "readwrite", { durability: "strict" });
  const { store } = transaction;
  const before = await store.getAll();
  const after = change(before);
  const writes = [
    ...before
      .filter((old) => !after.some(({ id }) => id === old.id))
      .map(({ id }) => store.delete(id)),
    ...after.filter((entry) => !before.includes(entry)).map((entry) => store.put(entry)),
  ];
  await Promise.all([...writes, transaction.done]);
  return after;
}
