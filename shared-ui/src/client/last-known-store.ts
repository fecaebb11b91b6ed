import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Under which key an answer is kept, and whose it is; null: it is found before it is known who is here. */
export type Place = { key: string; scope: string | null };

/** Until when an answer was the server's: when it was given, or until later, while the live stream reported each change. */
export type KnownUntil = Place & { at: string };
export type KnownAnswer = KnownUntil & { data: unknown };

/**
 * The answers of this browser's users. In `owner`, `scope` says whose those in `answers` are, and the key of an answer until
 * when it is known where that is later than its own time: an answer may be large, and is not written again for it.
 */
interface LastKnownSchema extends DBSchema {
  answers: { key: string; value: KnownAnswer };
  shared: { key: string; value: KnownAnswer };
  owner: { key: string; value: string };
}
type Database = IDBPDatabase<LastKnownSchema>;

/** No answer has this key: those begin with an address. */
const SCOPE = "scope";
const stores = ["answers", "shared", "owner"] as const;

/** The last answers of the server, in IndexedDB: of one person with the same rights at a time. */
export const lastKnownStore = {
  find: ({ key, scope }: Place): Promise<KnownAnswer | undefined> =>
    inDatabase(async (db) => {
      const isOwner = scope === null || (await db.get("owner", SCOPE)) === scope;
      const answer = isOwner && (await db.get(scope === null ? "shared" : "answers", key));
      if (!answer) return undefined;
      const until = (await db.get("owner", key)) ?? "";
      return { ...answer, at: until > answer.at ? until : answer.at };
    }),

  keep: (answers: readonly KnownAnswer[]): Promise<void> =>
    inDatabase(async (db) => {
      const transaction = db.transaction(stores, "readwrite");
      const [own, owner] = [transaction.objectStore("answers"), transaction.objectStore("owner")];
      for (const answer of answers) {
        if (answer.scope === null) {
          await transaction.objectStore("shared").put(answer);
          continue;
        }
        if ((await owner.get(SCOPE)) !== answer.scope) {
          await Promise.all([own.clear(), owner.clear()]);
          await owner.put(answer.scope, SCOPE);
        }
        await own.put(answer);
      }
      await transaction.done;
    }),

  /** Notes until when answers are known, of those that are kept for the same person. */
  confirm: (known: readonly KnownUntil[]): Promise<void> =>
    inDatabase(async (db) => {
      const transaction = db.transaction("owner", "readwrite");
      const scope = await transaction.store.get(SCOPE);
      for (const each of known)
        if (each.scope === null || each.scope === scope)
          await transaction.store.put(each.at, each.key);
      await transaction.done;
    }),

  clear: (): Promise<void> =>
    inDatabase(async (db) => {
      const transaction = db.transaction(stores, "readwrite");
      await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
      await transaction.done;
    }),
};

/** Opened for each use: the browser closes a database that is idle, and this one is used rarely. */
async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDB<LastKnownSchema>("funduq.last-known", 1, {
    upgrade(created) {
      created.createObjectStore("answers", { keyPath: "key" });
      created.createObjectStore("shared", { keyPath: "key" });
      created.createObjectStore("owner");
    },
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
