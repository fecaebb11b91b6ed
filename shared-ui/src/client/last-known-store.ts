import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Under which key an answer is kept, and whose it is; null: it is found before it is known who is here. */
export type Place = { key: string; scope: string | null };

export type KnownAnswer = Place & {
  /** When the server gave it. */
  at: string;
  data: unknown;
};

/** The answers of this browser's users; `owner` says whose those in `answers` are. */
interface LastKnownSchema extends DBSchema {
  answers: { key: string; value: KnownAnswer };
  shared: { key: string; value: KnownAnswer };
  owner: { key: string; value: string };
}
type Database = IDBPDatabase<LastKnownSchema>;

const stores = ["answers", "shared", "owner"] as const;

/** The last answers of the server, in IndexedDB: of one person with the same rights at a time. */
export const lastKnownStore = {
  find: ({ key, scope }: Place): Promise<KnownAnswer | undefined> =>
    inDatabase(async (db) => {
      if (scope === null) return db.get("shared", key);
      const isOwner = (await db.get("owner", "scope")) === scope;
      return isOwner ? db.get("answers", key) : undefined;
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
        if ((await owner.get("scope")) !== answer.scope) {
          await own.clear();
          await owner.put(answer.scope, "scope");
        }
        await own.put(answer);
      }
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
